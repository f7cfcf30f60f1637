import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { IslandSlug } from '../../lib/foundation/ids/island-slugs';
import type { TripDocument } from '../../lib/trips/saved-trips/types';
import { testBackend, testBackendUrl } from '../../tools/test/test-settings.mjs';
import type { Account } from './account';
import { someSender } from './sender';

/** Private text that no shared page may show. */
export const privateNotes = 'Passport number in the safe';

/** A trip with content in every part. */
export function tripDocument(
  title: string,
  islands: readonly IslandSlug[] = ['naxos', 'milos'],
): TripDocument {
  const stops = islands.map((island, place) => ({
    id: randomUUID(),
    island,
    nights: 3,
    roomFixed: false,
    note: place === 0 ? 'By the harbour' : '',
  }));
  const stopId = stops[0]?.id ?? '';
  return {
    title,
    startDate: '2027-07-05',
    adults: 2,
    children: 1,
    vehicle: null,
    startGateway: 'piraeus',
    endGateway: 'piraeus',
    privateNotes,
    planQuery: 'islands=naxos',
    stops,
    days: [{ stopId, dayOffset: 1, note: 'Portara before sunset' }],
    legs: [
      {
        position: 0,
        sailings: [
          {
            fromPort: 'piraeus',
            toPort: 'naxos-chora',
            departsAt: '2027-07-05T04:30:00.000Z',
            arrivesAt: '2027-07-05T09:45:00.000Z',
            operator: 'Blue Star Ferries',
            vessel: 'A vessel',
            cents: 4550,
            childCents: null,
            fareBasis: 'estimate',
            fareAsOf: '2026',
            sailing: 'a-sailing',
            isTypical: true,
          },
        ],
      },
    ],
    entries: [
      {
        stopId,
        dayOffset: null,
        kind: 'hotel',
        title: 'Rooms by the harbour',
        note: '',
        url: 'https://example.org/rooms',
        cents: 31_500,
        listing: null,
      },
    ],
  };
}

/** A trip with islands only: nothing planned, noted or booked. */
export function bareTripDocument(title: string, islands: readonly IslandSlug[]): TripDocument {
  const trip = tripDocument(title, islands);
  const stops = trip.stops.map((stop) => ({ ...stop, note: '' }));
  return { ...trip, planQuery: null, stops, days: [], legs: [], entries: [] };
}

/** Sends a request for a person's trips directly to the backend, as the site would. */
async function ask({ accessToken }: Account, method: string, query: string, body: object) {
  const answer = await fetch(`${testBackendUrl}/rest/v1/trips${query}`, {
    method,
    headers: {
      apikey: testBackend.keys.EMBEDDED_PUBLISHABLE_KEY,
      authorization: `Bearer ${accessToken}`,
      'content-type': 'application/json',
      prefer: 'return=representation',
      'x-forwarded-for': someSender(),
    },
    body: JSON.stringify(body),
  });
  expect(answer.ok, `${method} ${query}: ${answer.status}`).toBe(true);
  const [row] = await answer.json();
  return row;
}

/** Stores a trip of a person and returns its id. */
export async function storeTrip(account: Account, document: TripDocument): Promise<string> {
  return (await ask(account, 'POST', '', { document })).id;
}

/** Shares a stored trip under a public address, or withdraws it if the token is null. */
export async function shareTrip(account: Account, id: string, token: string | null) {
  await ask(account, 'PATCH', `?id=eq.${id}`, { share_token: token });
}

/** Opens the calendar subscription of a stored trip. */
export async function openCalendar(account: Account, id: string, token: string) {
  await ask(account, 'PATCH', `?id=eq.${id}`, { calendar_token: token });
}
