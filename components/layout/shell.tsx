import { getTranslations } from 'next-intl/server';
import { type ReactNode, Suspense } from 'react';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { site } from '@/lib/foundation/site';
import type { MenuIsland } from './menu';
import { NavigationBar } from './navigation-bar';
import { Overlays } from './overlays';
import { RouteWatcher } from './route-watcher';
import { SessionReader } from './session-leaves';
import { SiteFooter } from './site-footer';
import { SoftNavigation } from './soft-navigation';
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
