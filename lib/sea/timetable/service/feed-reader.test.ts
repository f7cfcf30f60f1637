import { zipSync } from 'fflate';
import { shareTimetable } from '../engine/shared-timetable';
import { compileTimetable } from '../engine/timetable';
import { readFeed } from '../gtfs/read-feed';
import { judgeBeside } from './feed-reader';
import { judgeArchive } from './judge';
import { typicalFiles } from './typical-files';

// A thread of lower priority may have to wait when all tests run at once.
jest.setTimeout(60_000);

const read = readFeed(typicalFiles());
if ('refused' in read) throw new Error('The pattern is refused');
const settings = {
  places: { ports: read.feed.ports, stations: read.feed.stations },
  overrides: {},
};
const now = new Date('2027-05-01T09:00:00Z');
const archive = (more: Record<string, Uint8Array> = {}) =>
  Uint8Array.from(
    zipSync({ ...Object.fromEntries(typicalFiles()), ...more }, { level: 1, mtime: '2027-05-01' }),
  );
const job = (bytes: Uint8Array) => ({ bytes, settings, current: undefined, now });

/** Converts sets and maps, which Jest does not compare across threads. */
const plain = (value: unknown) =>
  JSON.parse(
    JSON.stringify(value, (_, part) =>
      typeof part === 'object' && part?.[Symbol.iterator] ? [...part] : part,
    ),
  );

describe('an archive read in another thread', () => {
  it('gives the same result as in this thread, which stays responsive', async () => {
    const here = await judgeArchive(archive(), settings, undefined, now);
    let turns = 0;
    const turn = setInterval(() => {
      turns += 1;
    }, 2);
    const beside = await judgeBeside(job(archive())).finally(() => clearInterval(turn));
    if ('refused' in beside || 'refused' in here) throw new Error('Refused');
    const { compiled, ...judged } = beside;
    expect(plain(judged)).toEqual(plain(here));
    // Compiled in the other thread, in memory that is shared without copying.
    const { trips, fares, ports } = shareTimetable(compileTimetable(here.feed));
    expect(plain({ ...compiled, feed: [] })).toEqual(plain({ feed: [], trips, fares, ports }));
    expect(compiled.trips.firstCall.buffer.constructor.name).toBe('SharedArrayBuffer');
    // Reading in this thread would have blocked it until the end.
    expect(turns).toBeGreaterThan(10);
  });

  it('is rejected as in this thread, and the next one is read', async () => {
    const empty = archive({ 'trips.txt': Buffer.from('trip_id\n') });
    expect(await judgeBeside(job(empty))).toMatchObject({ refused: expect.any(String) });
    expect(await judgeBeside(job(archive()))).toHaveProperty('feed');
  });
});
