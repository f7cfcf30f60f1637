import { chartOf } from '@/lib/charts/charts';
import { type ChartSheet, type Layout, layoutSize } from '@/lib/charts/types';
import { type ChartPoint, project } from '@/lib/geo/projection';
import type { IsoDate } from '@/lib/time/types';
import { barbPath, feathersOf } from '@/lib/weather/barb';
import { forceOfKmh } from '@/lib/weather/beaufort';
import type { PlaceDay, WeatherReport } from '@/lib/weather/forecast/report';
import { placeById, type WeatherPlace } from '@/lib/weather/places';
import { seaGrid } from '@/lib/weather/sea-grid';
import { seaStateOf } from '@/lib/weather/sea-state';

/** Path data of what lies over a sheet. */
export interface WindMarks {
  /** Winds below a near gale, and those from there on. */
  readonly barbs: string;
  readonly strong: string;
  readonly calms: string;
  /** The sea, by how many strokes stand together: one to four. */
  readonly hatching: readonly string[];
}

const chart = chartOf('archipelago');

/** Pixels of the artwork: staff of a barb, room around one, and margin of the sheet. */
const sizes: Record<Layout, { staff: number; apart: number; margin: number; dot: number }> = {
  hero: { staff: 46, apart: 62, margin: 58, dot: 3.2 },
  poster: { staff: 58, apart: 78, margin: 54, dot: 4.5 },
};

/** From this force on boats begin to stay in port. */
const strongForce = 7;

/** Strokes of a grid point for a state of the sea: none up to `smooth`. */
const strokesOf = (waveM: number) => Math.max(0, Math.min(4, seaStateOf(waveM) - 2));

const near = ([ax, ay]: ChartPoint, [bx, by]: ChartPoint) => Math.hypot(ax - bx, ay - by);

const circle = ([x, y]: ChartPoint, radius: number) =>
  `M${Math.round(x - radius)} ${Math.round(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0`;

/** The furniture of a sheet, on which nothing is drawn. */
function isFurniture({ cartouche, rose }: ChartSheet, point: ChartPoint): boolean {
  const { x, y, nameSize, low } = cartouche;
  const top = low ? y - nameSize * 3 : y - nameSize * 0.4;
  const isName =
    point[0] > x - 24 &&
    point[0] < x + nameSize * 7 &&
    point[1] > top &&
    point[1] < top + nameSize * 3.6;
  return isName || near(point, [rose.x, rose.y]) < rose.radius * 1.5;
}

/**
 * Wind and sea of a day over the chart of the archipelago. Where places lie close together the first of them speaks for all,
 * as on a chart of the weather: the list beside it has every one.
 *
 * @param order the places, those that matter most in front
 */
export function windMarks(
  report: WeatherReport,
  date: IsoDate,
  order: readonly WeatherPlace['id'][],
  layout: Layout,
): WindMarks {
  const sheet = chart[layout];
  const { width, height } = layoutSize[layout];
  const { staff, apart, margin, dot } = sizes[layout];
  const dayOf = (id: string): PlaceDay | undefined =>
    report.places.get(id)?.days.find((day) => day.date === date);
  const isOn = ([x, y]: ChartPoint) =>
    x > margin && x < width - margin && y > margin && y < height - margin;
  const stations: ChartPoint[] = [];
  let [barbs, strong, calms] = ['', '', ''];
  for (const id of order) {
    const at = project(sheet.projection, placeById(id).position);
    const { windKmh = null, from = null } = dayOf(id) ?? {};
    const hasRoom = isOn(at) && stations.every((other) => near(at, other) >= apart);
    if (windKmh === null || from === null || !hasRoom) continue;
    stations.push(at);
    const { pennants, full, half } = feathersOf(windKmh);
    const mark = barbPath(windKmh, from, staff, at) + circle(at, dot);
    if (pennants + full + half === 0) calms += circle(at, dot * 2);
    else if (forceOfKmh(windKmh) >= strongForce) strong += mark;
    else barbs += mark;
  }
  const hatching = ['', '', '', ''];
  for (const { position, place } of seaGrid) {
    const point = project(sheet.projection, position);
    const strokes = strokesOf(dayOf(place)?.waveM ?? 0);
    const isFree = stations.every((other) => near(point, other) > staff * 0.6);
    if (strokes === 0 || !isOn(point) || !isFree || isFurniture(sheet, point)) continue;
    const start = `M${Math.round(point[0] - 10)} ${Math.round(point[1] - strokes * 3 + 6)}`;
    hatching[strokes - 1] += start + Array(strokes).fill('l20-6').join('m-20 12');
  }
  return { barbs, strong, calms, hatching };
}
