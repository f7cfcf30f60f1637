import type { IsoDate } from '@/lib/foundation/time/types';
import type { Disruptions, DoubtfulLine } from './types';

export const countKinds = ['cancelled', 'changed', 'stopped', 'windy'] as const;

/**
 * Numbers of boats: cancelled, sailing otherwise, possibly stopped by a strike or notice, and
 * possibly stopped by wind. A boat with several reasons counts for each.
 */
export type Counts = Readonly<Record<(typeof countKinds)[number], number>>;

const none: Counts = { cancelled: 0, changed: 0, stopped: 0, windy: 0 };

/** True if nothing at all is reported or forecast for the days shown and later. */
export const isAllQuiet = ({ boats, notices, winds }: Disruptions): boolean =>
  boats.length + notices.length + winds.length === 0;

/** True if all sources answer, so that nothing reported means that nothing is wrong. */
export const isFullyKnown = ({ state, forecast }: Disruptions): boolean =>
  state === 'live' && forecast.freshness !== 'none';

/**
 * Something for which a traveller should look at the page now: of today or tomorrow, and neither a
 * delay alone nor a wind that stops only small boats.
 */
export function isPressing({ days, boats, notices, winds }: Disruptions): boolean {
  const [today = '', tomorrow = today] = days;
  const isSoon = (date: IsoDate) => date <= tomorrow;
  return (
    boats.some(({ kind, date }) => kind !== 'late' && kind !== 'early' && isSoon(date)) ||
    notices.some(({ kind, dates }) => kind !== 'notice' && dates.some(isSoon)) ||
    winds.some(({ date, outlook }) => outlook.highSpeed !== 'sails' && isSoon(date))
  );
}

interface Share extends Counts {
  readonly lineId: string;
  readonly portIds: readonly string[];
}

/** Contributions of each boat and line. */
function sharesOf({ boats, notices, winds }: Disruptions): readonly Share[] {
  const shares = boats.map(
    ({ kind, lineId, portIds }): Share => ({
      ...none,
      ...(kind === 'cancelled' ? { cancelled: 1 } : { changed: 1 }),
      lineId,
      portIds,
    }),
  );
  const shareOf = (
    kind: 'stopped' | 'windy',
    { lineId, portIds, boats: count }: DoubtfulLine,
  ): Share => ({ ...none, [kind]: count, lineId, portIds });
  return [
    ...shares,
    ...notices.flatMap(({ lines }) => lines.map((line) => shareOf('stopped', line))),
    ...winds.flatMap(({ lines }) => lines.map((line) => shareOf('windy', line))),
  ];
}

const sum = (one: Counts, other: Counts): Counts => ({
  cancelled: one.cancelled + other.cancelled,
  changed: one.changed + other.changed,
  stopped: one.stopped + other.stopped,
  windy: one.windy + other.windy,
});

function countBy(
  found: Disruptions,
  keysOf: (share: Share) => readonly string[],
): ReadonlyMap<string, Counts> {
  const counts = new Map<string, Counts>();
  for (const share of sharesOf(found)) {
    for (const key of new Set(keysOf(share))) {
      counts.set(key, sum(counts.get(key) ?? none, share));
    }
  }
  return counts;
}

/** Counts by line. */
export const countsByLine = (found: Disruptions) => countBy(found, ({ lineId }) => [lineId]);

/** Counts by place: an island or a mainland port with all its ports. */
export const countsByPlace = (found: Disruptions, placeOf: (portId: string) => string) =>
  countBy(found, ({ portIds }) => portIds.map(placeOf));

/** Counts of all boats together. */
export const countsOf = (found: Disruptions): Counts =>
  countBy(found, () => ['all']).get('all') ?? none;

/** Disruptions of one day; the first one has the boats of the night before that are still under way or expected. */
export const onDay = (found: Disruptions, date: IsoDate): Disruptions => ({
  ...found,
  boats: found.boats.filter(
    (boat) => boat.date === date || (date === found.days[0] && boat.date < date),
  ),
  notices: found.notices
    .filter(({ dates }) => dates.includes(date))
    .map((notice) => ({ ...notice, lines: notice.lines.filter((line) => line.date === date) })),
  winds: found.winds.filter((wind) => wind.date === date),
});
