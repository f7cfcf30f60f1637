import { getTranslations } from 'next-intl/server';
import { type ReactNode, Suspense } from 'react';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { site } from '@/lib/foundation/site';
import { routes } from '@/lib/platform/routes/register';
import { BackToTop } from './back-to-top';
import { CookieNotice } from './cookie-notice';
import type { MenuIsland } from './menu';
import { NavigationBar } from './navigation-bar';
import { NavigationProgress } from './navigation-progress';
import { RouteWatcher } from './route-watcher';
import { SessionReader } from './session-leaves';
import { SiteFooter } from './site-footer';
import { SiteLink } from './site-link';
import { SoftNavigation } from './soft-navigation';
import { ToastRegion } from './toast-region';
import './shell.css';
import './shell-footer.css';
import './shell-panels.css';
import './shell-overlays.css';

interface ShellProps {
  /** Islands in the menus and the footer. */
  islands: readonly MenuIsland[];
  children: ReactNode;
}

/** Frame of every page: bar, content, footer and overlays. */
export async function Shell({ islands, children }: ShellProps) {
  const [common, navigation, locale] = await Promise.all([
    getTranslations('common'),
    getTranslations('navigation'),
    currentLocale(),
  ]);
  const home = {
    href: localizePath('/', locale),
    label: navigation('homeLink', { name: site.name }),
    name: site.name,
  };
  return (
    <>
      <a href="#content" className="skip-link">
        {common('skipToContent')}
      </a>
      <NavigationBar islands={islands} home={home} />
      <main id="content" tabIndex={-1} className="min-h-[60vh] pt-(--header) outline-none">
        {children}
      </main>
      <SiteFooter islands={islands} home={home} />
      <Overlays />
      <SoftNavigation />
      <SessionReader />
      <Suspense fallback={null}>
        <RouteWatcher />
      </Suspense>
    </>
  );
}

/** Elements above the page: progress bar, toast, back-to-top button and cookie notice. */
async function Overlays() {
  const [t, common] = await Promise.all([getTranslations('navigation'), getTranslations('common')]);
  return (
    <>
      <NavigationProgress label={common('loading')} />
      <ToastRegion
        label={t('messages')}
        closeLabel={common('close')}
        left={{ languageKept: t('languageKept') }}
      />
      <BackToTop label={t('backToTop')} target="content" />
      <CookieNotice
        label={t('cookies.title')}
        acceptAll={t('cookies.acceptAll')}
        acceptNecessary={t('cookies.acceptNecessary')}
        close={t('cookies.close')}
      >
        <p>
          {t.rich('cookies.text', {
            privacy: (words) => (
              <SiteLink href={routes.privacy} className="text-link">
                {words}
              </SiteLink>
            ),
          })}
        </p>
      </CookieNotice>
    </>
  );
}
