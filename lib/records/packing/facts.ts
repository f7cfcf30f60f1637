import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { Doing, PackingQuestion } from './question';

/** Facts about a trip: the answers of the form, and the month’s weather on its islands. */
export interface Facts
  extends Pick<PackingQuestion, 'month' | 'nights' | 'adults' | 'children' | 'babies'> {
  readonly doing: readonly Doing[];
  readonly islands: readonly { readonly slug: IslandSlug; readonly population: number }[];
  /** Mean daily maximum and minimum of the warmest and coolest of the islands, °C. */
  readonly high: number;
  readonly low: number;
  /** Rain on the wettest island, mm in the month; null if no table has it. */
  readonly rain: number | null;
  /** Coolest sea temperature, °C; null if no table has it. */
  readonly sea: number | null;
}

/** Reason why an item is on the list. Texts in messages/<locale>/packing.json, `reasons`. */
export type Reason =
  | {
      readonly key:
        | 'noSignal'
        | 'bus'
        | 'monasteries'
        | 'meltemi'
        | 'marble'
        | 'pebbles'
        | 'shade'
        | 'garage'
        | 'dark'
        | 'week'
        | 'stones'
        | 'thorns'
        | 'steps';
    }
  | { readonly key: 'cash'; readonly islands: readonly IslandSlug[] }
  | { readonly key: 'nights' | 'sea' | 'hot'; readonly degrees: number }
  | { readonly key: 'rain'; readonly millimetres: number };

interface MonthOfIsland {
  readonly slug: IslandSlug;
  readonly population: number;
  readonly high: number;
  readonly low: number;
  readonly rainMm: number | null;
  readonly seaC: number | null;
}

const known = (values: readonly (number | null)[]) => values.filter((value) => value !== null);

/** @param islands those of the trip with their weather of its month; all islands when none was chosen */
export function factsOf(question: PackingQuestion, islands: readonly MonthOfIsland[]): Facts {
  const [rain, sea] = [
    known(islands.map(({ rainMm }) => rainMm)),
    known(islands.map(({ seaC }) => seaC)),
  ];
  const { month, nights, adults, children, babies, doing } = question;
  return {
    month,
    nights,
    adults,
    children,
    babies,
    doing,
    // Without a choice of islands, rules about single islands do not apply.
    islands:
      question.islands.length > 0
        ? islands.map(({ slug, population }) => ({ slug, population }))
        : [],
    high: Math.max(...islands.map(({ high }) => high)),
    low: Math.min(...islands.map(({ low }) => low)),
    rain: rain.length > 0 ? Math.max(...rain) : null,
    sea: sea.length > 0 ? Math.min(...sea) : null,
  };
}
