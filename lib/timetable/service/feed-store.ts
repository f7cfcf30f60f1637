import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { keptFile } from '@/lib/kept-file';
import type { FeedMeasures } from '../gtfs/measures';
import { limits } from '../gtfs/settings';
import type { Validators } from './download';

/** Record of the feed accepted last. */
export interface FeedRecord {
  /** When it was accepted, ISO instant. */
  readonly acceptedAt: string;
  readonly validators: Validators;
  readonly measures: FeedMeasures;
}

/** Remains of that record on disk: nothing, its figures alone, or all of it. */
export interface StoredFeed {
  readonly record?: FeedRecord;
  readonly archive?: Uint8Array;
}

/** The last good feed of one address, kept beyond the process. Neither throws; what fails is in the log. */
export interface FeedStore {
  read(): Promise<StoredFeed>;
  write(record: FeedRecord, archive: Uint8Array): Promise<void>;
}

const count = z.int().min(0);
const date = z.iso.date();
const recordSchema = z.object({
  /** A digest, because an address may hold a key: the feed of another one is no measure for this. */
  address: z.string(),
  acceptedAt: z.iso.datetime(),
  validators: z.object({
    etag: z.string().exactOptional(),
    lastModified: z.string().exactOptional(),
  }),
  // Figures that came later have a default: a feed that an older version kept is still a measure.
  measures: z.object({
    from: date.default('1970-01-01'),
    tripsPerWeek: count,
    ports: count,
    knownPorts: count.default(0),
    operators: count,
    firstDay: date,
    lastDay: date,
    months: z
      .record(z.string(), z.object({ sailings: count, days: count, cancelled: count }))
      .default({}),
  }),
});

const recordBytes = 10_000;
const lineFeed = 0x0a;

/**
 * Two files, called by a digest of the address: the archive below a line with what is known of it, and that line once more, to measure the next feed by
 * when the archive is lost.
 *
 * @param folder beside the data of this instance, unless told
 */
export function feedStore(address: string, folder?: string): FeedStore {
  const own = createHash('sha256').update(address).digest('hex');
  const inFolder = folder === undefined ? {} : { folder };
  // Two instances with one folder may serve the feeds of two addresses.
  const name = `ferry-feed-${own.slice(0, 16)}`;
  const whole = keptFile(name, {
    mostBytes: limits.archiveBytes + recordBytes,
    ...inFolder,
  });
  const figures = keptFile(`${name}.json`, { mostBytes: recordBytes, ...inFolder });

  function recordOf(line: Buffer | undefined): FeedRecord | undefined {
    if (!line) return undefined;
    const parsed = recordSchema.safeParse(parseJson(line.toString()));
    if (!parsed.success) return undefined;
    const { address: of, ...record } = parsed.data;
    return of === own ? record : undefined;
  }

  return {
    async read() {
      const stored = await whole.read();
      const end = stored?.indexOf(lineFeed) ?? -1;
      const record = recordOf(stored?.subarray(0, Math.max(end, 0)));
      if (stored && record) return { record, archive: stored.subarray(end + 1) };
      const left = recordOf(await figures.read());
      return left ? { record: left } : {};
    },
    async write(record, archive) {
      const line = JSON.stringify({ address: own, ...record });
      await whole.keep(Buffer.concat([Buffer.from(`${line}\n`), archive]));
      await figures.keep(line);
    },
  };
}

/** Of a file that is not ours, or of an older version of us. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
