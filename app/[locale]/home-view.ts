import { searchListings } from '@/lib/booking/listings/queries';
import { everything, withFilter } from '@/lib/booking/listings/search';
import { defaultLocale, type Locale, secondLocale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { leadingIslandSlugs } from '@/lib/foundation/ids/island-slugs';
import { site } from '@/lib/foundation/site';
import { routes } from '@/lib/platform/routes/register';
import { forKeptPage } from '@/lib/platform/supabase/for-kept-page';
import { sightPicks } from '@/lib/records/home/data';
import { homeFigures } from '@/lib/records/home/figures';
import { allIslands, islandBySlug } from '@/lib/records/islands/queries';

/**
 * Number of public activities, as their list counts them. Undefined if a build cannot find out; a
 * running site then keeps the previous page with its count.
 */
async function openToAnybody(): Promise<number | undefined> {
  const search = withFilter(everything('activities'), 'access', ['public']);
  const found = await forKeptPage(await searchListings(search, defaultLocale));
  return found.state === 'found' ? found.data.total : undefined;
}

/** Catalogue data of the home page, as plain values in one language. */
export async function homeView(locale: Locale) {
  const other = secondLocale(locale);
  return {
    chartIslands: allIslands().map(({ slug, name }) => ({
      slug,
      name: name[locale],
      href: localizePath(routes.island(slug), locale),
    })),
    figures: homeFigures(
      { islands: allIslands().length, activities: await openToAnybody() },
      site.figures,
    ),
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
