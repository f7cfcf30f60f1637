import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Food, schemes } from '@/lib/culinary/schema';
import { formatDate } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { monthName } from '@/lib/islands/format';
import type { IslandSlug } from '@/lib/islands/slugs';
import { routes } from '@/lib/routes/register';

/** Name of an island in the page's language, and its position. */
export interface CulinaryIsland {
  slug: IslandSlug;
  name: string;
  position: { lat: number; lon: number };
}

/**
 * One entry in the words of the page: a row without names of fields, because a hundred stand in a document. What
 * entries share (islands, sources, the sense of a mark) stands in the {@link PlateTable} once, and here is its place
 * in it.
 */
export type Plate = readonly [
  id: string,
  drawing: Food['drawing'],
  name: string,
  /** The Greek name, beside another one; 0 where it is the name. */
  greek: string | 0,
  text: string,
  /** Sentence for ordering it, in Greek. */
  order: string,
  source: number,
  season: Food['season'],
  /** 0 for what every island has. */
  islands: number[] | 0,
  mark: (typeof schemes)[number] | 0,
];

/** Texts shared by many entries. */
export interface PlateTable {
  islands: (readonly [name: string, href: string, dot: string])[];
  /** Where an entry leads that every island has. */
  everywhere: readonly [name: string, href: string];
  sources: (readonly [title: string, url: string, checked: string])[];
  /** Protected designation of a name: abbreviation, and in full. */
  marks: Record<(typeof schemes)[number], readonly [short: string, long: string]>;
  /** Names of the twelve months, and what is said of all of them. */
  months: string[];
  allYear: string;
  /** Stands before the name of a source. */
  source: string;
}

/** An island as a dot on a sheet of 76 by 84, fifty to a degree of latitude: a path, because all 24 stand in one. */
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
    const greek = locale === 'el' ? 0 : food.name.el;
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
