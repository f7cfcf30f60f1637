import { tripPoints, tripRoutes } from './places';
import type { ExportContext, ExportedTrip } from './types';
import { degrees, exactly, xmlDocument } from './xml';

/** As receivers know them. */
const symbols = { island: 'Flag, Blue', port: 'Anchor', listing: 'Pin, Red' } as const;

/** The places and ways of a trip in GPX 1.1: waypoints, and a route for each boat. */
export function gpxFile(trip: ExportedTrip, context: ExportContext): string {
  const gpx = xmlDocument().ele('http://www.topografix.com/GPX/1/1', 'gpx', {
    version: '1.1',
    creator: new URL(context.origin).host,
  });
  const metadata = gpx.ele('metadata');
  metadata.ele('name').txt(exactly(trip.title));
  metadata.ele('desc').txt(context.words.notForNavigation);
  metadata.ele('link', { href: context.page ?? context.origin });
  metadata.ele('time').txt(trip.updatedAt);

  for (const { name, kind, position, description } of tripPoints(trip, context)) {
    const [lon, lat] = position;
    const waypoint = gpx.ele('wpt', { lat: degrees(lat), lon: degrees(lon) });
    waypoint.ele('name').txt(exactly(name));
    if (description) waypoint.ele('desc').txt(exactly(description));
    waypoint.ele('sym').txt(symbols[kind]);
    waypoint.ele('type').txt(kind);
  }
  tripRoutes(trip, context).forEach(({ name, description, points }, index) => {
    const route = gpx.ele('rte');
    route.ele('name').txt(exactly(name));
    if (description) route.ele('desc').txt(exactly(description));
    route.ele('number').txt(String(index + 1));
    for (const [lon, lat] of points) {
      route.ele('rtept', { lat: degrees(lat), lon: degrees(lon) });
    }
  });
  return gpx.end({ prettyPrint: true });
}
