import { randomInt, randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { IslandSlug } from '../../lib/islands/slugs';
import type { TripDocument } from '../../lib/trips/types';
import { testBackend, testBackendUrl } from '../../scripts/run/test-settings.mjs';
import type { Account } from './sign-in';

/** What no shared page may show. */
export const privateNotes = 'Passport number in the safe';

/** A trip with something in every part. */
export function tripDocument(
  title: string,
  islands: readonly IslandSlug[] = ['naxos', 'milos'],
): TripDocument {
  const stops = islands.map((island, place) => ({
    id: randomUUID(),
    island,
    nights: 3,
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
      },
    ],
  };
}

/** A trip of islands alone: nothing planned, noted or booked. */
export function bareTripDocument(title: string, islands: readonly IslandSlug[]): TripDocument {
  const trip = tripDocument(title, islands);
  const stops = trip.stops.map((stop) => ({ ...stop, note: '' }));
  return { ...trip, planQuery: null, stops, days: [], legs: [], entries: [] };
}

/** Stores a trip of a person as the site would, and gives its id. */
export async function storeTrip(
  { email, password }: Account,
  title: string,
  islands: readonly IslandSlug[],
): Promise<string> {
  const headers = {
    apikey: testBackend.keys.EMBEDDED_PUBLISHABLE_KEY,
    'content-type': 'application/json',
    'x-forwarded-for': `10.7.${randomInt(1, 255)}.${randomInt(1, 255)}`,
  };
  const post = async (path: string, body: object, more = {}) => {
    const answer = await fetch(testBackendUrl + path, {
      method: 'POST',
      headers: { ...headers, ...more },
      body: JSON.stringify(body),
    });
    expect(answer.ok, `${path} ${answer.status}`).toBe(true);
    return answer.json();
  };
  const { access_token } = await post('/auth/v1/token?grant_type=password', { email, password });
  const [stored] = await post(
    '/rest/v1/trips',
    { document: bareTripDocument(title, islands) },
    { authorization: `Bearer ${access_token}`, prefer: 'return=representation' },
  );
  return stored.id;
}
