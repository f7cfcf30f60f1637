import fc from 'fast-check';
import { readFeed } from '../gtfs/read-feed';
import { greekOperator } from '../gtfs/testing/made-feeds';
import { zipOf } from '../gtfs/testing/zip';
import { judgeArchive } from './judge';
import { typicalFiles } from './typical-files';

/** Day in the season of the invented operator. */
const now = new Date('2027-06-01T09:00:00Z');
const pattern = readFeed(typicalFiles());
if ('refused' in pattern) throw new Error('the pattern is refused');
const settings = { places: pattern.feed, overrides: {} };

const files = greekOperator();
const good = zipOf(files);
const names = [...files.keys()];

// Each run reads an archive, which takes a while on a busy machine.
jest.setTimeout(60_000);

const flips = fc.array(fc.record({ at: fc.nat(1_000_000), to: fc.nat(255) }), { maxLength: 6 });
const damage = fc.record({ flips, keep: fc.option(fc.double({ min: 0, max: 1, noNaN: true })) });

function damaged(
  bytes: Uint8Array,
  { flips, keep }: typeof damage extends fc.Arbitrary<infer D> ? D : never,
) {
  const copy = Uint8Array.from(bytes);
  for (const { at, to } of flips) if (copy.length > 0) copy[at % copy.length] = to;
  return keep === null ? copy : copy.subarray(0, Math.floor(copy.length * keep));
}

/**
 * A feed may only be accepted at once if it is about as large as the last one, and its faults are
 * reported.
 */
async function expectSafe(bytes: Uint8Array, hasPredecessor: boolean): Promise<void> {
  const before = hasPredecessor ? await current() : undefined;
  const judged = await judgeArchive(bytes, settings, before, now);
  const { report } = judged;
  for (const fault of report.faults) expect(fault).toMatchObject({ file: expect.any(String) });
  if ('refused' in judged) {
    expect(report.reasons).toHaveLength(1);
    return;
  }
  const lost = 48 - judged.feed.trips.length;
  if (report.read && report.read.counts.dropped > 0) {
    expect(report.faults.some(({ line }) => line !== undefined)).toBe(true);
  }
  if (judged.falls.length > 0) expect(report.reasons.length).toBe(judged.falls.length);
  // Up to 5 % of the trips may be missing. Without a predecessor, rows that no other table refers
  // to may be lost unnoticed.
  else if (hasPredecessor) expect(lost).toBeLessThanOrEqual(2);
}

let served: ReturnType<typeof judgeArchive> | undefined;
async function current() {
  served ??= judgeArchive(good, settings, undefined, now);
  const judged = await served;
  return 'feed' in judged ? judged.feed : undefined;
}

describe('a damaged archive', () => {
  it('never crashes and never replaces a good feed by a smaller one: truncated or with changed bytes', async () => {
    await fc.assert(
      fc.asyncProperty(damage, (how) => expectSafe(damaged(good, how), true)),
      { numRuns: 120 },
    );
  });

  it('with one damaged table never crashes and never replaces a good feed', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), damage, fc.boolean(), (name, how, known) => {
        const table = damaged(files.get(name) ?? new Uint8Array(), how);
        return expectSafe(zipOf(new Map(files).set(name, table)), known);
      }),
      { numRuns: 120 },
    );
  });

  it.each(['stop_times.txt', 'trips.txt', 'routes.txt', 'stops.txt', 'calendar.txt'])(
    'with half of %s is not served even as the first feed, and reports rows',
    async (name) => {
      const table = files.get(name) ?? new Uint8Array();
      const archive = zipOf(new Map(files).set(name, table.subarray(0, table.length * 0.5)));
      const judged = await judgeArchive(archive, settings, undefined, now);
      expect(judged.report.reasons.length).toBeGreaterThan(0);
      expect(judged.report.faults.some(({ line }) => line !== undefined)).toBe(true);
    },
  );
});
