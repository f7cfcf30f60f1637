import { epochMinutesOf, utcIso } from '@/lib/foundation/time/epoch-minutes';
import type { EpochMinutes } from '@/lib/foundation/time/types';
import type { WeatherReport } from '@/lib/records/weather/forecast/report';
import type { FerryNetwork } from '@/lib/sea/timetable/network';
import { type SailingNews, sailingNews } from '@/lib/trips/saved-trips/sailing-news';
import type { TripSailing } from '@/lib/trips/saved-trips/types';
import { type BoatNow, boatNow } from './boat-now';
import type { Finding, FindingFacts, FindingKind, FindingSource } from './types';

/** Sources that the boats of a trip are held against. */
export interface WatchSources {
  readonly network: FerryNetwork;
  readonly report: WeatherReport;
  /** Current time. */
  readonly at: EpochMinutes;
}

/** A boat of a trip with all that is known of it now. */
export interface WatchedBoat {
  readonly position: number;
  readonly sequence: number;
  readonly saved: TripSailing;
  readonly now: BoatNow;
  readonly news: SailingNews | undefined;
  /** Times at which it is expected to leave and arrive. */
  readonly departs: EpochMinutes;
  readonly arrives: EpochMinutes;
}

/** Looks a stored boat up in the timetable in service, with its news. */
export function watchedBoat(
  network: FerryNetwork,
  position: number,
  sequence: number,
  saved: TripSailing,
): WatchedBoat {
  const now = boatNow(network, saved);
  const current = 'ride' in now ? asStored(saved, now) : saved;
  const news = sailingNews(network, current);
  return {
    position,
    sequence,
    saved,
    now,
    news,
    departs: epochMinutesOf(current.departsAt) + (news?.late ?? 0),
    arrives: epochMinutesOf(current.arrivesAt) + (news?.lateArrival ?? 0),
  };
}

/** The stored boat with trip, ports and times of the timetable in service. */
function asStored(saved: TripSailing, { ride }: Extract<BoatNow, { ride: unknown }>): TripSailing {
  const { trip, from, to, departs, arrives } = ride;
  return {
    ...saved,
    sailing: trip.id,
    fromPort: trip.calls[from]?.portId ?? saved.fromPort,
    toPort: trip.calls[to]?.portId ?? saved.toPort,
    departsAt: utcIso(departs),
    arrivesAt: utcIso(arrives),
  };
}

export interface FindingDetails {
  readonly source: FindingSource;
  readonly since: EpochMinutes;
  readonly facts?: FindingFacts;
  /** Part of the key that tells apart changes of one kind. */
  readonly step?: string | number;
}

/** Makes a finding; its key names the boat by what the trip keeps of it. */
export function findingAt(
  { position, sequence, saved, now }: WatchedBoat,
  kind: FindingKind,
  { source, since, facts = {}, step }: FindingDetails,
): Finding {
  const { fromPort, toPort, departsAt, arrivesAt, operator, vessel, sailing } = saved;
  const ride = 'ride' in now ? now.ride : undefined;
  const parts = [kind, fromPort, sailing ?? '', departsAt, ...(step === undefined ? [] : [step])];
  return {
    key: parts.join(' '),
    kind,
    ...(typeof step === 'number' ? { step } : {}),
    position,
    sequence,
    boat: { fromPort, toPort, departsAt, arrivesAt, operator, vessel },
    facts: { ...(ride ? { tripId: ride.trip.id, serviceDay: ride.serviceDay } : {}), ...facts },
    source,
    since,
  };
}
