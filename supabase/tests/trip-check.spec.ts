import { type APIRequestContext, expect, test } from '@playwright/test';
import fc from 'fast-check';
import { tripDocument as storedTrip } from '../../e2e/support/store-trip';
import { tripLimits } from '../../lib/trips/saved-trips/limits';
import { tripDocument } from '../../lib/trips/saved-trips/schema';
import { storedTrip as readTrip, tripColumns } from '../../lib/trips/saved-trips/stored';
import { randomTrips } from '../../lib/trips/saved-trips/testing/random-trip';
import type { TripDocument } from '../../lib/trips/saved-trips/types';
import { asPerson, type Row, signUp } from './people';

/*
 * The last line of defence: the trips that the database accepts from callers who bypass our forms.
 * It validates documents against a copy of the form's schema; these tests run both on the same
 * documents.
 */
type Change = (trip: TripDocument) => unknown;

const elsewhere = '22222222-2222-4222-8222-222222222222';
const part = (name: 'stops' | 'days' | 'legs' | 'entries', more: object): Change => {
  return (trip) => ({ ...trip, [name]: [{ ...trip[name][0], ...more }] });
};
const boat = (more: object): Change => {
  return (trip) => ({
    ...trip,
    legs: [{ position: 0, sailings: [{ ...trip.legs[0]?.sailings[0], ...more }] }],
  });
};
const many = (name: 'stops' | 'days' | 'legs' | 'entries', count: number): Change => {
  return (trip) => ({ ...trip, [name]: Array.from({ length: count }, () => trip[name][0]) });
};
const withStops = ({ stops }: TripDocument, count: number) => [
  ...stops,
  ...Array.from({ length: count - 1 }, () => ({ ...stops[0], id: crypto.randomUUID() })),
];
const daysOf = (stopId = '', note = 'A note') =>
  Array.from({ length: tripLimits.nights + 1 }, (_, dayOffset) => ({ stopId, dayOffset, note }));

const tripOf = (title: string) => storedTrip(title, ['naxos']);

