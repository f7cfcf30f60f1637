import { tripPoints, tripRoutes } from './places';
import type { ExportContext, ExportedTrip } from './types';
import { degrees, exactly, textElement, writtenXml } from './xml';

/** As receivers know them. */
const symbols = { island: 'Flag, Blue', port: 'Anchor', listing: 'Pin, Red' } as const;

/** The places and ways of a trip in GPX 1.1, piece by piece: waypoints, and a route for each boat. */
export function* gpxFile(trip: ExportedTrip, context: ExportContext): Generator<string> {
  const { xml, taken } = writtenXml();
  xml.ele('http://www.topografix.com/GPX/1/1', 'gpx', {
    version: '1.1',
    creator: new URL(context.origin).host,
  });
  xml.ele('metadata');
  textElement(xml, 'name', exactly(trip.title));
  textElement(xml, 'desc', context.words.notForNavigation);
  xml.ele('link', { href: context.page ?? context.origin }).up();
  textElement(xml, 'time', trip.updatedAt).up();

  for (const { name, kind, position, description } of tripPoints(trip, context)) {
    const [lon, lat] = position;
    xml.ele('wpt', { lat: degrees(lat), lon: degrees(lon) });
    textElement(xml, 'name', exactly(name));
    if (description) textElement(xml, 'desc', exactly(description));
    textElement(xml, 'sym', symbols[kind]);
    textElement(xml, 'type', kind).up();
    yield taken();
  }
  let number = 0;
  for (const { name, description, points } of tripRoutes(trip, context)) {
    number += 1;
    xml.ele('rte');
    textElement(xml, 'name', exactly(name));
    if (description) textElement(xml, 'desc', exactly(description));
    textElement(xml, 'number', String(number));
    for (const [lon, lat] of points) {
      xml.ele('rtept', { lat: degrees(lat), lon: degrees(lon) }).up();
    }
    xml.up();
    yield taken();
  }
  xml.end();
  yield taken();
}
