import { cacheLife } from 'next/cache';
import { getTranslations } from 'next-intl/server';
import { RoutesPage } from '@/components/ferry-routes/routes-page';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { ferryRouteSlugs } from '@/lib/foundation/ids/ferry-routes';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { ferryRoute } from '@/lib/sea/ferries/ferry-routes/queries';

export const generateMetadata = () => metadataOf('ferryRoutes', routes.ferryRoutes);

/** Cached without end: it is made of the timetable that ships with the site. */
export default async function FerryRoutesPage() {
  'use cache';
  cacheLife('max');
  const [t, locale] = await Promise.all([getTranslations('ferryRoutes'), currentLocale()]);
  const all = ferryRouteSlugs.flatMap((slug) => ferryRoute(slug) ?? []);
  return <RoutesPage t={t} locale={locale} all={all} />;
}
