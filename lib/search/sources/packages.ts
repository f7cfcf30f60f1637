import type { Locale } from '@/lib/i18n/locales';
import { allPackages } from '@/lib/packages/queries';
import { routes } from '@/lib/routes/register';

/** Curated trips with their audience. */
export const packageEntries = (locale: Locale) =>
  allPackages().map(({ slug, name, line, forWhom }) => ({
    id: `package-${slug}`,
    title: name[locale],
    text: `${line[locale]} ${forWhom[locale]}`,
    link: routes.package(slug),
  }));
