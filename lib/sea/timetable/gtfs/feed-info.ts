import type { FeedInfo, Season } from '../types.ts';
import type { Faults } from './faults.ts';
import { readName, readWebAddress } from './names.ts';
import { typicalPublisher, typicalVersionPrefix } from './settings.ts';
import type { Tables } from './table.ts';
import { parseDate } from './values.ts';

type Validity = Pick<FeedInfo, 'start' | 'end'>;

/** Reads the row of feed_info.txt. Missing fields are blank. */
export function readFeedInfo(tables: Tables, faults: Faults) {
  const file = 'feed_info.txt';
  const columns = [
    'feed_publisher_name',
    'feed_publisher_url',
    'feed_lang',
    'default_lang',
    'feed_version',
    'feed_start_date',
    'feed_end_date',
  ] as const;
  let info = { publisher: '', url: '', version: '', language: '', start: '', end: '' };
  tables.each(file, columns, (row, line) => {
    for (const field of ['feed_start_date', 'feed_end_date'] as const) {
      if (row[field] && !parseDate(row[field])) faults.add(file, `“${row[field]}”`, line, field);
    }
    info = {
      publisher: readName(row, 'feed_publisher_name', file, line, faults),
      url: readWebAddress(row, 'feed_publisher_url', file, line, faults),
      version: readName(row, 'feed_version', file, line, faults),
      language: row.default_lang || (row.feed_lang === 'mul' ? '' : row.feed_lang),
      start: parseDate(row.feed_start_date) ?? '',
      end: parseDate(row.feed_end_date) ?? '',
    };
  });
  return info;
}

/** Builds the info of a feed with its period narrowed to days with sailings. */
export function feedInfo(
  info: ReturnType<typeof readFeedInfo>,
  agency: { readonly name: string; readonly url: string },
  timezone: string,
  sailings: Validity,
): FeedInfo {
  // ISO dates sort as text. A blank start sorts first, and a blank end means no limit.
  const [, start = sailings.start] = [info.start, sailings.start].sort();
  const [end = sailings.end] = [info.end || sailings.end, sailings.end].sort();
  const publisher = info.publisher || agency.name;
  return {
    publisher,
    publisherUrl: info.url || agency.url,
    version: info.version,
    // A period in feed_info.txt without any sailing is outdated, so the calendar takes precedence.
    ...(start <= end ? { start, end } : sailings),
    timezone,
    isTypical: publisher === typicalPublisher && info.version.startsWith(typicalVersionPrefix),
  };
}

const seasons = ['winter', 'shoulder', 'summer'] as const;

/** Reads seasons.txt: `season,start_date,end_date`, sorted by date. */
export function readSeasons(tables: Tables, faults: Faults): Season[] {
  const file = 'seasons.txt';
  const read: Season[] = [];
  tables.each(file, ['season', 'start_date', 'end_date'], (row, line) => {
    const id = seasons.find((known) => known === row.season);
    const start = parseDate(row.start_date);
    const end = parseDate(row.end_date);
    if (!id) return faults.add(file, `“${row.season}”`, line, 'season');
    if (!start || !end || end < start) return faults.add(file, 'no period', line, 'start_date');
    read.push({ id, start, end });
  });
  return read.sort((a, b) => (a.start < b.start ? -1 : 1));
}
