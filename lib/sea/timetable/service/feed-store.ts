import 'server-only';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { keptFile } from '@/lib/foundation/kept-file';
import type { FeedMeasures } from '../gtfs/measures';
import { limits } from '../gtfs/settings';
import type { Validators } from './download';
import type { ReplacedFeed } from './replaced-feeds';

/** Record of the last accepted feed. */
export interface FeedRecord {
  /** Time of acceptance, ISO instant. */
  readonly acceptedAt: string;
  readonly validators: Validators;
  readonly measures: FeedMeasures;
  /** Feeds replaced in recent weeks. */
  readonly replaced: readonly ReplacedFeed[];
}

/** Stored data: nothing, only the record, or the record and the archive. */
export interface StoredFeed {
  readonly record?: FeedRecord;
  readonly archive?: Uint8Array;
}

/**
 * Storage of the last good feed of one address across processes. Its methods do not throw and log
 * failures.
 */
export interface FeedStore {
  read(): Promise<StoredFeed>;
  write(record: FeedRecord, archive: Uint8Array): Promise<void>;
}

const count = z.int().min(0);
const date = z.iso.date();
const recordSchema = z.object({
  /**
   * Digest of the address, which may contain a key. Feeds of other addresses are not comparable.
   */
  address: z.string(),
  acceptedAt: z.iso.datetime(),
  validators: z.object({
    etag: z.string().exactOptional(),
    lastModified: z.string().exactOptional(),
  }),
  // Newer figures have defaults, so that records of older versions stay usable.
  measures: z.object({
    from: date.default('1970-01-01'),
    tripsPerWeek: count,
    ports: count,
    knownPorts: count.default(0),
    operators: count,
    firstDay: date,
    lastDay: date,
    nextDay: date.exactOptional(),
    months: z
      .record(z.string(), z.object({ sailings: count, days: count, cancelled: count }))
      .default({}),
  }),
  replaced: z.array(z.object({ until: date, knownPorts: count })).default([]),
});

const recordBytes = 10_000;
const lineFeed = 0x0a;

/**
 * Creates the store of an address. It consists of two files named by a digest of the address: the
 * archive after a line with its record, and a copy of that line, with which the next feed is
 * compared if the archive is lost.
 *
 * @param folder next to the data of this instance by default
 */
export function feedStore(address: string, folder?: string): FeedStore {
  const own = createHash('sha256').update(address).digest('hex');
  const inFolder = folder === undefined ? {} : { folder };
  // Two instances that share a folder may serve feeds of different addresses.
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

/** Returns undefined for a foreign file, or one of an incompatible version. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
