import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { otherLocales } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { routes } from '@/lib/platform/routes/register';
import { AccountActions } from './account-actions';
import { DestinationsPanel } from './destinations-panel';
import { LanguageLink } from './language-link';
import type { MenuIsland } from './menu';
import { accountMenu, barMenu, destinationsMenu, menuWords, planMenu } from './menu-data';
import { MobileMenu } from './mobile-menu';
import { PlanPanel } from './plan-panel';
import { PopoverMenu } from './popover-menu';
import { ThemeSwitch } from './theme-switch';
import { Wordmark, type WordmarkProps } from './wordmark';

interface NavigationBarProps {
  islands: readonly MenuIsland[];
  home: WordmarkProps;
}

/** Navigation bar of every page, with its two panels and the mobile menu. */
export async function NavigationBar({ islands, home }: NavigationBarProps) {
  const [t, locale] = await Promise.all([getTranslations('navigation'), currentLocale()]);
  const account = await accountMenu();
  const others = otherLocales(locale);
  const theme = {
    toNight: t('theme.toNight'),
    toDay: t('theme.toDay'),
    night: t('theme.night'),
    day: t('theme.day'),
    kept: t('theme.kept'),
    follows: t('theme.follows'),
  };
  return (
    <header className="site-header fixed inset-x-0 top-0 z-40 border-b border-rule bg-sheet">
      <div className="page-grid flex h-(--header) items-center justify-between gap-2">
        <Wordmark {...home} mark="drawn" />
        <nav aria-label={t('main')} className="hidden items-center xl:flex">
          <PopoverMenu
            id="destinations-menu"
            label={t('destinations')}
            fallbackHref={localizePath(routes.islands, locale)}
            panelClass="mega-panel"
          >
            <DestinationsPanel menu={await destinationsMenu(islands)} />
          </PopoverMenu>
          <PopoverMenu
            id="plan-menu"
            label={t('plan')}
            fallbackHref={localizePath(routes.sitemap, locale)}
            panelClass="mega-panel"
          >
            <PlanPanel menu={await planMenu()} />
          </PopoverMenu>
          {(await barMenu()).map(([href, label]) => (
            <a key={href} href={href} className="nav-item">
              {label}
            </a>
          ))}
        </nav>
        <div className="flex items-center">
          <div className="hidden items-center md:flex">
            {others.map((other) => (
              <LanguageLink key={other} locale={other} />
            ))}
            <ThemeSwitch texts={theme} />
          </div>
          <AccountActions menu={account} />
          <div className="-mr-2.5 xl:hidden">
            <MobileMenu
              openLabel={t('menu.open')}
              closeLabel={t('menu.close')}
              title={t('menu.title')}
              home={home}
              account={account}
              theme={theme}
              others={others}
              words={await menuWords(islands)}
            />
          </div>
        </div>
      </div>
    </header>
  );
}
