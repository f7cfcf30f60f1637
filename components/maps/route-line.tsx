import type { CSSProperties } from 'react';
import type { ChartWindow } from '@/lib/charts/window';
import { type ChartPoint, type LonLat, project } from '@/lib/geo/projection';

/** A way over water to draw on a chart. */
export interface ChartRoute {
  readonly id: string;
  readonly points: readonly LonLat[];
  /** `faint`: the network behind; `alternative`: another way to the same place. */
  readonly state?: 'main' | 'faint' | 'alternative';
}

const apart = (a: ChartPoint, b: ChartPoint) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Path data in whole pixels of the artwork, each step from the last, without points nobody would see. */
export function pathOf({ projection, width }: ChartWindow, points: readonly LonLat[], steps = 240) {
  const finest = width / steps;
  const kept: ChartPoint[] = [];
  let [d, length] = ['', 0];
  points.forEach((point, index) => {
    const [x, y] = project(projection, point);
    const at: ChartPoint = [Math.round(x), Math.round(y)];
    const before = kept.at(-1);
    if (before && index < points.length - 1 && apart(before, at) < finest) return;
    d += before ? `${at[0] - before[0]} ${at[1] - before[1]} ` : `M${at[0]} ${at[1]}l`;
    if (before) length += apart(before, at);
    kept.push(at);
  });
  return { d: d.trim().replaceAll(' -', '-'), length: Math.ceil(length) };
}

/** The network behind, in one path: quiet, and light to send. */
export function FaintLines({
  window,
  routes,
}: {
  window: ChartWindow;
  routes: readonly ChartRoute[];
}) {
  const d = routes.map(({ points }) => pathOf(window, points, 120).d).join('');
  return d ? <path className="route-way route-line" data-state="faint" d={d} /> : null;
}

/** The same for the same text, and for two texts of a page as good as never (FNV-1a). */
function checksum(text: string): string {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  }
  return (sum >>> 0).toString(36);
}

interface RouteLineProps {
  window: ChartWindow;
  route: ChartRoute;
  /** Place among the lines that draw themselves, one after the other. */
  turn: number;
}

/**
 * One route. The main one lies on a pale bed, so that it stays readable over land, and draws itself:
 * a dashed line cannot, hence a mask that grows along the same path uncovers it.
 */
export function RouteLine({ window, route, turn }: RouteLineProps) {
  const { d, length } = pathOf(window, route.points);
  const state = route.state ?? 'main';
  if (state !== 'main') return <path className="route-way route-line" data-state={state} d={d} />;
  const { left, top, width, height } = window;
  // From what is drawn: charts that come one after the other into a page count their ids from the same beginning.
  const id = `way-${checksum(`${d} ${left} ${top}`)}`;
  const style = {
    '--reveal': `url(#${id}m)`,
    '--turn': turn,
    '--run': (length / width).toFixed(3),
  };
  return (
    <g className="route-main" style={style as CSSProperties}>
      <defs>
        <path className="route-way" id={id} d={d} />
      </defs>
      <mask id={`${id}m`} maskUnits="userSpaceOnUse" x={left} y={top} width={width} height={height}>
        <use className="route-reveal" href={`#${id}`} />
      </mask>
      <use className="route-bed" href={`#${id}`} />
      <use className="route-line" href={`#${id}`} />
    </g>
  );
}