/** Refused by both the form and the database. */
const faults: Record<string, Change> = {
  'no trip at all': () => ({}),
  'a list': () => [],
  'a text': () => 'Naxos in June',
  'a title of spaces': (trip) => ({ ...trip, title: ' \n ' }),
  'a title too long': (trip) => ({ ...trip, title: 'x'.repeat(tripLimits.title + 1) }),
  'a number for a title': (trip) => ({ ...trip, title: 7 }),
  'no stops': ({ stops: _, ...trip }) => trip,
  'stops that are no list': (trip) => ({ ...trip, stops: {} }),
  'nobody who travels': (trip) => ({ ...trip, adults: 0 }),
  'half a child': (trip) => ({ ...trip, children: 0.5 }),
  'a party as a text': (trip) => ({ ...trip, adults: '2' }),
  'a ship for a vehicle': (trip) => ({ ...trip, vehicle: 'ship' }),
  'a day that is none': (trip) => ({ ...trip, startDate: '2027-02-30' }),
  'a day long past': (trip) => ({ ...trip, startDate: '1999-06-01' }),
  'a gateway of other signs': (trip) => ({ ...trip, startGateway: "x'; drop table trips" }),
  'notes without an end': (trip) => ({
    ...trip,
    privateNotes: 'x'.repeat(tripLimits.privateNotes + 1),
  }),
  'an island elsewhere': part('stops', { island: 'crete' }),
  'a stop without a place': part('stops', { id: 'first' }),
  'nights without an end': part('stops', { nights: tripLimits.nights + 1 }),
  'a note too long': part('stops', { note: 'x'.repeat(tripLimits.note + 1) }),
  'a day of no stop': part('days', { stopId: elsewhere }),
  'a day after the last': part('days', { dayOffset: tripLimits.nights + 1 }),
  'an entry of no stop': part('entries', { stopId: elsewhere }),
  'an entry of no kind': part('entries', { kind: 'spaceship' }),
  'a script for an address': part('entries', { url: 'javascript:alert(1)' }),
  'an address of another scheme': part('entries', { url: 'ftp://example.org' }),
  'an address without a host': part('entries', { url: 'https://' }),
  'an address that is a path': part('entries', { url: 'https:///example.org' }),
  'a listing of another shape': part('entries', { listing: "../x'; drop table trips" }),
  'a listing without a name': part('entries', { listing: '' }),
  'a listing too long': part('entries', { listing: `a${'b'.repeat(80)}` }),
  'a listing that is a record': part('entries', { listing: { slug: 'rooms' } }),
  'a note that is a listing': part('entries', { kind: 'note', listing: 'rooms-by-the-sea' }),
  'a kind that is a table': part('entries', { kind: 'hotels', listing: 'rooms-by-the-sea' }),
  'a price below nothing': part('entries', { cents: -1 }),
  'a price past all': part('entries', { cents: tripLimits.cents + 1 }),
  'a leg past the way home': part('legs', { position: 2 }),
  'a leg without a boat': part('legs', { sailings: [] }),
  'a boat that arrives before it leaves': boat({ arrivesAt: '2027-07-05T04:00:00.000Z' }),
  'a boat on no day': boat({ departsAt: '2027-02-30T04:00:00.000Z' }),
  'a boat that never arrives': boat({ arrivesAt: 'infinity' }),
  'a port of other signs': boat({ fromPort: '<b>' }),
  'a child who is paid for coming': boat({ childCents: -1 }),
  'a boat that may be typical': boat({ isTypical: 'perhaps' }),
  'a fare of no known origin': boat({ fareBasis: 'rumour' }),
  'a fare of no year': boat({ fareAsOf: '26' }),
  'too many stops': (trip) => ({ ...trip, stops: withStops(trip, tripLimits.stops + 1) }),
  'too many entries': many('entries', tripLimits.entries + 1),
  'too many days': (trip) => {
    const stops = withStops(trip, 4);
    const days = stops.flatMap(({ id: stopId }) => daysOf(stopId));
    return { ...trip, stops, days: days.slice(0, tripLimits.days + 1) };
  },
  'a stop twice': many('stops', 2),
  'a day twice': many('days', 2),
  'a leg twice': many('legs', 2),
};

/** Normalised by the form; the database accepts only the normalised order. */
const untidy: Record<string, Change> = {
  'a member of its own': (trip) => ({ ...trip, owner: elsewhere }),
  'a member of its own in a part': part('stops', { user_id: elsewhere }),
  'a member of its own in a boat': boat({ price: 1 }),
  'an instant of another zone': boat({ departsAt: '2027-07-05T07:30:00+03:00' }),
};

const refused = async (request: APIRequestContext, changes: Record<string, Change>) => {
  const owner = await signUp(request);
  const as = asPerson(request, owner);
  const kept = (await as.insert('trips', { document: tripOf('Kept') })).rows;
  const filter = `id=eq.${kept[0]?.id}`;
  for (const [name, change] of Object.entries(changes)) {
    const document = change(tripOf('Wrong')) as Row;
    expect((await as.insert('trips', { document })).ok, name).toBe(false);
    expect((await as.update('trips', filter, { document })).ok, name).toBe(false);
  }
  expect((await as.select('trips')).rows).toEqual(kept);
};

test('trips rejected by the form are never stored, new or as an update', async ({ request }) => {
  for (const [name, change] of Object.entries(faults)) {
    expect(tripDocument.safeParse(change(tripOf('Wrong'))).success, name).toBe(false);
  }
  await refused(request, faults);
});

test('only normalised trips are stored', async ({ request }) => {
  for (const [name, change] of Object.entries(untidy)) {
    expect(tripDocument.safeParse(change(tripOf('Wrong'))).success, name).toBe(true);
  }
  await refused(request, untidy);
});

