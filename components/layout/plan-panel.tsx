import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icons';
import { routes } from '@/lib/routes/register';
import { site } from '@/lib/site';
import { tools } from './menu';
import { SiteLink } from './site-link';

const featured = [
  { path: routes.guide('island-hopping'), text: 'islandHopping' },
  { path: routes.guide('best-time-to-visit'), text: 'bestTime' },
] as const;

/** The Plan Your Trip panel: twelve tools, two guides. */
export async function PlanPanel() {
  const t = await getTranslations('navigation');
  return (
    <>
      <div className="page-grid grid grid-cols-12 gap-x-10 pt-8 pb-9">
        <ul className="col-span-9 grid grid-cols-3 gap-x-6">
          {tools.map(({ path, text, icon }) => (
            <li key={path} className="border-t border-rule">
              <SiteLink href={path} className="group flex gap-3 py-3">
                <Icon name={icon} className="mt-0.5 size-5 text-water" />
                <span>
                  <span className="block font-ui text-[0.95rem] font-medium underline-offset-4 group-hover:underline">
                    {t(`tools.${text}.label`, { name: site.assistant.name })}
                  </span>
                  <span className="block text-sm leading-snug text-ink-2">
                    {t(`tools.${text}.text`)}
                  </span>
                </span>
              </SiteLink>
            </li>
          ))}
        </ul>
        <section className="col-span-3" aria-labelledby="menu-plan-featured">
          <h2 id="menu-plan-featured" className="label-caps">
            {t('featured')}
          </h2>
          <ul className="mt-3 grid gap-3">
            {featured.map(({ path, text }) => (
              <li key={path}>
                <SiteLink href={path} className="group block border border-rule bg-deep p-5">
                  <span className="block font-display text-xl leading-tight group-hover:underline group-hover:decoration-accent group-hover:decoration-1 group-hover:underline-offset-4">
                    {t(`featuredGuides.${text}.title`)}
                  </span>
                  <span className="mt-2 block text-sm leading-snug text-ink-2">
                    {t(`featuredGuides.${text}.text`)}
                  </span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <div className="graduated" />
    </>
  );
}
