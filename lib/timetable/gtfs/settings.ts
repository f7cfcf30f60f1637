/** `feed_publisher_name` of the pattern that ships with the product; the same as `site.name`. */
export const typicalPublisher = 'Cyclades Compass';
/** Prefix of the pattern's `feed_version`. */
export const typicalVersionPrefix = 'typical-';

/** Between two boats in a port for which the feed names no time. */
export const defaultTransferMinutes = 20;
/** Berths of one station this near each other are changed between on foot, whatever the feed leaves out. */
export const berthWalkKm = 1.5;
/** On foot with luggage; for transfers without a time. */
export const walkingKmPerHour = 4;

/** Where the feed forbids to change boats in a port: not on the same day. */
export const forbiddenTransferMinutes = 1440;
/**
 * Where it forbids to change between some quays of a port and not between others: nobody knows at which the next boat
 * will lie, and whoever has three hours gets from any to any.
 */
export const doubtfulTransferMinutes = 180;
/** Between two trips of one block, for which nobody says that one may stay on board. */
export const longestStayMinutes = 180;

/** Over this between two calls a vessel is a fast ferry. */
export const highSpeedKnots = 25;
/** A car ferry whose whole trip is shorter is a small one. */
export const localTripMiles = 15;

/** Largest distances between a stop and its match, kilometres. */
export const areaKm = {
  /** The quays of a harbour of an island, and of one of the mainland: those of Piraeus lie 1.7 km apart. */
  island: 0.8,
  mainland: 2.5,
  /** A stop that has our own id, one with a port's name, and one with an island's name: they are placed roughly. */
  ownId: 5,
  portName: 5,
  named: 30,
} as const;

/** Limits of what is read at all. */
export const limits = {
  archiveBytes: 50 * 1024 * 1024,
  /** Of one table, of all tables together, and of one line: a table is read piece by piece, a line is held whole. */
  fileBytes: 64 * 1024 * 1024,
  unzippedBytes: 96 * 1024 * 1024,
  lineBytes: 64 * 1024,
  rows: 750_000,
  /** Of ferries. */
  trips: 100_000,
  /** Departures that one row of frequencies.txt may stand for. */
  departuresPerFrequency: 500,
  /** Trips that frequencies.txt may add in all. */
  frequencyTrips: 50_000,
  /**
   * Departures from one port to another on one day. Every four minutes around the clock is what no ferry does, and
   * ways over two or three such legs would take a search minutes.
   */
  departuresBetweenPorts: 400,
} as const;

/** Limits of a table; a test sets lower ones. */
export type FeedLimits = Readonly<
  Record<'fileBytes' | 'unzippedBytes' | 'lineBytes' | 'rows', number>
>;

/** As limits are told. */
export const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
