import 'server-only';
import { getTranslations } from 'next-intl/server';
import { formatDate } from '@/lib/foundation/i18n/format';
import { type Locale, placesLocale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { routes } from '@/lib/platform/routes/register';
import type { Food, schemes } from '@/lib/records/culinary/schema';
import { monthName } from '@/lib/records/islands/format';

/** Name of an island in the page's language, and its position. */
export interface CulinaryIsland {
  slug: IslandSlug;
  name: string;
  position: { lat: number; lon: number };
}

/**
 * One entry as a tuple without field names, because a page holds about a hundred. Shared texts
 * (islands, sources, designations) are stored once in the {@link PlateTable} and referenced by
 * index.
 */
export type Plate = readonly [
  id: string,
  drawing: Food['drawing'],
  name: string,
  /** Greek name next to the translated one; 0 on Greek pages. */
  greek: string | 0,
  text: string,
  /** Phrase for ordering it, in Greek. */
  order: string,
  source: number,
  season: Food['season'],
  /** 0 for food of every island. */
  islands: number[] | 0,
  mark: (typeof schemes)[number] | 0,
];

/** Texts shared by many entries. */
export interface PlateTable {
  islands: (readonly [name: string, href: string, dot: string])[];
  /** Link for food of every island. */
  everywhere: readonly [name: string, href: string];
  sources: (readonly [title: string, url: string, checked: string])[];
  /** Protected designations: abbreviation and full name. */
  marks: Record<(typeof schemes)[number], readonly [short: string, long: string]>;
  /** Names of the twelve months; {@link PlateTable.allYear} replaces them for a full year. */
  months: string[];
  allYear: string;
  /** Label before the name of a source. */
  source: string;
}

/**
 * Path of an island's dot on a 76 × 84 sheet, 50 units per degree of latitude. A path, because all
 * 24 dots are joined into one.
 */
const dotOf = ({ lat, lon }: CulinaryIsland['position']): string =>
  `M${((lon - 24.2) * 40).toFixed(0)} ${((37.98 - lat) * 50).toFixed(0)}h0`;

/** Returns the entries in a language, with the texts they share. */
export async function platesOf(
  foods: readonly Food[],
  islands: readonly CulinaryIsland[],
  locale: Locale,
): Promise<{ plates: Plate[]; table: PlateTable }> {
  const t = await getTranslations('culinary.plate');
  const sources = new Map<string, PlateTable['sources'][number]>();
  const numberOf = ({ source: { title, url }, checkedOn }: Food) => {
    const key = `${title} ${url} ${checkedOn}`;
    if (!sources.has(key)) sources.set(key, [title, url, formatDate(checkedOn, locale)]);
    return [...sources.keys()].indexOf(key);
  };
  const placesOf = (slugs: readonly IslandSlug[]) =>
    islands.flatMap(({ slug }, index) => (slugs.includes(slug) ? [index] : []));
  const plates = foods.map((food): Plate => {
    const { id, drawing, season, order, protection, islands: slugs } = food;
    const greek = locale === placesLocale ? 0 : food.name[placesLocale];
    const places = slugs === 'cyclades' ? 0 : placesOf(slugs);
    const words = [food.name[locale], greek, food.text[locale], order] as const;
    return [id, drawing, ...words, numberOf(food), season, places, protection ?? 0];
  });
  return {
    plates,
    table: {
      islands: islands.map(({ slug, name, position }) => [
        name,
        localizePath(routes.island(slug), locale),
        dotOf(position),
      ]),
      everywhere: [t('allIslands'), localizePath(routes.islands, locale)],
      sources: [...sources.values()],
      marks: {
        pdo: [t('schemes.pdo.short'), t('schemes.pdo.long')],
        pgi: [t('schemes.pgi.short'), t('schemes.pgi.long')],
        gi: [t('schemes.gi.short'), t('schemes.gi.long')],
      },
      months: Array.from({ length: 12 }, (_, index) => monthName(index + 1, locale)),
      allYear: t('allYear'),
      source: t('source'),
    },
  };
}
