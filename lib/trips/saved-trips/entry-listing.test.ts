import {
  type EntryListing,
  isListedKind,
  listingKey,
  priceOn,
  shownEntry,
  unsummed,
} from './entry-listing';
import { entryKinds } from './limits';

const listing: EntryListing = {
  name: 'Σύγχρονο όνομα',
  where: 'Πλάκα, Νάξος',
  path: '/hotels/rooms',
  isSample: false,
  isPriced: true,
  price: 'from €48',
  prices: [
    'closed',
    'closed',
    'closed',
    '€48',
    '€48',
    '€80',
    '€120',
    '€120',
    '€80',
    '€48',
    'closed',
    'closed',
  ],
};
const entry = { kind: 'hotel', listing: 'rooms', title: 'As it was called' } as const;

describe('an entry with a listing', () => {
  it('uses the current name of the listing', () => {
    expect(shownEntry(entry, { 'hotel/rooms': listing })).toEqual({
      title: 'Σύγχρονο όνομα',
      listing,
      isGone: false,
    });
  });

  it('keeps its stored name if the listing is gone, and reports it', () => {
    expect(shownEntry(entry, { 'hotel/rooms': null })).toEqual({
      title: 'As it was called',
      isGone: true,
    });
  });

  it('keeps it without comment while the listing cannot be loaded', () => {
    expect(shownEntry(entry, {})).toEqual({ title: 'As it was called', isGone: false });
  });

  it('does not match another kind with the same id', () => {
    expect(shownEntry({ ...entry, kind: 'activity' }, { 'hotel/rooms': listing }).title).toBe(
      'As it was called',
    );
    expect(shownEntry({ ...entry, listing: null }, { 'hotel/rooms': listing }).title).toBe(
      'As it was called',
    );
    expect(listingKey('hotel', 'rooms')).toBe('hotel/rooms');
  });
});

it('costs the price of its month, or the lowest of the year without a day', () => {
  expect(priceOn(listing, '2027-07-05')).toBe('€120');
  expect(priceOn(listing, '2027-12-24')).toBe('closed');
  expect(priceOn(listing, undefined)).toBe('from €48');
});

it('a note never has a listing', () => {
  expect(entryKinds.filter(isListedKind)).toEqual(['hotel', 'activity', 'vehicle']);
});

it('is in no sum if its price for the party is unknown', () => {
  const listings = {
    'hotel/rooms': listing,
    'activity/walk': { ...listing, isPriced: false },
    'hotel/gone': null,
  };
  const of = (kind: 'hotel' | 'activity', slug: string | null, cents: number | null = null) => ({
    ...entry,
    kind,
    listing: slug,
    cents,
  });
  const entries = [of('hotel', 'rooms'), of('hotel', 'rooms', 9000), of('activity', 'walk')];
  expect(unsummed([...entries, of('hotel', 'gone'), of('hotel', null)], listings)).toBe(1);
});
