import fc from 'fast-check';
import { fieldsOf, readEntry, readEuros, readUrl } from './entry-fields';

describe('amounts', () => {
  it.each([
    ['120', 12000],
    ['86,5', 8650],
    ['86.50', 8650],
    ['€ 1.250', 125000],
    ['1,250.00', 125000],
    ['1.250,75 €', 125075],
  ])('reads %s', (text, cents) => expect(readEuros(text)).toBe(cents));

  it.each(['', 'about 20', '-5', '1,2345', '12 000 000'])('rejects "%s"', (text) =>
    expect(readEuros(text)).toBeUndefined(),
  );

  it('formats every amount so that it can be read back', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10_000_000 }),
        fc.constantFrom('.', ','),
        (cents, mark) => {
          const { cost } = fieldsOf({ cents } as Parameters<typeof fieldsOf>[0], mark);
          expect(readEuros(cost)).toBe(cents);
        },
      ),
    );
  });
});

describe('addresses', () => {
  it.each([
    ['hotel.gr/booking', 'https://hotel.gr/booking'],
    ['http://example.org', 'http://example.org/'],
  ])('reads %s', (text, url) => expect(readUrl(text)).toBe(url));

  it.each(['javascript:alert(1)', 'hotel', 'two words.gr', 'https://'])('rejects %s', (text) =>
    expect(readUrl(text)).toBeUndefined(),
  );
});

it('names every field it cannot read', () => {
  const fields = { title: ' ', cost: 'much', url: 'no', day: '', note: '', listing: '' };
  expect(readEntry(fields, { stopId: 'a', kind: 'hotel' })).toEqual({
    faults: ['title', 'cost', 'url'],
  });
});

it('keeps the chosen listing, but none for a typed name', () => {
  const where = { stopId: 'a', kind: 'hotel' } as const;
  const fields = {
    title: 'Rooms',
    cost: '',
    url: '',
    day: '',
    note: '',
    listing: 'rooms-by-the-sea',
  };
  const listingOf = (typed: typeof fields) => {
    const read = readEntry(typed, where);
    return 'entry' in read ? fieldsOf(read.entry, '.').listing : undefined;
  };
  expect(listingOf(fields)).toBe('rooms-by-the-sea');
  expect(readEntry({ ...fields, listing: '' }, where)).toMatchObject({ entry: { listing: null } });
});
