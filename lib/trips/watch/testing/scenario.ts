import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { dayOf } from '@/lib/foundation/time/days';
import { utcIso } from '@/lib/foundation/time/epoch-minutes';
import { withChanges } from '@/lib/sea/timetable/engine/changed-timetable';
import type { FerryNetwork } from '@/lib/sea/timetable/network';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { mergeMessages } from '@/lib/sea/timetable/realtime/merge-messages';
import { decodeMessage } from '@/lib/sea/timetable/realtime/messages';
import { type LooseEntity, messageOf } from '@/lib/sea/timetable/realtime/testing/message';
import { newTrip } from '@/lib/trips/saved-trips/rules';
import type { TripDocument, TripSailing } from '@/lib/trips/saved-trips/types';

/** An instant of July 2027 in Athens: `14 07:25`. */
export const july = (moment: string) =>
  Date.parse(`2027-07-${moment.replace(' ', 'T')}:00+03:00`) / 60_000;

/** The shipped timetable with what a realtime service says at an instant. */
export function networkSaying(entities: readonly LooseEntity[], at: number): FerryNetwork {
  const plain = ferryNetwork();
  const message = decodeMessage(messageOf(entities, { timestamp: at * 60 }));
  if ('unreadable' in message) throw new Error(message.unreadable);
  const { changes, alerts, extra, trips } = mergeMessages(plain.timetable, [{ message, at }]);
  return {
    ...plain,
    timetable: withChanges(plain.timetable, changes),
    shared: { ...plain.shared, changes },
    realtime: { state: 'live', at, alerts, extra, trips },
  };
}

/** A boat of the shipped timetable as a trip keeps it. */
export function boat(tripId: string, from: string, to: string, serviceDay: string): TripSailing {
  const network = ferryNetwork();
  const trip = network.trips.get(tripId);
  const calls = trip?.calls ?? [];
  const [start, end] = [from, to].map((port) => calls.findIndex(({ portId }) => portId === port));
  const [leaves, lands] = [calls[start ?? -1], calls[end ?? -1]];
  if (!trip || !leaves || !lands) throw new Error(`No ${tripId} from ${from} to ${to}`);
  const origin = network.timetable.clock.origin(dayOf(serviceDay));
  return {
    fromPort: from,
    toPort: to,
    departsAt: utcIso(origin + leaves.departure),
    arrivesAt: utcIso(origin + lands.arrival),
    operator:
      network.operators.get(network.lines.get(trip.lineId)?.operatorId ?? '')?.name.en ?? '',
    vessel: trip.vessel ?? '',
    cents: 4000,
    childCents: 2000,
    fareBasis: 'estimate',
    fareAsOf: '2026',
    sailing: tripId,
    isTypical: true,
  };
}

type Stop = readonly [IslandSlug, number, 'paid'?];

/** A trip that begins in Piraeus on 14 July. */
export const tripWith = (
  stops: readonly Stop[],
  legs: readonly (readonly TripSailing[])[],
  end = 'piraeus',
): TripDocument =>
  newTrip('A week in July', {
    startDate: '2027-07-14',
    startGateway: 'piraeus',
    endGateway: end,
    stops: stops.map(([island, nights, paid], index) => ({
      id: `00000000-0000-4000-8000-00000000000${index}`,
      island,
      nights,
      roomFixed: paid === 'paid',
      note: '',
    })),
    legs: legs.flatMap((sailings, position) =>
      sailings.length > 0 ? [{ position, sailings }] : [],
    ),
  });