test('an unusable link is dropped when a trip is read, and the trip stays', async ({ request }) => {
  const as = asPerson(request, await signUp(request));
  const document = part('entries', { url: 'https://%' })(tripOf('Kept')) as Row;
  const [row] = (await as.insert('trips', { document })).rows;
  const columns = tripColumns.replaceAll(' ', '');
  const [found] = (await as.select('trips', `id=eq.${row?.id}&select=${columns}`)).rows;
  const trip = readTrip.parse(found);
  expect([trip.title, trip.entries[0]?.url]).toEqual(['Kept', null]);
});

test('a missing document and an empty one are rejected', async ({ request }) => {
  const as = asPerson(request, await signUp(request));
  expect((await as.insert('trips', { version: 1 })).ok).toBe(false);
  expect((await as.insert('trips', { document: null })).ok).toBe(false);
  expect((await as.select('trips')).rows).toEqual([]);
});

test('documents up to the limits of the form are stored, and no larger ones', async ({
  request,
}) => {
  const as = asPerson(request, await signUp(request));
  const trip = tripOf('Long');
  const noted = (count: number) => ({
    ...trip,
    entries: Array.from({ length: count }, (_, at) => ({
      ...trip.entries[0],
      title: 'Ω'.repeat(tripLimits.entryTitle),
      url: `https://example.org/${at}?${'x'.repeat(400)}`,
      note: '🏝'.repeat(tripLimits.note),
    })),
  });
  const isOfForm = (document: unknown) =>
    Buffer.byteLength(JSON.stringify(document)) <= tripLimits.documentBytes;
  const [most, over] = [noted(16), noted(150)];
  expect([isOfForm(most), isOfForm(over)]).toEqual([true, false]);
  expect((await as.insert('trips', { document: most })).ok).toBe(true);
  const days = daysOf(trip.stops[0]?.id, 'x'.repeat(tripLimits.note));
  const huge = { ...over, days };
  expect(tripDocument.safeParse(huge).success).toBe(true);
  expect((await as.insert('trips', { document: huge })).ok).toBe(false);
});

const junk = fc.constantFrom<unknown>(
  ...[
    null,
    '',
    ' ',
    '\n',
    'x',
    'naxos',
    'x'.repeat(121),
    -1,
    0,
    1,
    1.5,
    61,
    1e9,
    1e300,
    true,
    [],
    {},
    [1],
    { a: 1 },
  ],
  ...[
    '2027-02-30',
    '2027-07-05',
    '2027-07-05T04:30:00Z',
    '2027-07-05T04:30:00.000Z',
    elsewhere,
    'ΑΒΓ',
    '🏝',
  ],
);

/** Copy of a value with one nested value replaced. */
function bent(value: unknown, ways: readonly number[], scrap: unknown): unknown {
  const [way = 0, ...deeper] = ways;
  if (typeof value !== 'object' || value === null || deeper.length === 0) return scrap;
  const names = Object.keys(value);
  const name = names[way % (names.length + 1)];
  if (name === undefined)
    return Array.isArray(value) ? [...value, scrap] : { ...value, more: scrap };
  if (Array.isArray(value))
    return value.map((one, at) => (String(at) === name ? bent(one, deeper, scrap) : one));
  const { [name]: inner, ...others } = value as Record<string, unknown>;
  return scrap === 'ΑΒΓ' ? others : { ...others, [name]: bent(inner, deeper, scrap) };
}

test('among slightly invalid documents, only those the site can read are stored', async ({
  request,
}) => {
  const as = asPerson(request, await signUp(request));
  const takes = async (document: unknown) => (await as.call('check_trip', { document })).ok;
  const ways = fc.array(fc.nat(), { minLength: 2, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(randomTrips, ways, junk, async (trip, way, scrap) => {
      const document = bent(trip, way, scrap);
      const read = tripDocument.safeParse(document);
      if (read.success) expect(await takes(read.data)).toBe(true);
      else expect(await takes(document)).toBe(false);
    }),
    { numRuns: 120 },
  );
});
