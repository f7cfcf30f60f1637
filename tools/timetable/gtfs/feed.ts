import { createHash } from 'node:crypto';
import { athensZone } from '../../../lib/foundation/time/athens.ts';
import { dateOf } from '../../../lib/foundation/time/days.ts';
import type { Typical } from '../tables/typical.ts';
import { gtfsDate, gtfsText, gtfsTime } from './csv.ts';
import { fareFiles, faresOf } from './fares.ts';
import { calendarFiles } from './services.ts';
import { Shapes } from './shapes.ts';
import { attributionsFile } from './sources.ts';
import { roadTransfersFile, stopsFile, transfersFile } from './stops.ts';
import { type GtfsTrip, kindsOfLines, tripsOf } from './trips.ts';

/**
 * The address of the publisher, where it also takes messages. It is the same everywhere, unlike the
 * address of the site.
 */
const publisher = {
  name: 'Cyclades Compass',
  url: 'https://www.instagram.com/cycladescompass',
};
const ferry = 4;
const takesCars = 1;
const takesNoCars = 2;
const approximate = 0;
const versionLength = 8;

function routesFile(typical: Typical, trips: readonly GtfsTrip[]): string {
  const kinds = kindsOfLines(trips);
  const lines = [...typical.lines.values()].filter(({ id }) => kinds.has(id));
  return gtfsText(
    ['route_id', 'agency_id', 'route_long_name', 'route_type', 'vessel_kind', 'basis'],
    lines.map(({ id, operatorId, name, basis }) => [
      id,
      operatorId,
      name.en,
      ferry,
      kinds.get(id) ?? '',
      basis,
    ]),
  );
}

function tripFiles(typical: Typical, trips: readonly GtfsTrip[]): Map<string, string> {
  const shapes = new Shapes(typical);
  const tripRows = trips.map(({ id, line, service, vessel, calls }) => [
    line.id,
    service.id,
    id,
    vessel.name,
    shapes.of(calls).id,
    vessel.takesVehicles ? takesCars : takesNoCars,
  ]);
  const callRows = trips.flatMap(({ id, calls }) => {
    const { callKm } = shapes.of(calls);
    return calls.map(({ portId, arrival, departure }, index) => [
      id,
      gtfsTime(arrival),
      gtfsTime(departure),
      portId,
      index + 1,
      approximate,
      callKm[index] ?? '',
    ]);
  });
  return new Map([
    [
      'trips.txt',
      gtfsText(
        ['route_id', 'service_id', 'trip_id', 'trip_short_name', 'shape_id', 'cars_allowed'],
        tripRows,
      ),
    ],
    [
      'stop_times.txt',
      gtfsText(
        [
          'trip_id',
          'arrival_time',
          'departure_time',
          'stop_id',
          'stop_sequence',
          'timepoint',
          'shape_dist_traveled',
        ],
        callRows,
      ),
    ],
    ['shapes.txt', shapes.file()],
  ]);
}

function translationsFile(
  typical: Typical,
  operatorIds: ReadonlySet<string>,
  lineIds: ReadonlySet<string>,
) {
  const stations = new Map<string, string>();
  for (const { island } of typical.ports.values()) {
    if (island) stations.set(island.slug, island.name.el);
  }
  const rows = [
    ...[...typical.operators.values()]
      .filter(({ id }) => operatorIds.has(id))
      .map(({ id, name }) => ['agency', 'agency_name', 'el', name.el, id]),
    ...[...stations].map(([id, name]) => ['stops', 'stop_name', 'el', name, id]),
    ...[...typical.ports.values()].map(({ id, name }) => ['stops', 'stop_name', 'el', name.el, id]),
    ...[...typical.lines.values()]
      .filter(({ id }) => lineIds.has(id))
      .map(({ id, name }) => ['routes', 'route_long_name', 'el', name.el, id]),
  ];
  return gtfsText(['table_name', 'field_name', 'language', 'translation', 'record_id'], rows);
}

/** `seasons.txt`: the three seasons with different sailings; high summer is part of one of them. */
function seasonsFile(typical: Typical): string {
  return gtfsText(
    ['season', 'start_date', 'end_date'],
    typical.seasons
      .filter(({ season }) => season !== 'high-summer')
      .map(({ season, start, end }) => [season, gtfsDate(dateOf(start)), gtfsDate(dateOf(end))]),
  );
}

function feedInfoFile(typical: Typical, files: ReadonlyMap<string, string>): string {
  const hash = createHash('sha256');
  for (const text of files.values()) hash.update(text);
  const start = Math.min(...typical.seasons.map((season) => season.start));
  const end = Math.max(...typical.seasons.map((season) => season.end));
  return gtfsText(
    [
      'feed_publisher_name',
      'feed_publisher_url',
      'feed_lang',
      'feed_start_date',
      'feed_end_date',
      'feed_version',
      'feed_contact_url',
    ],
    [
      [
        publisher.name,
        publisher.url,
        'en',
        gtfsDate(dateOf(start)),
        gtfsDate(dateOf(end)),
        `typical-${hash.digest('hex').slice(0, versionLength)}`,
        publisher.url,
      ],
    ],
  );
}

/** The feed as texts by file name; the same tables produce the same files, byte for byte. */
export function compileFeed(typical: Typical): ReadonlyMap<string, string> {
  const trips = tripsOf(typical);
  const operatorIds = new Set(trips.map(({ line }) => line.operatorId));
  const lineIds = new Set(trips.map(({ line }) => line.id));
  const agencies = [...typical.operators.values()].filter(({ id }) => operatorIds.has(id));
  const files = new Map([
    [
      'agency.txt',
      gtfsText(
        [
          'agency_id',
          'agency_name',
          'agency_url',
          'agency_timezone',
          'agency_lang',
          'agency_phone',
        ],
        agencies.map(({ id, name, url, phone }) => [id, name.en, url, athensZone, 'en', phone]),
      ),
    ],
    ['stops.txt', stopsFile(typical)],
    ['routes.txt', routesFile(typical, trips)],
    ...calendarFiles(trips.map(({ service }) => service)),
    ...tripFiles(typical, trips),
    ['transfers.txt', transfersFile(typical)],
    ['road_transfers.txt', roadTransfersFile(typical)],
    ...fareFiles(faresOf(typical, trips)),
    ['seasons.txt', seasonsFile(typical)],
    ['translations.txt', translationsFile(typical, operatorIds, lineIds)],
    ['attributions.txt', attributionsFile(typical)],
  ]);
  files.set('feed_info.txt', feedInfoFile(typical, files));
  return files;
}
