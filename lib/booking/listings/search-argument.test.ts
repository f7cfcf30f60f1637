import { islands } from '@/lib/records/islands/data';
import { readListingSearch } from './address';
import { searchArgumentOf } from './search-argument';

const argumentFor = (kind: 'hotels' | 'activities' | 'vehicles', query: Record<string, string>) =>
  searchArgumentOf(readListingSearch(kind, query).search, 'en', islands);

describe('the argument of the database search', () => {
  it('has the month of the first day, and its prices', () => {
    expect(argumentFor('hotels', { from: '2027-07-03', price: '120' })).toMatchObject({
      any: { month: ['7'] },
      season: 'peak',
      maxCents: 12_000,
    });
    expect(argumentFor('hotels', { from: '2027-07-03', month: '10' })).toMatchObject({
      any: { month: ['10'] },
      season: 'shoulder',
    });
  });

  it('has the lowest price without a month, and for records with one price', () => {
    expect(argumentFor('hotels', { price: '120' })).not.toHaveProperty('season');
    expect(argumentFor('activities', { month: '7', price: '0' })).toMatchObject({ maxCents: 0 });
    expect(argumentFor('activities', { month: '7' })).not.toHaveProperty('season');
  });

  it('separates any-of filters from all-of filters', () => {
    expect(argumentFor('hotels', { island: 'milos,naxos', amenities: 'pool,wifi' })).toMatchObject({
      any: { island: ['naxos', 'milos'] },
      all: { amenities: ['pool', 'wifi'] },
    });
  });

  it('finds an island by its Greek name', () => {
    expect(argumentFor('hotels', { q: 'Πλάκα Νάξος' }).words).toEqual(['πλακα', 'naxos']);
  });

  it('requests positions for kinds on the map if it is open', () => {
    expect(argumentFor('hotels', { map: '1' }).pins).toBe(300);
    expect(argumentFor('hotels', {})).not.toHaveProperty('pins');
    expect(argumentFor('vehicles', { map: '1' })).not.toHaveProperty('pins');
  });
});
