import { tripPoints, tripRoutes } from './places';
import type { ExportContext, ExportedTrip } from './types';
import { coordinates, exactly, textElement, writtenXml } from './xml';

/** Colours of KML are alpha, blue, green, red: the accent of the site's charts. */
const lineColour = 'ff244ab0';

/**
 * Escapes twice: programs decode a description and then render it as a page, so text by a person must appear as written
 * and never be executed.
 */
const asMarkup = (text: string) => exactly(exactly(text).replaceAll('<', '&lt;'));

/** The places and ways of a trip in KML 2.2, piece by piece: a folder of points and one of lines. */
export function* kmlFile(trip: ExportedTrip, context: ExportContext): Generator<string> {
  const { words } = context;
  const { xml, taken } = writtenXml();
  xml.ele('http://www.opengis.net/kml/2.2', 'kml').ele('Document');
  textElement(xml, 'name', exactly(trip.title));
  textElement(xml, 'open', '1');
  textElement(xml, 'description', words.notForNavigation);
  xml.ele('Style', { id: 'boat' }).ele('LineStyle');
  textElement(xml, 'color', lineColour);
  textElement(xml, 'width', '3').up().up();

  xml.ele('Folder');
  textElement(xml, 'name', words.places);
  for (const { name, position, description } of tripPoints(trip, context)) {
    xml.ele('Placemark');
    textElement(xml, 'name', exactly(name));
    if (description) textElement(xml, 'description', asMarkup(description));
    textElement(xml.ele('Point'), 'coordinates', coordinates(position)).up().up();
    yield taken();
  }
  xml.up().ele('Folder');
  textElement(xml, 'name', words.routes);
  for (const { name, description, departsAt, points } of tripRoutes(trip, context)) {
    xml.ele('Placemark');
    textElement(xml, 'name', exactly(name));
    if (description) textElement(xml, 'description', asMarkup(description));
    textElement(xml.ele('TimeStamp'), 'when', departsAt).up();
    textElement(xml, 'styleUrl', '#boat');
    textElement(xml.ele('LineString'), 'tessellate', '1');
    textElement(xml, 'coordinates', points.map(coordinates).join(' ')).up().up();
    yield taken();
  }
  xml.end();
  yield taken();
}
