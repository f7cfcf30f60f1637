import type { MetadataRoute } from 'next';
import { getTranslations } from 'next-intl/server';
import { defaultLocale, type Locale, languageOf } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { site } from '@/lib/foundation/site';
import { routes } from '@/lib/platform/routes/register';

/** Returns the address of the manifest for pages in a language. */
export const manifestOf = (locale: Locale): string =>
  locale === defaultLocale ? routes.manifest : routes.apiManifest(locale);

/**
 * The site as an app in a language. Each language is an app of its own (`id`): with a shared one, a browser would ask
 * people who change the language to rename the installed app. Both may show every page (`scope`).
 */
export async function webManifest(locale: Locale): Promise<MetadataRoute.Manifest> {
  const t = await getTranslations({ locale, namespace: 'common.app' });
  const home = localizePath(routes.home, locale);
  const to = (path: string) => localizePath(path, locale);
  const ending = locale === defaultLocale ? '' : `-${locale}`;
  return {
    name: t('name', { site: site.name }),
    short_name: t('shortName'),
    description: t('description'),
    id: home,
    start_url: home,
    scope: '/',
    lang: locale,
    dir: languageOf(locale).direction,
    categories: ['travel', 'navigation'],
    // Prefers a window with a back button; some browsers only support standalone.
    display: 'standalone',
    display_override: ['minimal-ui', 'standalone'],
    background_color: '#f8f3e8',
    theme_color: '#f8f3e8',
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/icons/icon-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
    screenshots: [
      {
        src: `/icons/screen-narrow${ending}.png`,
        sizes: '780x1688',
        type: 'image/png',
        form_factor: 'narrow',
        label: t('screens.narrow'),
      },
      {
        src: `/icons/screen-wide${ending}.png`,
        sizes: '1440x900',
        type: 'image/png',
        form_factor: 'wide',
        label: t('screens.wide'),
      },
    ],
    shortcuts: [
      { name: t('shortcuts.islands'), url: to(routes.islands) },
      { name: t('shortcuts.trips'), url: to(routes.myTrips) },
      { name: t('shortcuts.phrases'), url: to(routes.greekPhrases) },
      { name: t('shortcuts.offline'), url: to(routes.offline) },
    ],
  };
}
