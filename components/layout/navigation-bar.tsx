import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icons';
import { currentLocale } from '@/lib/i18n/current';
import { localizePath } from '@/lib/i18n/paths';
import { routes } from '@/lib/routes/register';
import { AccountActions } from './account-actions';
import { DestinationsPanel } from './destinations-panel';
import { barLinks, type MenuIsland } from './menu';
import { MobileMenu } from './mobile-menu';
import { MobileMenuContent } from './mobile-menu-content';
import { PlanPanel } from './plan-panel';
import { PopoverMenu } from './popover-menu';
import { LanguageSwitch, ThemeControl } from './preferences';
import { SiteLink } from './site-link';
import { Wordmark } from './wordmark';

/** The bar at the top of every page, with its two panels and the menu of a phone. */
export async function NavigationBar({ islands }: { islands: readonly MenuIsland[] }) {
  const [t, locale] = await Promise.all([getTranslations('navigation'), currentLocale()]);
  const chevron = <Icon name="chevron-down" className="size-4" />;
  return (
    <header className="site-header fixed inset-x-0 top-0 z-40 border-b border-rule bg-sheet">
      <div className="page-grid flex h-(--header) items-center justify-between gap-2">
        <Wordmark />
        <nav aria-label={t('main')} className="hidden items-center xl:flex">
          <PopoverMenu
            id="destinations-menu"
            label={t('destinations')}
            chevron={chevron}
            fallbackHref={localizePath(routes.islands, locale)}
            panelClass="mega-panel"
          >
            <DestinationsPanel islands={islands} />
          </PopoverMenu>
          <PopoverMenu
            id="plan-menu"
            label={t('plan')}
            chevron={chevron}
            fallbackHref={localizePath(routes.sitemap, locale)}
            panelClass="mega-panel"
          >
            <PlanPanel />
          </PopoverMenu>
          {barLinks.map(({ path, text }) => (
            <SiteLink key={path} href={path} className="nav-item">
              {t(text)}
            </SiteLink>
          ))}
        </nav>
        <div className="flex items-center">
          <div className="hidden items-center md:flex">
            <LanguageSwitch />
            <ThemeControl />
          </div>
          <AccountActions />
          <div className="-mr-2.5 xl:hidden">
            <MobileMenu
              id="mobile-menu"
              title={t('menu.title')}
              openLabel={t('menu.open')}
              openIcon={<Icon name="menu" className="size-6" />}
              closeLabel={t('menu.close')}
              closeIcon={<Icon name="close" className="size-6" />}
              heading={<Wordmark />}
              fallbackHref="#all-links"
            >
              <MobileMenuContent islands={islands} />
            </MobileMenu>
          </div>
        </div>
      </div>
    </header>
  );
}
