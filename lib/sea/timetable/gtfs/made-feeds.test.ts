import { typicalFiles } from '../service/typical-files';
import { readArchive } from './read-archive';
import { readFeed } from './read-feed';
import {
  type GreekEncoding,
  greekOperator,
  riverFerries,
  shuttle,
  southernBoats,
} from './testing/made-feeds';
import { zipOf } from './testing/zip';

const pattern = readFeed(typicalFiles());
if ('refused' in pattern) throw new Error('the pattern is refused');
const places = pattern.feed;

async function readMade(files: Iterable<readonly [string, string | Uint8Array]>) {
  const read = await readArchive({ bytes: zipOf(files) }, { places });
  if ('refused' in read) throw new Error(JSON.stringify(read.refused));
  return read;
}

describe('a feed like a Greek operator’s', () => {
  it('provides our islands with our ids and names', async () => {
    const { feed, faults, stops, encodings } = await readMade(greekOperator());
    expect(faults).toEqual([]);
    expect(encodings).toMatchObject({ 'stops.txt': 'windows-1253', 'trips.txt': 'windows-1253' });
    expect(stops.map(({ stopId, by, portId }) => [stopId, by, portId])).toEqual([
      ['101', 'position', 'piraeus'],
      ['102', 'position', 'piraeus'],
      ['201', 'position', 'syros-ermoupoli'],
      ['202', 'position', 'tinos-chora'],
      ['203', 'position', 'mykonos-tourlos'],
      ['204', 'name', 'paros-parikia'],
      ['205', 'position', 'naxos-chora'],
      ['206', 'position', 'santorini-athinios'],
      ['207', 'position', 'koufonisia-ano-koufonisi'],
      ['301', 'none', '301'],
    ]);
    expect(feed.stations.map(({ id, name }) => [id, name.el])).toContainEqual(['naxos', 'Νάξος']);
    expect(feed.stations.at(-1)).toMatchObject({ id: '301', name: { el: 'ΡΟΔΟΣ' } });
    expect(feed.operators[0]?.name.el).toBe('ΑΚΤΟΠΛΟΪΑ, ΔΟΚΙΜΗ');
    expect(feed.trips).toHaveLength(48);
    expect(feed.trips.every(({ vessel }) => vessel === undefined)).toBe(true);
  });

  it.each(['iso-8859-7', 'utf-8', 'utf-8 with a mark'] as const)(
    'is read equally from %s',
    async (encoding) => {
      const { feed, faults, stops, encodings } = await readMade(
        greekOperator(2027, () => encoding),
      );
      const usual = await readMade(greekOperator());
      expect(faults).toEqual([]);
      // The two Greek encodings mostly agree. The capital Ά in the stops distinguishes them.
      expect(encodings['stops.txt']).toBe(encoding === 'iso-8859-7' ? encoding : undefined);
      expect(stops).toEqual(
        encoding === 'iso-8859-7'
          ? usual.stops.map((stop) => ({ ...stop, name: stop.name.replaceAll('–', '-') }))
          : usual.stops,
      );
      expect(feed.trips).toEqual(usual.feed.trips);
      expect(feed.operators).toEqual(usual.feed.operators);
    },
  );

  it('is read with a different encoding in each table, and matching ids', async () => {
    const ways: Record<string, GreekEncoding> = {
      'trips.txt': 'utf-8',
      'calendar.txt': 'iso-8859-7',
      'stops.txt': 'utf-8 with a mark',
    };
    const { feed, faults, encodings, stops } = await readMade(
      greekOperator(2027, (table) => ways[table] ?? 'windows-1253'),
    );
    const usual = await readMade(greekOperator());
    expect(faults).toEqual([]);
    expect([feed.trips, stops]).toEqual([usual.feed.trips, usual.stops]);
    expect(encodings).toMatchObject({
      'agency.txt': 'windows-1253',
      'calendar.txt': expect.stringMatching(/^(iso-8859-7|windows-1253)$/),
    });
    expect(encodings).not.toHaveProperty('trips.txt');
    expect(encodings).not.toHaveProperty('stops.txt');
  });

  it.each(['every table', 'one table'])(
    'is rejected with a reason, with %s in UTF-16',
    async (which) => {
      const files = greekOperator(2027, (table) =>
        which === 'every table' || table === 'trips.txt' ? 'utf-16' : 'windows-1253',
      );
      const read = await readArchive({ bytes: zipOf(files) }, { places });
      expect('refused' in read && read.refused[0]).toMatchObject({
        file: which === 'one table' ? 'trips.txt' : 'agency.txt',
        message: 'text in UTF-16, which is not read',
      });
    },
  );
});

describe('feeds from elsewhere', () => {
  it('are read from one top folder, with frequencies', async () => {
    const { feed, faults } = await readMade(riverFerries);
    expect(faults).toEqual([]);
    expect(feed.info.timezone).toBe('Europe/Amsterdam');
    expect(feed.trips).toHaveLength(37);
    expect(feed.trips.every(({ exactTimes }) => !exactTimes)).toBe(true);
    expect(feed.trips[1]?.calls.map(({ departure }) => departure)).toEqual([390, 396]);
  });

  it('are read with calendar_dates only, CRLF, and one unconnected vessel going back and forth', async () => {
    const { feed, faults } = await readMade(shuttle);
    expect(faults).toEqual([]);
    expect(feed.trips.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect([...(feed.services[0]?.added ?? [])]).toEqual([
      '2027-05-01',
      '2027-06-19',
      '2027-08-15',
    ]);
    expect(feed.ports.map(({ name }) => name.en)).toEqual(['Cypel', 'Saska "Kępa"']);
  });

  it('are read in another time zone, with boarding after a call', async () => {
    const { feed, faults } = await readMade(southernBoats);
    expect(faults).toEqual([]);
    expect(feed.info).toMatchObject({ timezone: 'Pacific/Auckland', end: '2027-04-30' });
    expect(feed.trips[0]?.calls.map(({ boards, alights }) => [boards, alights])).toEqual([
      [true, false],
      [false, true],
    ]);
  });
});
