import { parse } from 'node-html-parser';
import { create } from 'xmlbuilder2';
import { sampleContext, sampleTrip } from '../testing/sample-trip';
import { contentDisposition } from './file-name';
import { gpxFile as gpxPieces } from './gpx';
import { kmlFile as kmlPieces } from './kml';

type Given = Parameters<typeof gpxPieces>;
const gpxFile = (...given: Given) => [...gpxPieces(...given)].join('');
const kmlFile = (...given: Given) => [...kmlPieces(...given)].join('');

/** All elements of a name; throws for invalid XML. */
function elements(text: string, name: string): Element[] {
  const found: Element[] = [];
  create(text).each(
    ({ node }) => {
      if (node.nodeType === 1 && node.nodeName === name) found.push(node as unknown as Element);
    },
    false,
    true,
  );
  return found;
}

const textOf = (element: Element | undefined) => element?.textContent;

/** Greece and its seas. */
function isHere(lon: number, lat: number) {
  return lon > 19 && lon < 30 && lat > 34 && lat < 42;
}

test('both files state that a boat must be booked by phone', () => {
  const context = { ...sampleContext, arranged: () => 'Call 1 beforehand' };
  for (const file of [gpxFile(sampleTrip, context), kmlFile(sampleTrip, context)]) {
    expect(file.split('Call 1 beforehand')).toHaveLength(3);
  }
});

describe('the GPX file of a trip', () => {
  const gpx = gpxFile(sampleTrip, sampleContext);

  it('has islands and ports as waypoints, and a route for each boat', () => {
    expect(elements(gpx, 'wpt')).toHaveLength(5);
    expect(elements(gpx, 'rte')).toHaveLength(2);
    expect(elements(gpx, 'rtept')).toHaveLength(6);
    expect(gpx).toContain('xmlns="http://www.topografix.com/GPX/1/1"');
  });

  it('has positions in Greece, latitude first', () => {
    for (const point of [...elements(gpx, 'wpt'), ...elements(gpx, 'rtept')]) {
      const [lat, lon] = [point.getAttribute('lat'), point.getAttribute('lon')].map(Number);
      expect(isHere(lon ?? 0, lat ?? 0)).toBe(true);
    }
  });

  it('preserves texts', () => {
    const [name] = elements(gpx, 'name').map(textOf);
    expect(name).toBe(sampleTrip.title);
  });
});

describe('the KML file of a trip', () => {
  const kml = kmlFile(sampleTrip, sampleContext);

  it('has a folder of places and one of routes', () => {
    expect(
      elements(kml, 'Folder').map((folder) => textOf(folder.firstElementChild ?? undefined)),
    ).toEqual(['Places', 'Routes']);
    expect(elements(kml, 'Point')).toHaveLength(5);
    expect(elements(kml, 'LineString')).toHaveLength(2);
  });

  it('has positions in Greece, longitude first', () => {
    for (const list of elements(kml, 'coordinates')) {
      for (const pair of (textOf(list) ?? '').split(' ')) {
        const [lon = 0, lat = 0] = pair.split(',').map(Number);
        expect(isHere(lon, lat)).toBe(true);
      }
    }
  });
});

it('escapes XML characters of a note', () => {
  const note = '&lt;b&gt; is how HTML writes <b> & &amp;';
  const stops = sampleTrip.stops.map((stop) => ({ ...stop, note }));
  const gpx = gpxFile({ ...sampleTrip, title: note, stops }, sampleContext);
  expect(textOf(elements(gpx, 'name')[0])).toBe(note);
  expect(elements(gpx, 'desc').filter((one) => textOf(one)?.includes(note))).toHaveLength(2);
});

it('keeps a note of the KML file plain text in programs that render descriptions as HTML', () => {
  const note = '<img src=x onerror=alert(1)> & <b>5 < 6</b> &lt;i&gt;';
  const stops = sampleTrip.stops.map((stop) => ({ ...stop, note }));
  const kml = kmlFile({ ...sampleTrip, stops }, sampleContext);
  const drawn = elements(kml, 'description').map((one) => parse(textOf(one) ?? ''));
  expect(drawn.flatMap((page) => page.querySelectorAll('*').map(String))).toEqual([]);
  expect(drawn.filter(({ text }) => text.includes(note))).toHaveLength(2);
});

describe('an empty trip', () => {
  it('gives readable files', () => {
    const empty = { ...sampleTrip, stops: [], days: [], legs: [], entries: [] };
    expect(elements(gpxFile(empty, sampleContext), 'wpt')).toEqual([]);
    expect(elements(kmlFile(empty, sampleContext), 'Placemark')).toEqual([]);
  });

  it('removes characters invalid in XML', () => {
    const strange = { ...sampleTrip, title: 'a\u0000\u000bb' };
    expect(textOf(elements(gpxFile(strange, sampleContext), 'name')[0])).toBe('ab');
  });
});

describe('the file name', () => {
  it('has an ASCII and a Unicode form', () => {
    expect(contentDisposition('Νάξος 2027', 'ics')).toBe(
      `attachment; filename="2027.ics"; filename*=UTF-8''%CE%9D%CE%AC%CE%BE%CE%BF%CF%82%202027.ics`,
    );
    expect(contentDisposition('../a"b\r\nX: y', 'gpx')).toBe(
      `attachment; filename="a-b-x-y.gpx"; filename*=UTF-8''a%20b%20X%20y.gpx`,
    );
    expect(contentDisposition('🏝', 'kml')).toContain('filename="trip.kml"');
  });
});
