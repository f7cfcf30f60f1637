import 'server-only';
import { type ChartPoint, pixelsPerKm, project } from '@/lib/foundation/geo/projection';
import { defaultLocale, type Locale } from '@/lib/foundation/i18n/locales';
import { type IslandSlug, isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { chartOf } from '@/lib/records/charts/charts';
import { bareName } from '@/lib/records/charts/names';
import { layoutSize } from '@/lib/records/charts/types';
import { type ChartWindow, percentIn } from '@/lib/records/charts/window';
import { islandBySlug } from '@/lib/records/islands/queries';
import { type Labelled, placeLabels, type Side } from './chart-labels';
import { guides } from './queries';

/** Named place on the chart of a chapter; `at` in per cent of the chart. */
export interface ChapterMark {
  readonly id: string;
  readonly name: string;
  readonly kind: 'beach' | 'village' | 'sight';
  readonly at: ChartPoint;
  readonly side: Side;
}

/** Detail of an island's chart for one chapter of its guide. */
export interface ChapterChart {
  readonly window: ChartWindow;
  readonly marks: readonly ChapterMark[];
}

/** Width of the chart by its height. */
export const chapterRatio = 1.6;
/** Least width of a detail in kilometres. */
const leastKm = 4;
/** Chapters about places. Others, such as on seasons and prices, name some only in passing. */
const aboutPlaces =
  /^(villages?|towns|beaches|sights|walks|where-to-stay|caldera|ermoupoli|chora|day-\d)$/;
/** Rounds a share to a tenth of a per cent, under a pixel of the chart. */
const tenth = (share: number) => Math.round(share * 10) / 10;
/** Share of a detail kept free on each side for names. */
const rim = 0.2;
const mostPlaces = 7;

type Place = Omit<ChapterMark, 'at' | 'side' | 'name'> & {
  readonly name: Readonly<Record<Locale, string>>;
  readonly position: { readonly lat: number; readonly lon: number };
};

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Places of an island that a text names, in the order of the text. The longest names are read first. */
function namedIn(text: string, places: readonly Place[]): Place[] {
  let rest = text;
  return places
    .map((place) => ({ place, name: bareName(place.name[defaultLocale]) }))
    .sort((a, b) => b.name.length - a.name.length)
    .flatMap(({ place, name }) => {
      const found = new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'gu');
      const at = rest.search(found);
      if (at < 0) return [];
      // Blanked out: `Agia Anna` is not named by `Agia Anna beach` as well.
      rest = rest.replace(found, (words) => ' '.repeat(words.length));
      return [{ place, at }];
    })
    .sort((a, b) => a.at - b.at)
    .map(({ place }) => place);
}

function placesOf(island: IslandSlug): Place[] {
  const { beaches, villages, sights } = islandBySlug(island);
  const of = (kind: Place['kind'], records: readonly Omit<Place, 'kind'>[]) =>
    records.map(({ id, name, position }) => ({ id: `${kind}-${id}`, name, position, kind }));
  return [...of('village', villages), ...of('beach', beaches), ...of('sight', sights)];
}

/** Window of the sheet around some points. */
function windowAround(island: IslandSlug, points: readonly ChartPoint[]): ChartWindow {
  const { file, projection } = chartOf(island).hero;
  const sheet = layoutSize.hero;
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [west, east, north, south] = [
    Math.min(...xs),
    Math.max(...xs),
    Math.min(...ys),
    Math.max(...ys),
  ];
  const width = Math.min(
    sheet.width,
    sheet.height * chapterRatio,
    Math.max(
      (east - west) / (1 - 2 * rim),
      ((south - north) / (1 - 2 * rim)) * chapterRatio,
      leastKm * pixelsPerKm(projection),
    ),
  );
  const height = width / chapterRatio;
  const from = (middle: number, length: number, end: number) =>
    Math.round(Math.min(end - length, Math.max(0, middle - length / 2)));
  return {
    file,
    projection,
    left: from((west + east) / 2, width, sheet.width),
    top: from((north + south) / 2, height, sheet.height),
    width: Math.round(width),
    height: Math.round(height),
  };
}

/** Island that a guide is about. */
const islandOf = (guide: string): IslandSlug | undefined =>
  isIslandSlug(guide) ? guide : guides.entry(guide, defaultLocale).island;

/**
 * Chart of the places that a chapter of a guide names on its island; undefined for a chapter that names fewer than two
 * or is not about places, and for a guide to no island. The English text decides, as Greek inflects names.
 */
export function chapterChart(
  guide: string,
  section: string,
  locale: Locale,
): ChapterChart | undefined {
  const island = islandOf(guide);
  if (!island || !aboutPlaces.test(section)) return undefined;
  const { sections, parts } = guides.entry(guide, defaultLocale);
  const title = sections.find(({ id }) => id === section)?.title;
  const part = parts.find((one) => one.title === title);
  if (!title || !part) return undefined;
  const { projection } = chartOf(island).hero;
  const places = namedIn(part.plain, placesOf(island)).slice(0, mostPlaces);
  if (places.length < 2) return undefined;
  const window = windowAround(
    island,
    places.map(({ position: { lat, lon } }) => project(projection, [lon, lat])),
  );
  const labels = places.map(
    ({ id, kind, name, position: { lat, lon } }): Labelled & Pick<ChapterMark, 'kind'> => {
      const [x, y] = percentIn(window, [lon, lat]);
      return { id, kind, name: bareName(name[locale]), at: [tenth(x), tenth(y)] };
    },
  );
  const marks = placeLabels(labels);
  return marks.length < 2 ? undefined : { window, marks };
}
