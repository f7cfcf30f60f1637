import { getTranslations } from 'next-intl/server';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import type { ChartPoint, LonLat } from '@/lib/foundation/geo/projection';
import { chooseWindow } from '@/lib/records/charts/choose-window';
import { bareName } from '@/lib/records/charts/names';
import { groundOf, landAt } from '@/lib/records/charts/route-land';
import { edgePoint, isWithin, linePoints } from '@/lib/records/charts/route-points';
import { dotRadius, type StopName } from '@/lib/records/charts/stop-name-box';
import { placeStopNames } from '@/lib/records/charts/stop-names';
import type { Layout, Tier } from '@/lib/records/charts/types';
import { type ChartWindow, percentIn } from '@/lib/records/charts/window';
import { ChartArt } from './chart-art';
import type { ChartLayout } from './chart-figure';
import '@/styles/route-chart.css';
import { RouteBorder } from './route-border';
import { type ChartRoute, FaintLines, OtherLines, SailedLines } from './route-line';
import { spreadMarks } from './spread-marks';

export interface ChartStop {
  readonly id: string;
  readonly name: string;
  readonly position: LonLat;
  /** Position in the order, shown in its marker: `3`, or `1, 5` for a stop visited twice. */
  readonly turn?: string;
  /** Times at the call. */
  readonly note?: string;
  /** Priority of a label if room is scarce: ends and changes of boat come first. */
  readonly emphasis?: 'end' | 'change' | 'call';
}

interface RouteChartProps {
  /** Name of the figure for screen readers. */
  label: string;
  routes: readonly ChartRoute[];
  /** In the order of the journey. */
  stops: readonly ChartStop[];
  layout?: ChartLayout;
  /** Overlay of the chart, e.g. vessels under way. Use `percentIn` for positions. */
  overlay?: (windows: Readonly<Record<Layout, ChartWindow>>) => ReactNode;
  /** Positions in the overlay that names must not cover. */
  marks?: readonly LonLat[];
  className?: string;
}

const ranks = { end: 0, change: 1, call: 2 } as const;
const borderShare: Record<Layout, number> = { hero: 0.006, poster: 0.012 };

interface Placed {
  readonly window: ChartWindow;
  readonly points: ReadonlyMap<string, ChartPoint>;
  readonly names: ReadonlyMap<string, StopName>;
}

/** Radius of a stop's marker in CSS pixels; keep in step with styles/route-chart.css. */
const radiusOf = ({ turn }: ChartStop) => (turn ? 7.5 + turn.length * 1.5 : dotRadius);
/** Typical width of a layout in CSS pixels, at which numbers must not overlap. */
const usualWidth: Record<Layout, number> = { hero: 900, poster: 350 };

function place(layout: Layout, { routes, stops, marks = [] }: RouteChartProps): Placed {
  const shown = routes.filter(({ state }) => state !== 'faint');
  const window = chooseWindow(
    [...stops.map(({ position }) => position), ...shown.flatMap(({ points }) => points)],
    layout,
  );
  const lines = shown.flatMap(({ points }) => linePoints(window, points));
  const points = partNumbers(stops, pointsIn(window, routes, stops), layout, window);
  const names = placeStopNames(
    stops.map((stop) => {
      const land = isWithin(percentIn(window, stop.position)) ? landAt(stop.position) : undefined;
      return {
        id: stop.id,
        name: bareName(stop.name),
        note: stop.note,
        point: points.get(stop.id) ?? [50, 50],
        rank: ranks[stop.emphasis ?? 'call'],
        radius: radiusOf(stop),
        land: land?.id,
        size: land?.size,
      };
    }),
    layout,
    window.width / window.height,
    { lines, marks: marks.map((one) => percentIn(window, one)), ground: groundOf(window) },
  );
  return { window, points, names };
}

function pointsIn(
  window: ChartWindow,
  routes: readonly ChartRoute[],
  stops: readonly ChartStop[],
): ReadonlyMap<string, ChartPoint> {
  return new Map(
    stops.map(({ id, position }): [string, ChartPoint] => {
      const at = percentIn(window, position);
      if (isWithin(at)) return [id, at];
      return [
        id,
        edgePoint(
          at,
          routes.flatMap((route) => linePoints(window, route.points)),
        ),
      ];
    }),
  );
}

/** Moves overlapping numbers apart, so that each is readable. */
function partNumbers(
  stops: readonly ChartStop[],
  points: ReadonlyMap<string, ChartPoint>,
  layout: Layout,
  window: ChartWindow,
): ReadonlyMap<string, ChartPoint> {
  const numbered = stops.filter(({ turn }) => turn);
  if (numbered.length < 2) return points;
  const width = usualWidth[layout];
  const height = (width * window.height) / window.width;
  const gap = 2 * Math.max(...numbered.map(radiusOf)) - 1;
  const apart = spreadMarks(
    numbered.map(({ id }): ChartPoint => {
      const [x, y] = points.get(id) ?? [50, 50];
      return [(x / 100) * width, (y / 100) * height];
    }),
    gap,
    { width, height },
  );
  const share = (value: number, of: number) => Math.round((value / of) * 1e4) / 100;
  return new Map([
    ...points,
    ...numbered.map(({ id }, index): [string, ChartPoint] => {
      const [x, y] = apart[index] ?? [0, 0];
      return [id, [share(x, width), share(y, height)]];
    }),
  ]);
}

