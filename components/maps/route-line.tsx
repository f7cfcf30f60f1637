import type { CSSProperties } from 'react';
import { type ChartPoint, type LonLat, project } from '@/lib/foundation/geo/projection';
import { arrowOn } from '@/lib/records/charts/route-arrow';
import type { ChartWindow } from '@/lib/records/charts/window';

/** Sea route on a chart. */
export interface ChartRoute {
  readonly id: string;
  readonly points: readonly LonLat[];
  /** `faint`: the network in the background; `alternative`: another route to the same place. */
  readonly state?: 'main' | 'faint' | 'alternative';
}

const apart = (a: ChartPoint, b: ChartPoint) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Path data in whole, relative pixels of the artwork, without points too close to be visible. */
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
  return { d: d.trim().replaceAll(' -', '-'), length: Math.ceil(length), points: kept };
}

interface LinesProps {
  window: ChartWindow;
  routes: readonly ChartRoute[];
}

/** Network in the background, as a single path to keep the document small. */
export function FaintLines({ window, routes }: LinesProps) {
  const d = routes.map(({ points }) => pathOf(window, points, 120).d).join('');
  return d ? <path className="route-way route-line" data-state="faint" d={d} /> : null;
}

/** Checksum (FNV-1a): equal for equal texts, and almost never for two texts of a page. */
function checksum(text: string): string {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  }
  return (sum >>> 0).toString(36);
}

/** Alternative routes to the same places. */
export function OtherLines({ window, routes }: LinesProps) {
  return routes.map(({ id, points }) => (
    <path
      key={id}
      className="route-way route-line"
      data-state="alternative"
      d={pathOf(window, points).d}
    />
  ));
}

/**
 * Routes of the journey in order, on a pale bed that keeps them readable over land. They are drawn
 * one after the other: a dashed line cannot be animated that way, so a growing mask reveals it. All
 * share one bed, one mask and one line, because a tour has two dozen routes on two sheets. An arrow
 * on each route shows its direction.
 *
 * @param pixel size of a CSS pixel on the artwork at the chart's usual width
 */
export function SailedLines({ window, routes, pixel }: LinesProps & { pixel: number }) {
  if (routes.length === 0) return null;
  const ways = routes.map(({ id, points }) => ({ key: id, ...pathOf(window, points) }));
  const { left, top, width, height } = window;
  // Derived from the content: the id counters of charts streamed into a page would collide.
  const id = `ways-${checksum(`${ways.map(({ d }) => d).join('')} ${left} ${top}`)}`;
  const wayId = (index: number) => `${id}-${index}`;
  const mask = `${id}-mask`;
  return (
    <>
      <g className="route-main" style={{ '--reveal': `url(#${mask})` } as CSSProperties}>
        <defs>
          <g id={id}>
            {ways.map(({ key, d }, index) => (
              <path key={key} className="route-way" id={wayId(index)} d={d} />
            ))}
          </g>
          <mask id={mask} maskUnits="userSpaceOnUse" x={left} y={top} width={width} height={height}>
            {ways.map(({ key, length }, index) => (
              <use
                key={key}
                href={`#${wayId(index)}`}
                style={{ '--turn': index, '--run': (length / width).toFixed(3) } as CSSProperties}
              />
            ))}
          </mask>
        </defs>
        <use className="route-bed" href={`#${id}`} />
        <use className="route-line" href={`#${id}`} />
      </g>
      <g className="route-arrows">
        {ways.map(({ key, points }, index) => {
          const d = arrowOn(points, pixel);
          return d ? <path key={key} d={d} style={{ '--turn': index } as CSSProperties} /> : null;
        })}
      </g>
    </>
  );
}
