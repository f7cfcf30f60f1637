import { readFeed } from '../gtfs/read-feed';
import { greekOperator } from '../gtfs/testing/made-feeds';
import { zipOf } from '../gtfs/testing/zip';
import type { FerryFeed } from '../types';
import { fallsOf, isSameFall } from './acceptance';
import { judgeArchive } from './judge';
import { typicalFiles } from './typical-files';

const pattern = readFeed(typicalFiles());
if ('refused' in pattern) throw new Error('the pattern is refused');
const settings = { places: pattern.feed, overrides: {} };

/** Long before the season, with no sailing in the coming four weeks. */
const winter = new Date('2026-11-25T09:00:00Z');
const files = greekOperator(2027, () => 'utf-8');
type Change = (row: string[], head: string[]) => string[] | undefined;

/**
 * The season of the invented operator with a winter service in one feed, with rows of a table
 * changed or left out.
 */
function feedOf(changes: Readonly<Record<string, Change>> = {}): Uint8Array {
  const tables = new Map([...files].map(([name, bytes]) => [name, Buffer.from(bytes).toString()]));
  tables.set('calendar_dates.txt', 'service_id,date,exception_type\r\nΚΑΘ,20270815,2\r\n');
  const changed = [...tables].map(([name, text]) => {
    const [head = '', ...rows] = text.trimEnd().split('\r\n');
    const change = changes[name] ?? ((row: string[]) => row);
    const kept = rows.flatMap((row) => change(row.split(','), head.split(','))?.join(',') ?? []);
    return [name, `${[head, ...kept].join('\n')}\n`] as const;
  });
  return zipOf(changed);
}

async function judged(bytes: Uint8Array, current?: FerryFeed, now = winter) {
  const found = await judgeArchive(bytes, settings, current, now);
  if ('refused' in found) throw new Error(found.refused);
  return found;
}

/** Keeps only the given trips in trips.txt and stop_times.txt. */
const onlyTrips = (isKept: (id: string) => boolean) => ({
  'trips.txt': (row: string[]) => (isKept(row[2] ?? '') ? row : undefined),
  'stop_times.txt': (row: string[]) => (isKept(row[0] ?? '') ? row : undefined),
});

describe('a feed that replaces a good one is held back', () => {
  it.each<[string, Record<string, Change>, RegExp]>([
    [
      'loses half of a season that begins in months',
      onlyTrips((id) => Number(id) % 2 === 0),
      /^only 7\d\d sailings in 2027-0\d, 1488 before \(and less in 6 more months\)/,
    ],
    [
      'loses all of it but one trip',
      onlyTrips((id) => id === '7000'),
      /only 31 sailings in 2027-0\d, 1488 before/,
    ],
    [
      'ends early',
      { 'calendar.txt': (row) => [...row.slice(0, -1), '20270720'] },
      /only 0 sailings in 2027-\d\d, 1[0-9]+ before.*ends on 2027-07-20, 2027-10-31 before/,
    ],
    [
      'lies three degrees north',
      {
        'stops.txt': ([id, , lat, lon]) => [
          id ?? '',
          `ΣΤΑΣΗ ${id}`,
          `${Number(lat) + 3}`,
          lon ?? '',
        ],
      },
      /only 0 ports of places we know, 8 before/,
    ],
    [
      'has neither names nor positions',
      { 'stops.txt': ([id]) => [id ?? '', `ΣΤΑΣΗ ${id}`, '0', '0'] },
      /only 0 ports of places we know, 8 before/,
    ],
    [
      'lets boats sail that were cancelled',
      { 'calendar_dates.txt': () => undefined },
      /^only 0 sailings cancelled by calendar_dates.txt in 2027-08, 48 before$/,
    ],
  ])('if it %s', async (_, changes, message) => {
    const { feed } = await judged(feedOf());
    const { report } = await judged(feedOf(changes), feed);
    expect(report.reasons.join('; ')).toMatch(message);
  });

  it('not if days have passed since the good one was measured, or one day is cancelled', async () => {
    const good = await judged(feedOf());
    const later = new Date('2027-06-20T09:00:00Z');
    const now = await judged(feedOf(), good.feed, later);
    expect(now.report.reasons).toEqual([]);
    // With only its measures, which were taken on another day.
    expect(
      fallsOf(good.measures, { ...now, counts: { trips: 48, dropped: 0 } }, '2027-06-20'),
    ).toEqual([]);
    const cancelled = (date: string) =>
      feedOf({ 'calendar_dates.txt': (row) => [`${row.join(',')}\nΚΑΘ,${date},2`] });
    const end = new Date('2027-06-29T09:00:00Z');
    expect((await judged(cancelled('20270630'), good.feed, end)).report.reasons).toEqual([]);
  });

  it('and recognised on another day, however long its calendar is', async () => {
    const years: Change = (row) => [...row.slice(0, -1), '20351231'];
    const good = await judged(feedOf({ 'calendar.txt': years }));
    const less = feedOf({ ...onlyTrips((id) => Number(id) % 2 === 0), 'calendar.txt': years });
    const first = await judged(less, good.feed);
    // The last of the thousand days is in a different month.
    const second = await judged(less, good.feed, new Date('2026-12-11T09:00:00Z'));
    const kinds = ['months', 'cancelled'];
    expect([first, second].map(({ falls }) => falls.map(({ of }) => of))).toEqual([kinds, kinds]);
    expect(isSameFall(second, first)).toBe(true);
  });
});