/** Chart of a journey: its routes, its ports and the times there. Needs no JavaScript. */
export async function RouteChart(props: RouteChartProps) {
  const { label, routes, stops, layout = 'responsive', overlay, className = '' } = props;
  const t = await getTranslations('charts');
  const sheets = { hero: place('hero', props), poster: place('poster', props) };
  const shown: readonly Layout[] = layout === 'responsive' ? ['hero', 'poster'] : [layout];
  const inState = (wanted: ChartRoute['state']) =>
    routes.filter(({ state = 'main' }) => state === wanted);
  const ratio = (one: Layout) => sheets[one].window.width / sheets[one].window.height;
  const style = { '--hr': ratio('hero').toFixed(3), '--pr': ratio('poster').toFixed(3) };
  return (
    <figure className={`chart route-chart chart-${layout} ${className}`} aria-label={label}>
      <div className="chart-sheet" style={style as CSSProperties}>
        {shown.map((one) => {
          const { window } = sheets[one];
          const { file, left, top, width, height } = window;
          return (
            <Fragment key={one}>
              <ChartArt file={file} window={window} className={`chart-only-${one}`} />
              <svg
                className={`chart-art chart-only-${one}`}
                viewBox={`${left} ${top} ${width} ${height}`}
                aria-hidden="true"
                focusable="false"
              >
                <g className="route-lines">
                  <FaintLines window={window} routes={inState('faint')} />
                  <OtherLines window={window} routes={inState('alternative')} />
                  <SailedLines
                    window={window}
                    routes={inState('main')}
                    pixel={width / usualWidth[one]}
                  />
                </g>
                <RouteBorder window={window} share={borderShare[one]} />
              </svg>
            </Fragment>
          );
        })}
        <ol className="chart-places" aria-label={t('stops')}>
          {stops.map((stop) => (
            <Stop key={stop.id} stop={stop} layout={layout} {...sheets} />
          ))}
        </ol>
        {overlay?.({ hero: sheets.hero.window, poster: sheets.poster.window })}
      </div>
      <figcaption className="chart-credit">{t('credit')}</figcaption>
    </figure>
  );
}

interface StopProps extends Readonly<Record<Layout, Placed>> {
  stop: ChartStop;
  layout: ChartLayout;
}

function Stop({ stop, layout, hero, poster }: StopProps) {
  const [wide, narrow] = [hero.names.get(stop.id), poster.names.get(stop.id)];
  const where = (on: (name: StopName | undefined) => boolean | undefined) =>
    [layout !== 'poster' && on(wide) && 'hero', layout !== 'hero' && on(narrow) && 'poster']
      .filter(Boolean)
      .join(' ') || undefined;
  return (
    <li
      className="chart-place route-stop"
      data-emphasis={stop.emphasis === 'call' ? undefined : stop.emphasis}
      data-beyond={isWithin(percentIn(hero.window, stop.position)) ? undefined : true}
      data-turn={stop.turn ? true : undefined}
      data-h={layout === 'poster' ? undefined : wide?.side}
      data-p={layout === 'hero' ? undefined : narrow?.side}
      data-unnamed={where((name) => !name)}
      data-leader={where((name) => name?.leader)}
      data-from-h={layout === 'poster' ? undefined : later(wide?.tier)}
      data-from-p={layout === 'hero' ? undefined : later(narrow?.tier)}
      style={
        {
          ...(layout === 'poster' ? {} : placed('h', hero.points.get(stop.id), wide)),
          ...(layout === 'hero' ? {} : placed('p', poster.points.get(stop.id), narrow)),
        } as CSSProperties
      }
    >
      {(wide?.leader || narrow?.leader) && <span className="route-leader" aria-hidden="true" />}
      {stop.turn && <span className="route-turn">{stop.turn}</span>}
      <span className="chart-name">
        {stop.turn && ' '}
        {bareName(stop.name)}
        {stop.note && (
          <small
            data-unnoted={where((name) => !name?.note)}
            data-from-h={layout === 'poster' ? undefined : later(wide?.note && wide.noteTier)}
            data-from-p={layout === 'hero' ? undefined : later(narrow?.note && narrow.noteTier)}
          >
            {` ${stop.note}`}
          </small>
        )}
      </span>
    </li>
  );
}

/** Tier of a label that narrow charts omit; undefined for labels shown on all. */
const later = (tier: Tier | undefined | false) => (tier && tier > 1 ? tier : undefined);

/** Custom properties that place a stop and its name in a layout; styles/chart.css reads them. */
function placed(layout: 'h' | 'p', [x, y]: ChartPoint = [50, 50], name?: StopName) {
  return { [`--${layout}x`]: x, [`--${layout}y`]: y, [`--${layout}g`]: `${name?.gap ?? 0}px` };
}
