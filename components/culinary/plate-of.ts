import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Drawing, Food } from '@/lib/culinary/schema';
import { isAllYear } from '@/lib/culinary/season';
import { formatDate } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import { monthName } from '@/lib/islands/format';
import type { IslandSlug } from '@/lib/islands/slugs';
import { routes } from '@/lib/routes/register';
import { dotsOf } from './dots-of';

/** What the page says of an island: its name in the page's language, and where it lies. */
export interface CulinaryIsland {
  slug: IslandSlug;
  name: string;
  position: { lat: number; lon: number };
}

/** One entry in the words of the page: strings and pairs of them, because a hundred stand in a document. */
export interface Plate {
  id: string;
  drawing: Drawing;
  name: string;
  /** The Greek name, beside another one. */
  greek?: string | undefined;
  /** What protects the name: short, and in full. */
  mark?: readonly [short: string, long: string] | undefined;
  text: string;
  /** In Greek; how it sounds follows from that. */
  order: string;
  source: readonly [title: string, url: string, checked: string];
  season: Food['season'];
  months: string;
  /** The lit islands of the small archipelago, as a path. */
  dots: string;
  places: readonly (readonly [name: string, href: string])[];
}

/** How an entry is said in a language. */
export async function plateMaker(islands: readonly CulinaryIsland[], locale: Locale) {
  const t = await getTranslations('culinary.plate');
  return (food: Food): Plate => {
    const { season, protection, islands: slugs, source } = food;
    const isEverywhere = slugs === 'cyclades';
    const from = isEverywhere ? islands : islands.filter(({ slug }) => slugs.includes(slug));
    const [first, last] = season.map((month) => monthName(month, locale));
    const months = first === last ? (first ?? '') : `${first}–${last}`;
    return {
      id: food.id,
      drawing: food.drawing,
      name: food.name[locale],
      greek: locale === 'el' ? undefined : food.name.el,
      mark: protection
        ? [t(`schemes.${protection}.short`), t(`schemes.${protection}.long`)]
        : undefined,
      text: food.text[locale],
      order: food.order,
      source: [source.title, source.url, formatDate(food.checkedOn, locale)],
      season,
      months: isAllYear(season) ? t('allYear') : months,
      dots: dotsOf(from.map(({ position }) => position)),
      places: isEverywhere
        ? [[t('allIslands'), localizePath(routes.guides, locale)]]
        : from.map(({ slug, name }) => [name, localizePath(routes.guide(slug), locale)]),
    };
  };
}
