import { tripPoints, tripRoutes } from './places';
import type { ExportContext, ExportedTrip } from './types';
import { coordinates, exactly, xmlDocument } from './xml';

/** Colours of KML are alpha, blue, green, red: the accent of the site's charts. */
const lineColour = 'ff244ab0';

/**
 * Programs draw what a description says as a page, once they have decoded it: what a person wrote is to be read as
 * they wrote it and not run.
 */
const asMarkup = (text: string) => exactly(exactly(text).replaceAll('<', '&lt;'));

/** The places and ways of a trip in KML 2.2: a folder of points and one of lines. */
export function kmlFile(trip: ExportedTrip, context: ExportContext): string {
  const { words } = context;
  const document = xmlDocument().ele('http://www.opengis.net/kml/2.2', 'kml').ele('Document');
  document.ele('name').txt(exactly(trip.title));
  document.ele('open').txt('1');
  document.ele('description').txt(words.notForNavigation);
  const style = document.ele('Style', { id: 'boat' }).ele('LineStyle');
  style.ele('color').txt(lineColour);
  style.ele('width').txt('3');

  const places = document.ele('Folder');
  places.ele('name').txt(words.places);
  for (const { name, position, description } of tripPoints(trip, context)) {
    const placemark = places.ele('Placemark');
    placemark.ele('name').txt(exactly(name));
    if (description) placemark.ele('description').txt(asMarkup(description));
    placemark.ele('Point').ele('coordinates').txt(coordinates(position));
  }
  const routes = document.ele('Folder');
  routes.ele('name').txt(words.routes);
  for (const { name, description, departsAt, points } of tripRoutes(trip, context)) {
    const placemark = routes.ele('Placemark');
    placemark.ele('name').txt(exactly(name));
    if (description) placemark.ele('description').txt(asMarkup(description));
    placemark.ele('TimeStamp').ele('when').txt(departsAt);
    placemark.ele('styleUrl').txt('#boat');
    const line = placemark.ele('LineString');
    line.ele('tessellate').txt('1');
    line.ele('coordinates').txt(points.map(coordinates).join(' '));
  }
  return document.end({ prettyPrint: true });
}
