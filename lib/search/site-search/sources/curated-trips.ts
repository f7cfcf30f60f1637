import type { Locale } from '@/lib/foundation/i18n/locales';
import { routes } from '@/lib/platform/routes/register';
import { allCuratedTrips } from '@/lib/trips/curated-trips/queries';

/** Curated trips with their audience. */
export const curatedTripEntries = (locale: Locale) =>
  allCuratedTrips().map(({ slug, name, line, forWhom }) => ({
    id: `package-${slug}`,
    title: name[locale],
    text: `${line[locale]} ${forWhom[locale]}`,
    link: routes.package(slug),
  }));
