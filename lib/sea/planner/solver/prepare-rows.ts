import { islandSlugs } from '../../../foundation/ids/island-slugs.ts';
import { dayOf } from '../../../foundation/time/days.ts';
import { inClass } from '../../timetable/engine/tariffs.ts';
import type { Timetable } from '../../timetable/engine/timetable.ts';
import { legEnds } from './leg-ends.ts';
import type { PlanRequest } from './request.ts';
import { scanMemory } from './scan-memory.ts';
import { windowOf } from './window.ts';

/**
 * Scans the legs from the request's start and from all islands to every target, on all days of the
 * timetable, starting near the first day of the request. Later requests for other islands or days
 * with the same prices and wishes then find their rows in memory. Prepares the requested pace and
 * `brisk`, with which an explanation compares it.
 *
 * Yields after each row, which takes some tenths of a millisecond. Prepares nothing if the fare or
 * duration of legs is limited.
 */
export function* prepareRows(everyClass: Timetable, request: PlanRequest): Generator<void> {
  const timetable = inClass(everyClass, request.party.fareClass);
  for (const pace of new Set([request.wishes.pace, 'brisk'] as const)) {
    const wishes = { ...request.wishes, pace };
    yield* rowsOf(timetable, { ...request, wishes, islands: everyIsland(timetable) });
  }
}

function everyIsland({ feed }: Timetable): PlanRequest['islands'] {
  const places = new Set(feed.stations.map(({ id }) => id));
  return islandSlugs
    .filter((island) => places.has(island))
    .map((island) => ({ island, minNights: 1, maxNights: 1, required: true }));
}

function* rowsOf(timetable: Timetable, request: PlanRequest): Generator<void> {
  const { feed, clock } = timetable;
  const memory = scanMemory(timetable, request);
  if (memory.isLimited) return;
  const { startRoads, sourceKeys, endRoad } = legEnds(timetable, request, memory.placeOf);
  const count = feed.stations.length + 1;
  const targets = { count, placeOf: memory.placeOf, endRoad };
  const sought = Array.from({ length: count }, (_, target) => target);
  const seen = new Set<number>();
  for (const day of daysAround(dayOf(request.firstDay), feed.info)) {
    const window = windowOf(timetable, day);
    if (seen.has(window.number)) continue;
    seen.add(window.number);
    const origin = clock.origin(day);
    // Rows for tours that go on, that end on this day, and that end on the next: the last boat of a
    // tour arrives before midnight.
    const tourEnds = [Infinity, ...[1, 2].map((after) => clock.midnight(day + after) - origin)];
    for (const endBefore of tourEnds.filter((end) => end === Infinity || end <= window.end)) {
      for (const [from, sourceKey] of sourceKeys.entries()) {
        const startRoad = startRoads[from] as Int32Array;
        const query = { startRoad, endBy: Infinity, endBefore, sought, dayOnly: false };
        if (memory.prepare(sourceKey, targets, window, query)) yield;
      }
    }
  }
}

/** All days of a timetable, nearest first. */
function daysAround(middle: number, { start, end }: Timetable['feed']['info']): number[] {
  const first = dayOf(start);
  return Array.from({ length: dayOf(end) - first + 1 }, (_, index) => first + index).sort(
    (a, b) => Math.abs(a - middle) - Math.abs(b - middle),
  );
}
