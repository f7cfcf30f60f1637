import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icons';
import { currentLocale } from '@/lib/i18n/current';
import { leadingIslandSlugs } from '@/lib/islands/slugs';
import { routes } from '@/lib/routes/register';
import { site } from '@/lib/site';
import { AccountEntries } from './account-actions';
import { barLinks, type MenuIsland, pickIslands, quickTiles, tools } from './menu';
import { LanguageSwitch, ThemeControl } from './preferences';
import { SessionSwitch } from './session-leaves';
import { SiteLink } from './site-link';

const row = 'flex min-h-12 items-center border-b border-rule font-display text-xl';
const link = 'flex min-h-11 items-center py-1 font-ui leading-tight';

/** What the full-screen menu of a phone holds. */
export async function MobileMenuContent({ islands }: { islands: readonly MenuIsland[] }) {
  const [t, locale] = await Promise.all([getTranslations('navigation'), currentLocale()]);
  const chosen = pickIslands(islands, leadingIslandSlugs).slice(0, 4);
  return (
    <nav aria-label={t('menu.title')} className="mx-auto max-w-2xl px-4 pt-4 pb-8">
      <ul className="mb-4 grid grid-cols-2 gap-2 sm:grid-cols-4">
        {quickTiles.map(({ path, text, icon }) => (
          <li key={path}>
            <SiteLink
              href={path}
              className="flex min-h-14 items-center gap-2.5 rounded-[3px] border border-rule bg-deep px-2.5 font-ui text-[0.95rem] font-medium leading-tight max-[359px]:flex-col max-[359px]:items-start max-[359px]:gap-1 max-[359px]:py-2 max-[359px]:text-sm sm:flex-col sm:justify-center sm:gap-1 sm:py-3"
            >
              <Icon name={icon} className="size-6 text-water" />
              {t(`tiles.${text}`)}
            </SiteLink>
          </li>
        ))}
      </ul>

      <Fold title={t('destinations')}>
        <div className="grid grid-cols-2 gap-x-4">
          <div>
            <p className="label-caps pt-2">{t('islands')}</p>
            <ul>
              {chosen.map(({ slug, name }) => (
                <li key={slug}>
                  <SiteLink href={routes.island(slug)} className={link}>
                    {name[locale]}
                  </SiteLink>
                </li>
              ))}
              <li>
                <SiteLink href={routes.islands} className={`${link} font-medium underline`}>
                  {t('viewAllIslands')}
                </SiteLink>
              </li>
            </ul>
          </div>
          <div>
            <p className="label-caps pt-2">{t('guides')}</p>
            <ul>
              {chosen.map(({ slug, name }) => (
                <li key={slug}>
                  <SiteLink href={routes.guide(slug)} className={link}>
                    {t('guideTo', { island: name[locale] })}
                  </SiteLink>
                </li>
              ))}
              <li>
                <SiteLink href={routes.guides} className={`${link} font-medium underline`}>
                  {t('viewAllGuides')}
                </SiteLink>
              </li>
            </ul>
          </div>
        </div>
      </Fold>

      <Fold title={t('plan')}>
        <ul className="grid gap-x-4 min-[360px]:grid-cols-2">
          {tools.map(({ path, text, icon }) => (
            <li key={path}>
              <SiteLink href={path} className={`${link} gap-3`}>
                <Icon name={icon} className="size-5 text-water" />
                {t(`tools.${text}.label`, { name: site.assistant.name })}
              </SiteLink>
            </li>
          ))}
        </ul>
      </Fold>

      <ul>
        {barLinks.map(({ path, text }) => (
          <li key={path}>
            <SiteLink href={path} className={row}>
              {t(text)}
            </SiteLink>
          </li>
        ))}
      </ul>

      <div className="-mx-[0.55rem] mt-4 flex justify-between md:hidden">
        <LanguageSwitch inFull />
        <ThemeControl inFull />
      </div>

      <div className="mt-6">
        <SessionSwitch
          out={
            <div className="grid grid-cols-2 gap-2">
              <SiteLink href={routes.signIn} className={buttonClass('secondary')}>
                {t('signIn')}
              </SiteLink>
              <SiteLink href={routes.signUp} className={buttonClass('primary')}>
                {t('signUp')}
              </SiteLink>
            </div>
          }
          signedIn={<AccountEntries />}
        />
      </div>
    </nav>
  );
}

/** A part that folds out; the browser's own, so it works without JavaScript. */
function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="border-b border-rule first-of-type:border-t">
      <summary className="flex min-h-12 items-center justify-between font-display text-xl">
        {title}
        <Icon name="chevron-down" />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
