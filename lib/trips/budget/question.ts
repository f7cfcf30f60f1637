import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { IsoDate } from '@/lib/foundation/time/types';

/** Standard of travel: rooms, restaurants, frequency of a sunbed. */
export const styles = ['simple', 'middle', 'fine'] as const;
export type Style = (typeof styles)[number];

/** Local transport: bus, hired car, or the party's own car, which comes along by boat. */
export const moves = ['bus', 'hire', 'own'] as const;
export type Move = (typeof moves)[number];

/** Start and end of the boats; `none` for travellers who fly in and out. */
export const gateways = ['athens', 'heraklion', 'none'] as const;
export type Gateway = (typeof gateways)[number];

/** Boats of a day to count: all reasonable ones, or the cheapest. */
export const boatChoices = ['any', 'cheapest'] as const;
export type BoatChoice = (typeof boatChoices)[number];

export const budgetLimits = { stops: 8, nights: 30, persons: 9, outings: 20 } as const;
/** Most people in one car. */
export const seatsOfCar = 5;

export interface Stop {
  readonly island: IslandSlug;
  readonly nights: number;
}

/** The first day, ISO date in Athens, or just the month, 1 to 12. */
export type When =
  | { readonly kind: 'date'; readonly date: IsoDate }
  | { readonly kind: 'month'; readonly month: number };

/** A trip whose cost is requested. */
export interface BudgetQuestion {
  /** In their order; one at least. */
  readonly stops: readonly Stop[];
  readonly adults: number;
  readonly children: number;
  readonly when: When;
  readonly style: Style;
  readonly move: Move;
  readonly from: Gateway;
  readonly boats: BoatChoice;
  /** Things to do that cost something, for each of the party over the whole trip. */
  readonly outings: number;
}

export const nightsOf = ({ stops }: Pick<BudgetQuestion, 'stops'>) =>
  stops.reduce((sum, { nights }) => sum + nights, 0);
