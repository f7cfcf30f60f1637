import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { routes } from '@/lib/platform/routes/register';
import type { NotFoundWords } from './not-found-screen';

/** Returns the texts of the 404 screen in the page's language. */
export async function notFoundWords(): Promise<NotFoundWords> {
  const [t, uncharted, charts, locale] = await Promise.all([
    getTranslations('errors.notFound'),
    getTranslations('navigation.uncharted'),
    getTranslations('charts'),
    currentLocale(),
  ]);
  return {
    heading: t('heading'),
    title: t('title'),
    text: t('text'),
    home: [localizePath(routes.home, locale), t('home')],
    contact: [localizePath(routes.contact, locale), t('contact')],
    sitemap: [localizePath(routes.sitemap, locale), t('sitemap')],
    sea: { north: charts('north'), sea: uncharted('sea'), doubtful: uncharted('doubtful') },
  };
}
