import 'server-only';
import { formatDurationRange } from '@/lib/foundation/i18n/duration';
import { formatEuroRange, formatEuros } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { type IslandSlug, isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { costGroupOf, costOf } from '@/lib/records/costs/rules';
import {
  type CostItem,
  type CostSeason,
  costSeasons,
  dailyItems,
} from '@/lib/records/costs/schema';
import { figureOf } from '@/lib/records/islands/figures';
import { formatFigure } from '@/lib/records/islands/format';
import { islandBySlug } from '@/lib/records/islands/queries';
import type { SeaLink } from '@/lib/records/islands/schema';
import type { SayElement } from './rules';

/*
 * Numbers in long texts come from the records, so that text and record cannot disagree; these functions format them in
 * the page's language. Each one throws when the record has no such number, which fails the build.
 */

export interface FigureAttributes {
  /** `peak`, `area`, `population`, or the id of one of the record's figures. */
  of: string;
  on: IslandSlug;
}

export function figureText({ of, on }: FigureAttributes, locale: Locale): string {
  const figure = figureOf(islandBySlug(on), of);
  if (!figure) throw new Error(`The record of ${on} has no figure "${of}"`);
  return formatFigure(figure, locale);
}

export interface CrossingAttributes {
  from: SeaLink['from'];
  to: IslandSlug;
  by: SeaLink['vessel'];
}

/** Typical duration of a boat from a port of Athens. */
export function crossingText({ from, to, by }: CrossingAttributes, locale: Locale): string {
  const links = islandBySlug(to).gettingThere.seaLinks;
  const link = links.find((one) => one.from === from && one.vessel === by);
  if (!link) throw new Error(`The record of ${to} has no ${by} boat from ${from}`);
  return formatDurationRange(link.minutes, locale);
}

export interface PriceAttributes {
  of: CostItem;
  /** The island whose prices are used. */
  on: IslandSlug;
  /** Season, for rooms and hire. */
  season?: CostSeason | undefined;
}

/** A price from the table of costs, in cents. The sentence around it says whether it is an estimate. */
export function priceRange({ of, on, season }: PriceAttributes) {
  if (!season && !dailyItems.some((item) => item === of)) {
    throw new Error(`The price of ${of} needs a season`);
  }
  return costOf(of, costGroupOf(on), season ?? 'peak').range;
}

/** Converts those elements to words, for plain text: search, and answers made of passages. */
export const sayFacts =
  (locale: Locale): SayElement =>
  (name, { of = '', on = '', season, from, to = '', by, ...rest }) => {
    if (name === 'Figure' && isIslandSlug(on)) return figureText({ of, on }, locale);
    if (name === 'Crossing' && isIslandSlug(to)) {
      return crossingText({ from, to, by } as CrossingAttributes, locale);
    }
    if (name !== 'Price' || !isIslandSlug(on)) return undefined;
    const price = priceRange({
      of: of as CostItem,
      on,
      season: costSeasons.find((known) => known === season),
    });
    return 'range' in rest
      ? formatEuroRange([price.low, price.high], locale)
      : formatEuros(price.likely, locale);
  };
