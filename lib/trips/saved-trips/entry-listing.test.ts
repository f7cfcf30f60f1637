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

describe('an entry that is a listing', () => {
  it('goes by the listing, whatever it was called when it was chosen', () => {
    expect(shownEntry(entry, { 'hotel/rooms': listing })).toEqual({
      title: 'Σύγχρονο όνομα',
      listing,
      isGone: false,
    });
  });

  it('keeps its own name where the listing is gone, and says so', () => {
    expect(shownEntry(entry, { 'hotel/rooms': null })).toEqual({
      title: 'As it was called',
      isGone: true,
    });
  });

  it('keeps it as well while the listing cannot be looked up, and claims nothing', () => {
    expect(shownEntry(entry, {})).toEqual({ title: 'As it was called', isGone: false });
  });

  it('is no other kind with the same id', () => {
    expect(shownEntry({ ...entry, kind: 'activity' }, { 'hotel/rooms': listing }).title).toBe(
      'As it was called',
    );
    expect(shownEntry({ ...entry, listing: null }, { 'hotel/rooms': listing }).title).toBe(
      'As it was called',
    );
    expect(listingKey('hotel', 'rooms')).toBe('hotel/rooms');
  });
});

it('costs what its month does, or the least of the year where there is no day', () => {
  expect(priceOn(listing, '2027-07-05')).toBe('€120');
  expect(priceOn(listing, '2027-12-24')).toBe('closed');
  expect(priceOn(listing, undefined)).toBe('from €48');
});

it('a note is never one', () => {
  expect(entryKinds.filter(isListedKind)).toEqual(['hotel', 'activity', 'vehicle']);
});

it('is in no sum where it costs something and nobody has said how much it is for them', () => {
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
