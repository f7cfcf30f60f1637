import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { columnsOf, type ImportKind } from './columns';
import { readListings } from './read';
import { writeListings } from './write';

const kinds = Object.keys(columnsOf) as ImportKind[];
const template = (kind: ImportKind) => readFileSync(`docs/listings/${kind}.csv`, 'utf8');
const changed = (from: string, to: string) => template('hotels').replace(from, to);
const faultsOf = (csv: string) => readListings('hotels', csv, 'csv').faults;

it.each(kinds)('the template of %s has every column and is valid', (kind) => {
  const [header = ''] = template(kind).split('\n');
  expect(header.split(',').sort()).toEqual(Object.keys(columnsOf[kind]).sort());
  const { records, faults } = readListings(kind, `\uFEFF${template(kind)}`, 'csv');
  expect(faults).toEqual([]);
  expect(records).toHaveLength(1);
  expect(records[0]?.isSample).toBe(false);
});

it('reads euros as cents, and an empty price as unknown', () => {
  const [hotel] = readListings('hotels', template('hotels'), 'csv').records;
  expect(hotel?.pricePerNight).toEqual({ low: null, shoulder: 5500, high: 8050, peak: 12_000 });
  expect(hotel?.image).toBe('https://example.org/my-rooms.jpg');
});

it.each([
  ['80.50', 'eighty', 'pricePerNight.high'],
  ['37.1056', '97.1056', 'position.lat'],
  [',naxos,', ',atlantis,', 'island'],
  ['https://example.org/my-rooms.jpg', 'javascript:alert(1)', 'image'],
  ['https://example.org/my-rooms.jpg', 'http://example.org/a.jpg', 'image'],
  ['naxos-my-rooms', "x'; drop table hotels", 'slug'],
  ['sea-view;wifi', 'sea-view;teleport', 'amenities.1'],
  ['The owner,https://example.org/', ',', 'source'],
])('reports row and column: %s as %s', (from, to, column) => {
  expect(faultsOf(changed(from, to))).toEqual([
    expect.objectContaining({ row: 2, column: expect.stringMatching(`^${column}`) }),
  ]);
});

it('reports all faults at once, unknown columns and duplicate slugs', () => {
  const [header = '', row = ''] = template('hotels').split('\n');
  const twice = [`${header},__proto__`, row, row.replace('14:00', '25:00')].join('\n');
  expect(faultsOf(twice).map(({ row: at, column }) => `${at} ${column}`)).toEqual([
    '1 __proto__',
    '3 checkIn.from',
  ]);
  expect(faultsOf([header, row, row].join('\n'))).toEqual([
    { row: 3, column: 'slug', message: 'is also the slug of row 2' },
  ]);
});

it.each([
  ['csv', ''],
  ['csv', '"open'],
  ['csv', 'slug\n'],
  ['json', '{'],
  ['json', '{}'],
  ['json', '[]'],
  ['json', '[null, 1, []]'],
  ['json', '[{"slug":"a\\u0000b"}]'],
] as const)('rejects other files: %s %j', (format, text) => {
  const { records, faults } = readListings('hotels', text, format);
  expect(records).toEqual([]);
  expect(faults.length).toBeGreaterThan(0);
});

it('rejects control characters and oversized files', () => {
  expect(faultsOf(changed('My Rooms', 'My \u0007Rooms'))).not.toEqual([]);
  expect(faultsOf('x'.repeat(5_000_001))).toHaveLength(1);
});

it('never throws, and skips the records only in a file with faults', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('csv', 'json'), (text, format) => {
      const { records, faults } = readListings('activities', text, format as 'csv' | 'json');
      expect(records.length > 0 || faults.length > 0).toBe(true);
    }),
  );
});

it('upserts by slug in one request with the secret key, and reports a rejection', async () => {
  const { records } = readListings('hotels', template('hotels'), 'csv');
  const target = { url: 'http://db.example', secret: 'sb_secret_x' };
  const send = jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(null));
  await writeListings('hotels', records, target);
  const [url, init] = send.mock.calls[0] ?? [];
  expect(String(url)).toBe('http://db.example/rest/v1/hotels?on_conflict=slug');
  expect(init?.headers).toMatchObject({
    apikey: 'sb_secret_x',
    prefer: expect.stringContaining('resolution=merge-duplicates'),
  });
  const [row] = JSON.parse(String(init?.body));
  expect(row).toMatchObject({
    slug: 'naxos-my-rooms',
    is_sample: false,
    seeded_from: null,
    partner_links: [],
    price_high: 8050,
  });
  send.mockResolvedValueOnce(new Response('no', { status: 401 }));
  await expect(writeListings('hotels', records, target)).rejects.toThrow('401: no');
  send.mockRestore();
});
