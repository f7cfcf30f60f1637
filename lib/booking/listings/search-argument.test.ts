import { islands } from '@/lib/records/islands/data';
import { readListingSearch } from './address';
import { searchArgumentOf } from './search-argument';

const argumentFor = (kind: 'hotels' | 'activities' | 'vehicles', query: Record<string, string>) =>
  searchArgumentOf(readListingSearch(kind, query).search, 'en', islands);

describe('what the database is asked', () => {
  it('is the month of the first day, and its prices', () => {
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

  it('is the lowest price where nobody says when, and for what has one price', () => {
    expect(argumentFor('hotels', { price: '120' })).not.toHaveProperty('season');
    expect(argumentFor('activities', { month: '7', price: '0' })).toMatchObject({ maxCents: 0 });
    expect(argumentFor('activities', { month: '7' })).not.toHaveProperty('season');
  });

  it('parts filters of which one value is enough from those that want each', () => {
    expect(argumentFor('hotels', { island: 'milos,naxos', amenities: 'pool,wifi' })).toMatchObject({
      any: { island: ['naxos', 'milos'] },
      all: { amenities: ['pool', 'wifi'] },
    });
  });

  it('finds an island by its Greek name', () => {
    expect(argumentFor('hotels', { q: 'Πλάκα Νάξος' }).words).toEqual(['πλακα', 'naxos']);
  });

  it('wants positions where the map is open, of what has one', () => {
    expect(argumentFor('hotels', { map: '1' }).pins).toBe(300);
    expect(argumentFor('hotels', {})).not.toHaveProperty('pins');
    expect(argumentFor('vehicles', { map: '1' })).not.toHaveProperty('pins');
  });
});
