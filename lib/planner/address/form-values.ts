import type { PlanQuery } from './query';

/** What one row of the list of islands shows. Text as it was typed, wrong or not. */
export interface IslandValues {
  readonly min: string;
  readonly max: string;
  readonly optional: boolean;
}

export interface FormValues {
  /** Of the islands picked, in the order of the address. */
  readonly islands: ReadonlyMap<string, IslandValues>;
  readonly flightDay: string;
  readonly flightTime: string;
}

/** The parts of an address that the form shows in several controls. */
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
