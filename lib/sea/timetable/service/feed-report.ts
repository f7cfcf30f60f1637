import type { Fault } from '../gtfs/faults.ts';
import type { StopReport } from '../gtfs/match-places.ts';
import type { FeedMeasures } from '../gtfs/measures.ts';
import { cleanText } from '../gtfs/names.ts';
import type { TripCounts } from '../gtfs/sailings.ts';

/** Findings about a feed for its publisher and the site's operator. Contains no address. */
export interface FeedReport {
  /** First digits of the archive's SHA-256, to be named in `FERRY_GTFS_ACCEPT`. */
  readonly fingerprint: string;
  /** Reasons for not serving it, worst first; empty if it may be served. */
  readonly reasons: readonly string[];
  /** Kinds of faults. If the feed was refused, the first is the reason. */
  readonly faults: readonly Fault[];
  /** Absent if the feed was refused. */
  readonly read?: {
    readonly publisher: string;
    readonly version: string;
    readonly counts: TripCounts;
    readonly measures: FeedMeasures;
    /** Encodings of the files that are not UTF-8, by name. */
    readonly encodings: Readonly<Record<string, string>>;
    readonly stops: readonly StopReport[];
  };
}

/**
 * Describes a fault in one line. Texts of the feed must not inject lines into the log or fill it.
 */
export function describeFault({ file, line, field, message, ...others }: Fault): string {
  const where = [file, line === undefined ? '' : `line ${line}`, field ?? ''];
  return oneLine(`${where.filter(Boolean).join(' ')}: ${message}`) + describeMore(others);
}

/** Counts the faults like one, with the first lines that have them. */
function describeMore({ more = 0, moreLines = [] }: Pick<Fault, 'more' | 'moreLines'>): string {
  if (more === 0) return '';
  const lines = `${moreLines.join(', ')}${more > moreLines.length ? ', …' : ''}`;
  return ` (and ${more} more like it${moreLines.length > 0 ? `: line ${lines}` : ''})`;
}

export function oneLine(text: string): string {
  return cleanText(text).slice(0, 300);
}
