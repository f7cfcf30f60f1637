import { typicalFiles } from '../service/typical-files';
import { readArchive } from './read-archive';
import { readFeed } from './read-feed';
import { greekOperator, riverFerries, shuttle, southernBoats } from './testing/made-feeds';
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
  it('serves our islands under our ids and names', async () => {
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

  it('is written one way or the other in each table, and the ids still meet', async () => {
    const files = greekOperator();
    const trips = new TextDecoder('windows-1253').decode(files.get('trips.txt'));
    const { feed, faults } = await readMade(files.set('trips.txt', Buffer.from(trips)));
    expect([feed.trips.length, faults]).toEqual([48, []]);
  });
});

describe('feeds from elsewhere', () => {
  it('come in one top folder, with boats every so often', async () => {
    const { feed, faults } = await readMade(riverFerries);
    expect(faults).toEqual([]);
    expect(feed.info.timezone).toBe('Europe/Amsterdam');
    expect(feed.trips).toHaveLength(37);
    expect(feed.trips.every(({ exactTimes }) => !exactTimes)).toBe(true);
    expect(feed.trips[1]?.calls.map(({ departure }) => departure)).toEqual([390, 396]);
  });

  it('have calendar_dates only, CRLF, and one vessel to and fro that is joined to nothing', async () => {
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

  it('lie in another zone, and are boarded after a call', async () => {
    const { feed, faults } = await readMade(southernBoats);
    expect(faults).toEqual([]);
    expect(feed.info).toMatchObject({ timezone: 'Pacific/Auckland', end: '2027-04-30' });
    expect(feed.trips[0]?.calls.map(({ boards, alights }) => [boards, alights])).toEqual([
      [true, false],
      [false, true],
    ]);
  });
});
