import { sightPicks } from '@/lib/home/data';
import { homeFigures } from '@/lib/home/figures';
import { type Locale, otherLocale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { allIslands, islandBySlug } from '@/lib/islands/queries';
import { leadingIslandSlugs } from '@/lib/islands/slugs';
import { routes } from '@/lib/routes/register';
import { site } from '@/lib/site';

/** What the home page takes from the catalogue, as plain values in one language. */
export function homeView(locale: Locale) {
  const other = otherLocale(locale);
  return {
    chartIslands: allIslands().map(({ slug, name }) => ({
      slug,
      name: name[locale],
      href: localizePath(routes.island(slug), locale),
    })),
    figures: homeFigures({ islands: allIslands().length }, site.figures),
    guides: leadingIslandSlugs.map((slug) => {
      const { name, shortDescription } = islandBySlug(slug);
      return {
        slug,
        name: name[locale],
        otherName: name[other],
        otherLocale: other,
        line: shortDescription[locale],
      };
    }),
    sights: sightPicks.map(({ island, sight }) => {
      const record = islandBySlug(island);
      const found = record.sights.find(({ id }) => id === sight);
      if (!found) throw new Error(`The record of ${island} has no sight "${sight}"`);
      return {
        href: `${routes.island(island)}#sight-${sight}`,
        island: record.name[locale],
        name: found.name[locale],
        sentence: found.sentence[locale],
        position: found.position,
      };
    }),
  };
}
