import type { LonLat } from '@/lib/foundation/geo/projection';
import { formatDay } from '@/lib/foundation/i18n/format';
import { stopDates } from '../dates';
import { shownEntry } from '../entry-listing';
import type { ExportContext, ExportedTrip } from './types';

/** A point of the trip for a map or a receiver. */
export interface TripPoint {
  readonly name: string;
  readonly kind: 'island' | 'port' | 'listing';
  readonly position: LonLat;
  readonly description: string;
}

/** One boat's way over water. */
export interface TripRoute {
  readonly name: string;
  readonly description: string;
  readonly departsAt: string;
  readonly points: readonly LonLat[];
}

/** The islands in order, the ports of the boats, and the listings that lie somewhere; each place once. */
export function tripPoints(trip: ExportedTrip, context: ExportContext): TripPoint[] {
  const dates = stopDates(trip);
  const inWords = (date: string) => formatDay(date, context.locale, 'short', true);
  const points = new Map<string, TripPoint>();
  trip.stops.forEach(({ island, nights, note }, index) => {
    const before = points.get(island);
    const day = dates?.[index];
    const stay = [
      context.words.stay(context.islandName(island), nights),
      day ? `${inWords(day.arrive)} – ${inWords(day.leave)}` : '',
      note,
    ];
    points.set(island, {
      name: context.islandName(island),
      kind: 'island',
      position: context.islandPosition(island),
      description: [before?.description, ...stay].filter(Boolean).join('\n'),
    });
  });
  for (const { fromPort, toPort } of trip.legs.flatMap(({ sailings }) => sailings)) {
    for (const port of [fromPort, toPort]) {
      const position = context.portPosition(port);
      if (!position || points.has(`port ${port}`)) continue;
      const name = context.portName(port);
      points.set(`port ${port}`, { name, kind: 'port', position, description: '' });
    }
  }
  for (const entry of trip.entries) {
    const { title, listing } = shownEntry(entry, context.listings);
    if (!listing?.position || points.has(listing.path)) continue;
    const { lat, lon } = listing.position;
    const description = [listing.where, entry.note].filter(Boolean).join('\n');
    points.set(listing.path, { name: title, kind: 'listing', position: [lon, lat], description });
  }
  return [...points.values()];
}

/** The boats' ways in order; those between ports the timetable does not know are left out. */
export function* tripRoutes(trip: ExportedTrip, context: ExportContext): Generator<TripRoute> {
  const { words, portName, operatorName, arranged, path } = context;
  for (const boat of trip.legs.flatMap(({ sailings }) => sailings)) {
    const points = path(boat.fromPort, boat.toPort);
    if (points.length < 2) continue;
    const description = [
      [boat.vessel, operatorName(boat)].filter(Boolean).join(', '),
      arranged(boat),
      boat.isTypical ? words.typical : '',
      words.notForNavigation,
    ];
    yield {
      name: `${portName(boat.fromPort)} → ${portName(boat.toPort)}`,
      description: description.filter(Boolean).join('\n'),
      departsAt: boat.departsAt,
      points,
    };
  }
}
