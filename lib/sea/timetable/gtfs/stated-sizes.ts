import { Refusal } from './faults.ts';
import { type FeedLimits, megabytes } from './settings.ts';
import type { FeedSource } from './source.ts';

/** Tables that are read. Other files in an archive are never unpacked. */
const readTables = [
  'agency.txt',
  'booking_rules.txt',
  'calendar.txt',
  'calendar_dates.txt',
  'fare_attributes.txt',
  'fare_leg_rules.txt',
  'fare_products.txt',
  'fare_rules.txt',
  'feed_info.txt',
  'frequencies.txt',
  'rider_categories.txt',
  'road_transfers.txt',
  'route_networks.txt',
  'routes.txt',
  'seasons.txt',
  'shapes.txt',
  'stop_areas.txt',
  'stop_times.txt',
  'stops.txt',
  'transfers.txt',
  'translations.txt',
  'trips.txt',
  'vehicle_fares.txt',
];

/**
 * Refuses feeds that are too large by the archive's directory before anything is unpacked.
 * Understated sizes are detected while a table is read.
 *
 * @throws {Refusal} naming the table
 */
export function checkStatedSizes(source: FeedSource, limits: FeedLimits): void {
  let bytes = 0;
  for (const file of readTables) {
    const size = source.size?.(file) ?? 0;
    bytes += size;
    if (size > limits.fileBytes) {
      throw new Refusal({ file, message: `over ${megabytes(limits.fileBytes)} MB` });
    }
    if (bytes > limits.unzippedBytes) {
      throw new Refusal({
        file,
        message: `the feed is over ${megabytes(limits.unzippedBytes)} MB`,
      });
    }
  }
}
