import { randomInt, randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { testBackend, testBackendUrl } from '../../scripts/run/test-settings.mjs';
import type { Account } from './sign-in';

/** What no shared page may show. */
export const privateNotes = 'Passport number in the safe';

/** Stores a trip of a person as the site would, and gives its id. */
export async function storeTrip(
  { email, password }: Account,
  title: string,
  islands: readonly string[],
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
  const stops = islands.map((island, position) => ({
    id: randomUUID(),
    position,
    island,
    nights: 2,
    note: '',
  }));
  const trip = {
    title,
    start_date: '2027-07-05',
    adults: 2,
    children: 0,
    start_gateway: 'piraeus',
    end_gateway: 'piraeus',
    private_notes: privateNotes,
    stops,
    days: [],
    legs: [],
    entries: [],
  };
  return post(
    '/rest/v1/rpc/create_trip',
    { document: trip },
    { authorization: `Bearer ${access_token}` },
  );
}
