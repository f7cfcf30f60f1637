import { inflateSync } from 'node:zlib';
import { create } from 'xmlbuilder2';
import { islands } from '@/lib/records/islands/data';
import el from '@/messages/el/charts.json';
import maps from '@/messages/el/mapDownloads.json';
import { chartSubjects, mapDownloadNames, mapDownloadOf } from '../../foundation/ids/map-downloads';
import { type FileTexts, mapDownload, placesOf } from './files';

const texts: FileTexts = {
  charts: {
    north: el.north,
    east: el.east,
    kilometres: el.kilometres,
    names: {
      land: el.lands,
      sea: el.seas,
      islet: el.islets,
      island: Object.fromEntries(islands.map(({ slug, name }) => [slug, name.el])),
    },
  },
  title: 'Χάρτης',
  credits: ['Ακτογραμμή: GSHHG 2.3.7', 'https://site.example'],
  key: maps.key,
  kinds: maps.kinds,
  page: 'https://site.example/el/islands',
};

const of = (subject: (typeof chartSubjects)[number]) =>
  islands.filter(({ slug }) => subject === 'archipelago' || slug === subject);
const draw = async (
  ...[subject, form]: Parameters<typeof mapDownload> extends [infer S, infer F, ...unknown[]]
    ? [S, F]
    : never
) =>
  Buffer.from(
    (await mapDownload(subject, form, { islands: of(subject), texts, locale: 'el' })).body,
  );

/** The parts of a PDF that are packed, as text. */
function streamsOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/stream\r?\n/g)].flatMap(({ index, 0: mark }) => {
    const end = text.indexOf('endstream', index);
    try {
      return [inflateSync(pdf.subarray(index + mark.length, end)).toString('latin1')];
    } catch {
      return [];
    }
  });
}

describe('the charts on paper', () => {
  it.each([...chartSubjects])(
    '%s is one page of vector lines with embedded fonts, Greek included',
    async (subject) => {
      const pdf = await draw(subject, '-a4.pdf');
      const text = pdf.toString('latin1');
      expect(text.startsWith('%PDF-1.')).toBe(true);
      expect(text.trimEnd().endsWith('%%EOF')).toBe(true);
      expect(text).toContain('/MediaBox [0 0 595.28 841.89]');
      expect(text).toContain('/Count 1');
      // Nothing of it is a picture.
      expect(text).not.toMatch(/\/Subtype\s*\/Image/);
      expect(text).toContain('/FontFile2');
      const streams = streamsOf(pdf);
      const curves = streams.reduce(
        (sum, stream) => sum + (stream.match(/ [clv]\n/g)?.length ?? 0),
        0,
      );
      expect(curves).toBeGreaterThan(400);
      // Greek letters are exposed to search and to screen readers.
      expect(
        streams.some((stream) => /beginbf/.test(stream) && /<03[89a-c][0-9a-f]>/i.test(stream)),
      ).toBe(true);
    },
  );

  it('has the same chart on A3', async () => {
    expect((await draw('naxos', '-a3.pdf')).toString('latin1')).toContain(
      '/MediaBox [0 0 841.89 1190.55]',
    );
  });
});

describe('the charts as SVG', () => {
  it.each([...chartSubjects])(
    '%s is self-contained, with credits and Greek names',
    async (subject) => {
      const svg = (await draw(subject, '.svg')).toString();
      const root = create(svg).root().node as unknown as Element;
      expect(root.nodeName).toBe('svg');
      expect(svg).not.toMatch(/<image|<script|var\(|href=/);
      expect(svg).toContain('GSHHG 2.3.7');
      const [first] = of(subject);
      if (subject !== 'archipelago' && first)
        expect(svg).toContain(first.name.el.replace(/ \(.*/, ''));
      else
        for (const { name } of islands)
          expect(svg.replace(/<[^>]*>/g, ' ')).toContain(name.el.split(' ')[0]);
      // No letters of an island's id on a Greek sheet.
      expect(svg).not.toMatch(/NaN|undefined/);
    },
  );
});

describe('the places as GPX', () => {
  it.each([...chartSubjects])(
    '%s has every place of the records at its position',
    async (subject) => {
      const gpx = (await draw(subject, '.gpx')).toString();
      const points = [...gpx.matchAll(/<wpt lat="([\d.]+)" lon="([\d.]+)">/g)];
      expect(points).toHaveLength(of(subject).flatMap(placesOf).length);
      for (const [, lat, lon] of points) {
        expect(Number(lat) > 36.2 && Number(lat) < 38.1).toBe(true);
        expect(Number(lon) > 24.1 && Number(lon) < 26.2).toBe(true);
      }
      expect(gpx).toContain('xmlns="http://www.topografix.com/GPX/1/1"');
      // The order in which GPX 1.1 wants the parts of a point.
      const parts = create(gpx)
        .find(({ node }) => node.nodeName === 'wpt', false, true)
        ?.map(({ node }) => node.nodeName);
      expect(parts).toEqual(['name', 'desc', 'sym', 'type']);
    },
  );
});

it('only known file names are accepted', () => {
  expect(mapDownloadNames).toHaveLength(25 * 4);
  for (const name of mapDownloadNames) expect(mapDownloadOf(name)).toBeDefined();
  for (const name of ['naxos', 'naxos-a5.pdf', '../naxos.svg', 'atlantis.gpx']) {
    expect(mapDownloadOf(name)).toBeUndefined();
  }
});
