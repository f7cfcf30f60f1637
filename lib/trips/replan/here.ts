import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { epochMinutesOf } from '@/lib/foundation/time/epoch-minutes';
import type { EpochMinutes } from '@/lib/foundation/time/types';
import { addStop, removeStop, setLeg } from '@/lib/trips/saved-trips/rules';
import type { TripDocument } from '@/lib/trips/saved-trips/types';
import { isCertain } from '@/lib/trips/watch/needs-acting';
import type { Finding } from '@/lib/trips/watch/types';
import { type WatchSources, watchedBoat } from '@/lib/trips/watch/watched-boat';
import type { Sailings } from './boats-of-day';

/** The trip from where the traveller is. */
export interface Here {
  readonly trip: TripDocument;
  /** Leg that needs another boat. */
  readonly position: number;
  /** Earliest departure of that boat. */
  readonly readyAt: EpochMinutes;
  /** Stop that stands for the island at which the traveller changes boats; undefined without one. */
  readonly change?: string;
}

/**
 * Finds where the traveller is. In the middle of a leg that is the island of the change, which becomes a stop
 * without a night for {@link withoutChange} to remove. Undefined in a port of the mainland in
 * the middle of a leg.
 */
export function here(
  trip: TripDocument,
  findings: readonly Finding[],
  position: number,
  { network, at }: WatchSources,
): Here | undefined {
  const sailings = trip.legs.find((leg) => leg.position === position)?.sailings ?? [];
  const lost = (sequence: number) =>
    findings.some(
      (one) => isCertain(one) && one.position === position && one.sequence === sequence,
    );
  const next = sailings.findIndex(
    ({ departsAt }, sequence) => epochMinutesOf(departsAt) > at || lost(sequence),
  );
  const before = next > 0 ? sailings[next - 1] : lastBefore(trip, position);
  const boat = before && watchedBoat(network, position, 0, before);
  const change = network.ports.get(before?.toPort ?? '');
  const readyAt = Math.max(at, boat ? boat.arrives + (change?.minTransferMinutes ?? 0) : 0);
  if (next <= 0) return { trip, position, readyAt };
  const island = change?.stationId ?? '';
  if (!isIslandSlug(island)) return undefined;
  const id = crypto.randomUUID();
  const grown = addStop(trip, island, { id, nights: 0, at: position });
  const begun = setLeg(grown, position, sailings.slice(0, next));
  return {
    trip: setLeg(begun, position + 1, sailings.slice(next)),
    position: position + 1,
    readyAt,
    change: id,
  };
}

/** True if the boat of a finding has left, by what is known of it. */
export function hasLeft(
  { legs }: TripDocument,
  { position, sequence }: Finding,
  { network, at }: WatchSources,
): boolean {
  const saved = legs.find((leg) => leg.position === position)?.sailings[sequence];
  return saved !== undefined && watchedBoat(network, position, sequence, saved).departs < at;
}

/** The boat before a leg, if there is no night between the two. */
function lastBefore({ stops, legs }: TripDocument, position: number) {
  if (stops[position - 1]?.nights !== 0) return undefined;
  return legs.find((leg) => leg.position === position - 1)?.sailings.at(-1);
}

/** The trip without the stop of a change at which nobody stays, its boats as one leg again. */
export function withoutChange(trip: TripDocument, change: string | undefined): TripDocument {
  const at = trip.stops.findIndex(({ id, nights }) => id === change && nights === 0);
  if (at < 0) return trip;
  const boats = (position: number): Sailings =>
    trip.legs.find((leg) => leg.position === position)?.sailings ?? [];
  return setLeg(removeStop(trip, change ?? ''), at, [...boats(at), ...boats(at + 1)]);
}
