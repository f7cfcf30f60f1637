import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icons';
import { currentLocale } from '@/lib/i18n/current';
import { otherLocale } from '@/lib/i18n/locales';
import { leadingIslandSlugs } from '@/lib/islands/slugs';
import { routes } from '@/lib/routes/register';
import { type MenuIsland, pickIslands } from './menu';
import { SiteLink } from './site-link';

/** The Destinations panel: islands by name in both scripts, their guides, one article. */
export async function DestinationsPanel({ islands }: { islands: readonly MenuIsland[] }) {
  const [t, locale] = await Promise.all([getTranslations('navigation'), currentLocale()]);
  const chosen = pickIslands(islands, leadingIslandSlugs);
  const other = otherLocale(locale);
  return (
    <>
      <div className="page-grid grid grid-cols-12 gap-x-10 pt-8 pb-9">
        <section className="col-span-6" aria-labelledby="menu-islands">
          <h2 id="menu-islands" className="label-caps">
            {t('islands')}
          </h2>
          <ul className="mt-3 grid grid-cols-2 gap-x-8">
            {chosen.map(({ slug, name }) => (
              <li key={slug} className="border-t border-rule">
                <SiteLink
                  href={routes.island(slug)}
                  className="group flex items-baseline justify-between gap-3 py-2.5"
                >
                  <span className="font-display text-xl leading-tight group-hover:underline group-hover:decoration-accent group-hover:decoration-1 group-hover:underline-offset-4">
                    {name[locale]}
                  </span>
                  {other ? (
                    <span lang={other} aria-hidden="true" className="font-display text-ink-2">
                      {name[other]}
                    </span>
                  ) : null}
                </SiteLink>
              </li>
            ))}
          </ul>
          <PanelMore href={routes.islands}>{t('allIslands')}</PanelMore>
        </section>
        <section className="col-span-3" aria-labelledby="menu-guides">
          <h2 id="menu-guides" className="label-caps">
            {t('guides')}
          </h2>
          <ul className="mt-2">
            {chosen.map(({ slug, name }) => (
              <li key={slug}>
                <SiteLink
                  href={routes.guide(slug)}
                  className="flex min-h-9 items-center font-ui text-[0.95rem] underline-offset-4 hover:underline"
                >
                  {t('guideTo', { island: name[locale] })}
                </SiteLink>
              </li>
            ))}
          </ul>
          <PanelMore href={routes.guides}>{t('allGuides')}</PanelMore>
        </section>
        <section className="col-span-3" aria-labelledby="menu-destinations-featured">
          <h2 id="menu-destinations-featured" className="label-caps">
            {t('featured')}
          </h2>
          <SiteLink
            href={routes.blogPost('best-cyclades-islands')}
            className="group mt-3 block border border-rule bg-deep p-5"
          >
            <span className="block font-display text-xl leading-tight group-hover:underline group-hover:decoration-accent group-hover:decoration-1 group-hover:underline-offset-4">
              {t('featuredPost.title')}
            </span>
            <span className="mt-3 block text-sm leading-snug text-ink-2">
              {t('featuredPost.text')}
            </span>
          </SiteLink>
        </section>
      </div>
      <div className="graduated" />
    </>
  );
}

function PanelMore({ href, children }: { href: string; children: string }) {
  return (
    <SiteLink
      href={href}
      className="mt-3 inline-flex min-h-11 items-center gap-2 font-ui text-[0.95rem] font-medium hover:text-accent"
    >
      {children}
      <Icon name="arrow-right" className="size-4" />
    </SiteLink>
  );
}
