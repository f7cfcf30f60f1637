import { getTranslations } from 'next-intl/server';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { chooseWindow } from '@/lib/charts/choose-window';
import { edgePoint, isWithin, linePoints } from '@/lib/charts/route-points';
import { placeStopNames, type StopName } from '@/lib/charts/stop-names';
import type { Layout } from '@/lib/charts/types';
import { type ChartWindow, percentIn } from '@/lib/charts/window';
import type { ChartPoint, LonLat } from '@/lib/geo/projection';
import { ChartArt } from './chart-art';
import type { ChartLayout } from './chart-figure';
import '@/styles/route-chart.css';
import { RouteBorder } from './route-border';
import { type ChartRoute, FaintLines, OtherLines, SailedLines } from './route-line';

export interface ChartStop {
  readonly id: string;
  readonly name: string;
  readonly position: LonLat;
  /** Times at the call. */
  readonly note?: string;
  /** Ends and changes of boat keep their names where room is scarce. */
  readonly emphasis?: 'end' | 'change' | 'call';
}

interface RouteChartProps {
  /** Name of the figure for screen readers. */
  label: string;
  routes: readonly ChartRoute[];
  /** In the order of the journey. */
  stops: readonly ChartStop[];
  layout?: ChartLayout;
  /** Laid over the chart, such as vessels under way; place things in it with `percentIn`. */
  overlay?: (windows: Readonly<Record<Layout, ChartWindow>>) => ReactNode;
  className?: string;
}

const ranks = { end: 0, change: 1, call: 2 } as const;
const borderShare: Record<Layout, number> = { hero: 0.006, poster: 0.012 };

interface Placed {
  readonly window: ChartWindow;
  readonly points: ReadonlyMap<string, ChartPoint>;
  readonly names: ReadonlyMap<string, StopName>;
}

function place(layout: Layout, { routes, stops }: RouteChartProps): Placed {
  const shown = routes.filter(({ state }) => state !== 'faint');
  const window = chooseWindow(
    [...stops.map(({ position }) => position), ...shown.flatMap(({ points }) => points)],
    layout,
  );
  const lines = shown.flatMap(({ points }) => linePoints(window, points));
  const points = new Map(
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
  const names = placeStopNames(
    stops.map(({ id, name, note, emphasis }) => ({
      id,
      name,
      note,
      point: points.get(id) ?? [50, 50],
      rank: ranks[emphasis ?? 'call'],
    })),
    layout,
    window.width / window.height,
    lines,
  );
  return { window, points, names };
}

/** A journey drawn over the chart: its ways over water, its ports and the times at them. No script. */
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
                  <SailedLines window={window} routes={inState('main')} />
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
  const missing = (on: (name: StopName | undefined) => boolean) =>
    [layout !== 'poster' && !on(wide) && 'hero', layout !== 'hero' && !on(narrow) && 'poster']
      .filter(Boolean)
      .join(' ') || undefined;
  return (
    <li
      className="chart-place route-stop"
      data-emphasis={stop.emphasis === 'call' ? undefined : stop.emphasis}
      data-beyond={isWithin(percentIn(hero.window, stop.position)) ? undefined : true}
      data-h={layout === 'poster' ? undefined : wide?.side}
      data-p={layout === 'hero' ? undefined : narrow?.side}
      data-unnamed={missing(Boolean)}
      style={
        {
          ...(layout === 'poster' ? {} : placed('h', hero.points.get(stop.id), wide)),
          ...(layout === 'hero' ? {} : placed('p', poster.points.get(stop.id), narrow)),
        } as CSSProperties
      }
    >
      <span className="chart-name">
        {stop.name}
        {stop.note && (
          <small data-unnoted={missing((name) => name?.note ?? false)}>{` ${stop.note}`}</small>
        )}
      </span>
    </li>
  );
}

/** Custom properties of styles/chart.css that put a stop and its words on the sheet of a layout. */
function placed(layout: 'h' | 'p', [x, y]: ChartPoint = [50, 50], name?: StopName) {
  return { [`--${layout}x`]: x, [`--${layout}y`]: y, [`--${layout}g`]: `${name?.gap ?? 0}px` };
}
