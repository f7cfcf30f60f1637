import fc from 'fast-check';
import { listingAddress, listingParameters, readListingSearch, wordsOf } from './address';
import { filtersOf, type ListingKind, listingKinds, listingSorts } from './filters';
import { everything, type ListingSearch, monthOf, withFilter, withoutWish } from './search';

const ofAddress = (address: string) =>
  Object.fromEntries(new URLSearchParams(address.split('?')[1]));

function searches(kind: ListingKind): fc.Arbitrary<ListingSearch> {
  const chosen = fc
    .subarray(filtersOf(kind))
    .chain((filters) =>
      fc.record(
        Object.fromEntries(
          filters.map(([name, { mode, values }]) => [
            name,
            fc.subarray([...values], { minLength: 1, ...(mode === 'one' ? { maxLength: 1 } : {}) }),
          ]),
        ),
      ),
    );
  const day = fc
    .integer({ min: 0, max: 700 })
    .map((days) => new Date(Date.UTC(2027, 0, 1) + days * 86_400_000).toISOString().slice(0, 10));
  const degrees = fc.integer({ min: -800_000, max: 800_000 }).map((n) => n / 1e4);
  return fc.record({
    kind: fc.constant(kind),
    chosen,
    price: fc.option(fc.integer({ min: 0, max: 10_000 }), { nil: undefined }),
    q: fc.constantFrom('', 'Plaka', 'παλιά αγορά', 'a & b = naxos?', '100% sea'),
    from: day,
    to: fc.constant('2029-01-01'),
    area:
      kind === 'vehicles'
        ? fc.constant(undefined)
        : fc.option(
            fc
              .tuple(degrees, degrees)
              .map(([south, west]) => ({ south, west, north: 81, east: 81.5 })),
            { nil: undefined },
          ),
    sort: fc.constantFrom(...listingSorts[kind]),
    page: fc.integer({ min: 1, max: 100_000 }),
    map: fc.boolean(),
  }) as unknown as fc.Arbitrary<ListingSearch>;
}

describe.each(listingKinds)('the address of %s', (kind) => {
  it('is read back as the same search', () => {
    fc.assert(
      fc.property(searches(kind), (search) => {
        const read = readListingSearch(kind, ofAddress(listingAddress('/somewhere', search)));
        expect(read).toEqual({ search, ignored: [] });
      }),
    );
  });

  it('is empty without filters', () => {
    expect(listingAddress('/hotels', everything(kind))).toBe('/hotels');
    expect(readListingSearch(kind, {})).toEqual({ search: everything(kind), ignored: [] });
  });

  it('accepts any input, and reports ignored values', () => {
    const names = [
      ...filtersOf(kind).map(([name]) => name),
      ...['price', 'q', 'from', 'to', 'area', 'sort', 'page', 'map'],
    ];
    const value = fc.oneof(fc.string(), fc.string({ unit: 'binary', maxLength: 300 }));
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.constantFrom(...names),
          fc.oneof(value, fc.array(value, { maxLength: 3 })),
        ),
        (raw) => {
          const { search, ignored } = readListingSearch(kind, raw);
          expect(readListingSearch(kind, ofAddress(listingAddress('/x', search)))).toEqual({
            search,
            ignored: [],
          });
          expect(
            ignored.every(({ name, value: text }) => names.includes(name) && text.length <= 60),
          ).toBe(true);
        },
      ),
    );
  });
});

it('reads form data: repeated values, commas, empty fields, unknown parameters', () => {
  const { search, ignored } = readListingSearch('hotels', {
    island: ['milos', 'naxos,paros'],
    amenities: 'sea-view',
    kind: '',
    price: '',
    utm_source: 'letter',
  });
  expect(search.chosen).toEqual({ island: ['naxos', 'paros', 'milos'], amenities: ['sea-view'] });
  expect(ignored).toEqual([]);
});

it.each([
  ['island', 'atlantis'],
  ['price', '-5'],
  ['price', '0x10'],
  ['price', '10001'],
  ['price', 'Infinity'],
  ['guests', '13'],
  ['month', '0'],
  ['sort', 'slug; drop table hotels'],
  ['page', '0'],
  ['page', '1e3'],
  ['from', '2027-02-30'],
  ['to', '2027-06-01'],
  ['area', '37,25'],
  ['area', '38,25,37,26'],
  ['area', '37,25,NaN,26'],
  ['map', 'yes'],
  ['q', '?!'],
])('ignores and reports %s=%s', (name, value) => {
  const { search, ignored } = readListingSearch('hotels', { [name]: value });
  expect(search).toEqual(everything('hotels'));
  expect(ignored).toEqual([{ name, value }]);
});

it('keeps the first of two values for a single-value filter', () => {
  const { search, ignored } = readListingSearch('hotels', { guests: '4,2', page: ['2', '3'] });
  expect(search).toMatchObject({ chosen: { guests: ['4'] }, page: 2 });
  expect(ignored).toEqual([{ name: 'guests', value: '2' }]);
});

it('normalises words like the database', () => {
  expect(wordsOf('  Παλιά-Αγορά, ΝΆΞΟΣ a 2 Plaka')).toEqual([
    'παλια',
    'αγορα',
    'ναξοσ',
    '2',
    'plaka',
  ]);
  expect(wordsOf('x'.repeat(500))).toEqual(['x'.repeat(40)]);
});

describe('changes of a search', () => {
  const start: ListingSearch<'hotels'> = { ...everything('hotels'), page: 3 };

  it('set the values of a filter, back on the first page', () => {
    const search = withFilter(start, 'amenities', ['sea-view', 'pool']);
    expect(search).toMatchObject({ chosen: { amenities: ['sea-view', 'pool'] }, page: 1 });
    expect(withFilter(search, 'amenities', []).chosen).toEqual({});
    expect(withFilter(start, 'island', ['atlantis']).chosen).toEqual({});
  });

  it('remove one filter', () => {
    const search = withFilter({ ...start, price: 90, q: 'plaka' }, 'amenities', ['pool', 'wifi']);
    expect(withoutWish(search, { field: 'price' }).price).toBeUndefined();
    expect(withoutWish(search, { field: 'q' }).q).toBe('');
    const less = withoutWish(search, { field: 'filter', name: 'amenities', value: 'pool' });
    expect(less.chosen).toEqual({ amenities: ['wifi'] });
    expect(withoutWish(search, { field: 'filter', name: 'amenities' }).chosen).toEqual({});
  });

  it('use the month of the first day unless one is chosen; removing it removes the days too', () => {
    const search = { ...start, from: '2027-07-03', to: '2027-07-09' };
    expect(monthOf(search)).toBe('7');
    expect(monthOf(withFilter(search, 'month', ['9']))).toBe('9');
    const less = withoutWish(search, { field: 'filter', name: 'month' });
    expect(listingParameters(less)).toEqual([]);
  });
});
