import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { chartOf } from '@/lib/records/charts/charts';
import { bareName } from '@/lib/records/charts/names';
import type { Island } from '@/lib/records/islands/schema';
import type { ChartForm, ChartSubject } from '../../foundation/ids/map-downloads';
import { shapesOf } from './art';
import { chartGpx, type Waypoint } from './gpx';
import { marksOver } from './marks';
import { chartPdf, type FontFiles, type Paper } from './pdf';
import { chartSvg } from './svg';
import { type ChartTexts, letteringOf, type Mark } from './words';

/** Texts of a file besides its chart, in one language. */
export interface FileTexts {
  readonly charts: ChartTexts;
  /** `Chart of Naxos`. */
  readonly title: string;
  /** Credits, one line each: sources, owner and address. */
  readonly credits: readonly string[];
  /** Meaning of each symbol. */
  readonly key: Readonly<Record<Mark['symbol'], string>>;
  readonly kinds: Readonly<Record<Waypoint['kind'], string>>;
  /** Full address of the page that shows the chart. */
  readonly page: string;
}

export interface MapDownload {
  readonly body: Uint8Array;
  readonly type: string;
}

const types: Readonly<Record<ChartForm, string>> = {
  '.svg': 'image/svg+xml; charset=utf-8',
  '-a4.pdf': 'application/pdf',
  '-a3.pdf': 'application/pdf',
  '.gpx': 'application/gpx+xml; charset=utf-8',
};

/** Below the root of the site. */
const inSite = (...names: string[]) => path.join(process.cwd(), ...names);

const faces = {
  text: 'literata',
  italic: 'literata-italic',
  strong: 'literata-strong',
  display: 'didot',
} as const;

let fonts: Promise<FontFiles> | undefined;

/** The site’s own letters, read once. */
async function readFonts(): Promise<FontFiles> {
  const entries = Object.entries(faces).map(async ([face, name]) => {
    const [latin, greek] = await Promise.all(
      (['latin', 'greek'] as const).map((script) =>
        readFile(inSite('lib', 'records', 'map-downloads', 'fonts', `${name}-${script}.ttf`)),
      ),
    );
    return [face, { latin, greek }] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as unknown as FontFiles;
}

/** The order of the key. */
const symbols = ['harbour', 'quay', 'town', 'beach', 'sight', 'peak'] as const;

/** The places of an island with a name and a position of their own. */
export const placesOf = (island: Island): Waypoint[] => {
  const of = (kind: Waypoint['kind'], places: readonly Omit<Waypoint, 'kind' | 'island'>[]) =>
    places.map((place) => ({ ...place, kind, island: island.name }));
  return [
    ...of(
      'port',
      island.ports.map(({ name, position, note }) => ({ name, position, text: note })),
    ),
    ...of('airport', island.airport ? [{ ...island.airport, text: island.airport.note }] : []),
    ...of(
      'village',
      island.villages.map(({ name, position, sentence }) => ({ name, position, text: sentence })),
    ),
    ...of(
      'beach',
      island.beaches.map(({ name, position, sentence }) => ({ name, position, text: sentence })),
    ),
    ...of(
      'sight',
      island.sights.map(({ name, position, sentence }) => ({ name, position, text: sentence })),
    ),
    ...of('peak', [island.highestPoint]),
  ];
};

/**
 * Makes a chart as a file.
 *
 * @param islands islands whose places go into the file
 */
export async function mapDownload(
  subject: ChartSubject,
  form: ChartForm,
  { islands, texts, locale }: { islands: readonly Island[]; texts: FileTexts; locale: Locale },
): Promise<MapDownload> {
  const type = types[form];
  const { title, credits, page, kinds } = texts;
  if (form === '.gpx') {
    const places = islands.flatMap(placesOf);
    const body = chartGpx(places, { title, credits: credits.join(' '), page, kinds, locale });
    return { body: Buffer.from(body), type };
  }
  const chart = chartOf(subject);
  const art = await readFile(inSite('public', chart.poster.file), 'utf8');
  const lettering = letteringOf(chart, texts.charts, locale);
  const drawing = {
    shapes: shapesOf(art),
    over: marksOver(chart, lettering),
    words: lettering.words,
    title,
    locale,
    credits,
  };
  if (form === '.svg') return { body: Buffer.from(chartSvg(drawing)), type };
  fonts ??= readFonts();
  const marked = new Set(lettering.marks.map(({ symbol }) => symbol));
  const key = symbols
    .filter((symbol) => marked.has(symbol))
    .map((symbol) => ({ symbol, text: texts.key[symbol] }));
  const paper: Paper = form === '-a3.pdf' ? 'a3' : 'a4';
  return { body: await chartPdf({ ...drawing, key }, paper, await fonts), type };
}

/** Name of a subject in a language. */
export const subjectName = (subject: ChartSubject, locale: Locale) =>
  bareName(chartOf(subject).name[locale]);
