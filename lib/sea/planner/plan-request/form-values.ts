import type { PlanQuery } from './query';

/** Values of one row in the list of islands, as typed and not validated. */
export interface IslandValues {
  readonly min: string;
  readonly max: string;
  readonly optional: boolean;
}

export interface FormValues {
  /** Rows of the selected islands by slug, in the order of the address. */
  readonly islands: ReadonlyMap<string, IslandValues>;
  readonly flightDay: string;
  readonly flightTime: string;
}

/** Splits the parameters of an address that the form shows in several controls. */
export function formValues({ islands = '', flight = '' }: PlanQuery): FormValues {
  const [, flightDay = '', flightTime = ''] = /^[^@]*@([^T]*)T?(.*)$/.exec(flight) ?? [];
  return {
    islands: new Map(islands.split(',').filter(Boolean).slice(0, 24).map(islandValues)),
    flightDay,
    flightTime,
  };
}

function islandValues(entry: string): readonly [string, IslandValues] {
  const [, slug = '', wish = '', nights = ''] = /^([^:?]*)(\??):?(.*)$/.exec(entry) ?? [];
  const [min = '', max = min] = nights.split('-');
  return [slug, { min, max, optional: wish === '?' }];
}
