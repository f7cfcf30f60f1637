import { randomUUID } from 'node:crypto';
import { islandSlugs } from '../../../lib/foundation/ids/island-slugs.ts';
import { tripLimits } from '../../../lib/trips/saved-trips/limits.ts';
import type { TripDocument } from '../../../lib/trips/saved-trips/types.ts';

const { stops, entries, days, boats, documentBytes } = tripLimits;
/** Ports far apart, because the routes between them have the most points. */
const ports = ['piraeus', 'santorini-athinios', 'lavrio', 'mykonos-tourlos', 'heraklion'] as const;
const place = 'Sunset & <the museum>; ένα τραπέζι "by the sea"';

const day = (at: number) => new Date(Date.UTC(2027, 5, 1 + at)).toISOString().slice(0, 10);
const hour = (at: number) => String(at).padStart(2, '0');

/**
 * A trip with the maximum of everything that the form accepts, filled up with notes to the byte
 * limit.
 */
export function largestTrip(title: string): TripDocument {
  const made = Array.from({ length: stops }, (_, at) => ({
    id: randomUUID(),
    island: islandSlugs[at % islandSlugs.length] ?? 'naxos',
    nights: 6,
    roomFixed: false,
    note: '',
  }));
  const stopId = (at: number) => made[at % stops]?.id ?? '';
  const trip: TripDocument = {
    title,
    startDate: day(0),
    ...{ adults: 2, children: 1, vehicle: 'car', startGateway: 'piraeus', endGateway: 'piraeus' },
    ...{ privateNotes: '', planQuery: null },
    stops: made,
    days: Array.from({ length: days }, (_, at) => ({
      stopId: stopId(at),
      dayOffset: Math.floor(at / stops),
      note: '',
    })),
    legs: Array.from({ length: stops + 1 }, (_, position) => ({
      position,
      sailings: Array.from({ length: boats }, (_, at) => ({
        fromPort: ports[(position + at) % ports.length] ?? 'piraeus',
        toPort: ports[(position + at + 1) % ports.length] ?? 'piraeus',
        departsAt: `${day(position * 6)}T${hour(at * 2)}:00:00.000Z`,
        arrivesAt: `${day(position * 6)}T${hour(at * 2 + 1)}:00:00.000Z`,
        ...{ operator: 'Blue Star Ferries', vessel: 'Blue Star Naxos' },
        ...{
          cents: 4550,
          childCents: null,
          fareBasis: null,
          fareAsOf: null,
          sailing: null,
          isTypical: true,
        },
      })),
    })),
    entries: Array.from({ length: entries }, (_, at) => ({
      stopId: stopId(at),
      dayOffset: at % 6,
      kind: 'activity',
      title: `${at + 1}. ${place}`,
      note: '',
      ...{ url: 'https://example.org/', cents: 1250, listing: null },
    })),
  };
  // Remaining space, with some reserve for a longer title.
  const left = documentBytes - Buffer.byteLength(JSON.stringify(trip)) - 500;
  const note = 'Portara before sunset. '.repeat(99).slice(0, Math.floor(left / days));
  return { ...trip, days: trip.days.map((one) => ({ ...one, note })) };
}
