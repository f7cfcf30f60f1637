import type { Locale } from '@/lib/foundation/i18n/locales';
import { routes } from '@/lib/platform/routes/register';
import { allPackages } from '@/lib/trips/curated-trips/queries';

/** Curated trips with their audience. */
export const packageEntries = (locale: Locale) =>
  allPackages().map(({ slug, name, line, forWhom }) => ({
    id: `package-${slug}`,
    title: name[locale],
    text: `${line[locale]} ${forWhom[locale]}`,
    link: routes.package(slug),
  }));
