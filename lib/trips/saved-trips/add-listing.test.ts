import { placeName, withListing } from './add-listing';
import { tripLimits } from './limits';
import { addListingForm } from './listing-forms';
import { addToTripAddress, listingReference } from './listing-reference';
import { newStops, newTrip } from './rules';
import { tripDocument } from './schema';

const ids = ['naxos', 'milos'].map((_, at) => `0000000${at}-0000-4000-8000-000000000000`);
const [naxos = '', milos = ''] = ids;
const extra = '99999999-0000-4000-8000-000000000000';
const trip = newTrip('Summer', {
  stops: newStops(
    [
      { island: 'naxos', nights: 2 },
      { island: 'milos', nights: 1 },
    ],
    () => ids.shift() ?? '',
  ),
});
const walk = {
  kind: 'activity',
  slug: 'milos-walk',
  title: 'A walk',
  islands: ['milos'],
} as const;
const entriesOf = (added: ReturnType<typeof withListing>) =>
  'trip' in added ? added.trip.entries : added.fault;

describe('a listing added to a trip', () => {
  it('is added to its day with its id, and the trip can be saved', () => {
    const added = withListing(trip, walk, { stopId: milos, dayOffset: 1 });
    expect(entriesOf(added)).toEqual([
      expect.objectContaining({
        stopId: milos,
        dayOffset: 1,
        kind: 'activity',
        listing: 'milos-walk',
        title: 'A walk',
      }),
    ]);
    expect(tripDocument.safeParse('trip' in added ? added.trip : null).success).toBe(true);
  });

  it('is added once, however often it is sent', () => {
    const place = { stopId: milos, dayOffset: null };
    const once = withListing(trip, walk, place);
    if (!('trip' in once)) throw new Error(once.fault);
    expect(withListing(once.trip, walk, place)).toEqual({ trip: once.trip });
    expect(entriesOf(withListing(once.trip, walk, { stopId: milos, dayOffset: 0 }))).toHaveLength(
      2,
    );
  });

  it('adds its island if the trip lacks it, once too', () => {
    const car = {
      kind: 'vehicle',
      slug: 'small-car',
      title: 'Car',
      islands: ['paros', 'ios'],
    } as const;
    const once = withListing(trip, car, { island: 'paros' }, () => extra);
    if (!('trip' in once)) throw new Error(once.fault);
    expect(once.trip.stops.at(-1)).toMatchObject({ id: extra, island: 'paros', nights: 2 });
    expect(once.trip.entries).toMatchObject([{ stopId: extra, dayOffset: null }]);
    expect(withListing(once.trip, car, { island: 'paros' })).toEqual({ trip: once.trip });
  });

  it('is not added to unknown places or other islands', () => {
    for (const place of [
      { stopId: extra, dayOffset: null },
      { stopId: naxos, dayOffset: null },
      { stopId: milos, dayOffset: 2 },
      { island: 'naxos' } as const,
    ]) {
      expect(withListing(trip, walk, place)).toEqual({ fault: 'placeMissing' });
    }
  });

  it('is rejected if the trip is full', () => {
    const [entry] = entriesOf(withListing(trip, walk, { stopId: milos, dayOffset: 0 })) as never[];
    const full = { ...trip, entries: Array(tripLimits.entries).fill(entry) };
    expect(withListing(full, walk, { stopId: milos, dayOffset: 1 })).toEqual({
      fault: 'tooManyEntries',
    });
    const stops = Array.from({ length: tripLimits.stops }, (_, at) => ({
      id: `${at}`,
      island: 'naxos' as const,
      nights: 1,
      roomFixed: false,
      note: '',
    }));
    expect(withListing({ ...trip, stops }, walk, { island: 'milos' })).toEqual({
      fault: 'tooManyStops',
    });
  });
});

describe('the form', () => {
  const read = (place: string, listing = 'activity/milos-walk') =>
    addListingForm.safeParse({ id: naxos, listing, place });

  it.each([
    { stopId: naxos, dayOffset: null },
    { stopId: naxos, dayOffset: 0 },
    { island: 'milos' } as const,
  ])('reads the target place', (place) => {
    expect(read(placeName(place)).data?.place).toEqual(place);
  });

  it.each([
    '',
    'island:crete',
    'naxos',
    `${naxos}:x`,
    `${naxos}:-1`,
    `${naxos}:1.5`,
    `${naxos}:99`,
  ])('rejects the place "%s"', (place) =>
    expect(read(place).error?.issues[0]?.message).toBe('placeMissing'),
  );

  it.each([
    '',
    'note/x',
    'hotels/x',
    'hotel/',
    'hotel/../x',
    'hotel/X',
    'activity/a/b',
    `hotel/${'a'.repeat(81)}`,
  ])('rejects the listing "%s"', (listing) =>
    expect(read(naxos, listing).error?.issues[0]?.message).toBe('listingMissing'),
  );
});

it('listings of every kind link to the page that adds them', () => {
  for (const kind of ['hotels', 'activities', 'vehicles'] as const) {
    const address = new URL(addToTripAddress(kind, 'some-slug'), 'https://example.org');
    const named = address.searchParams.get('listing');
    expect(listingReference.parse(named).slug).toBe('some-slug');
  }
  expect(addToTripAddress('activities', 'milos-walk')).toBe(
    '/my-trips/add?listing=activity/milos-walk',
  );
});
