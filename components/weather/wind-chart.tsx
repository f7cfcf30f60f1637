import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import { ArchipelagoChart, type ChartIsland } from '@/components/maps/archipelago-chart';
import { type ChartPoint, project } from '@/lib/foundation/geo/projection';
import { formatDay } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { IsoDate } from '@/lib/foundation/time/types';
import { chartOf } from '@/lib/records/charts/charts';
import { type ChartSheet, type Layout, layoutSize, layouts } from '@/lib/records/charts/types';
import { barbPath, feathersOf } from '@/lib/records/weather/barb';
import { forceOfKmh } from '@/lib/records/weather/beaufort';
import type { PlaceDay, WeatherReport } from '@/lib/records/weather/forecast/report';
import { placeById, type WeatherPlace } from '@/lib/records/weather/places';
import { seaGrid } from '@/lib/records/weather/sea-grid';
import { seaStateOf } from '@/lib/records/weather/sea-state';

/** SVG paths of the weather on a chart. */
interface WindMarks {
  /** Winds below a near gale, and from a near gale on. */
  readonly barbs: string;
  readonly strong: string;
  readonly calms: string;
  /** Hatching of the sea by number of strokes, one to four. */
  readonly hatching: readonly string[];
}

const chart = chartOf('archipelago');

/** Pixels of the artwork: staff of a barb, distance between barbs, and margin of the sheet. */
const sizes: Record<Layout, { staff: number; apart: number; margin: number; dot: number }> = {
  hero: { staff: 46, apart: 62, margin: 58, dot: 3.2 },
  poster: { staff: 58, apart: 78, margin: 54, dot: 4.5 },
};

/** Beaufort force from which ferries may stay in port. */
const strongForce = 7;

/** Number of strokes for a state of the sea; none up to `smooth`. */
const strokesOf = (waveM: number) => Math.max(0, Math.min(4, seaStateOf(waveM) - 2));

const near = ([ax, ay]: ChartPoint, [bx, by]: ChartPoint) => Math.hypot(ax - bx, ay - by);

const circle = ([x, y]: ChartPoint, radius: number) =>
  `M${Math.round(x - radius)} ${Math.round(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0-${2 * radius} 0`;

/** Tests whether a point is covered by title or compass rose, which are kept free. */
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
 * Returns wind and sea of a day for the chart of the archipelago. Where places are too close
 * together, only the first one is drawn, as on weather charts; the list next to the chart has all.
 *
 * @param order places, the most important first
 */
function windMarks(
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

interface WindChartProps {
  report: WeatherReport;
  /** Day to draw; undefined leaves the chart empty. */
  date: IsoDate | undefined;
  islands: readonly ChartIsland[];
  /** Places in the order of priority in which their winds are drawn. */
  order: readonly WeatherPlace['id'][];
  /** Slug of the page's island. */
  current?: string;
  locale: Locale;
}

/**
 * Chart of the archipelago with wind barbs and hatching for the sea. The text next to it says the
 * same.
 */
export async function WindChart({ report, date, islands, order, current, locale }: WindChartProps) {
  const t = await getTranslations('weather.chart');
  return (
    <ArchipelagoChart
      locale={locale}
      islands={islands}
      {...(date ? { title: t('label', { day: formatDay(date, locale) }) } : {})}
      {...(current ? { current } : {})}
      className="wind-chart"
      overlay={
        date
          ? layouts.map((layout) => {
              const { barbs, strong, calms, hatching } = windMarks(report, date, order, layout);
              const { width, height } = layoutSize[layout];
              return (
                <svg
                  key={layout}
                  className={`chart-art chart-only-${layout} wind-marks`}
                  viewBox={`0 0 ${width} ${height}`}
                  aria-hidden="true"
                  focusable="false"
                >
                  {hatching.map((d, strokes) =>
                    // biome-ignore lint/suspicious/noArrayIndexKey: the place is the number of strokes.
                    d ? <path key={strokes} className="wind-sea" d={d} /> : null,
                  )}
                  {/* Defined once and drawn twice, the first time as a halo in the colour of
                      the water. */}
                  <defs>
                    <path id={`barbs-${layout}`} d={barbs} />
                    <path id={`strong-${layout}`} d={strong} />
                  </defs>
                  {(['wind-bed', 'wind-barb'] as const).map((name) => (
                    <Fragment key={name}>
                      {barbs ? <use className={name} href={`#barbs-${layout}`} /> : null}
                      {strong ? (
                        <use
                          className={name === 'wind-barb' ? 'wind-barb wind-strong' : name}
                          href={`#strong-${layout}`}
                        />
                      ) : null}
                    </Fragment>
                  ))}
                  {calms ? <path className="wind-calm" d={calms} /> : null}
                </svg>
              );
            })
          : null
      }
    />
  );
}
