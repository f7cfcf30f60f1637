'use client';

import type { CSSProperties } from 'react';
import { ChartArt } from './chart-art';
import '@/styles/harbour-chart.css';
import '@/styles/route-chart.css';
import type { HarbourView } from './harbour-view';
import { RouteBorder } from './route-border';

interface HarbourChartProps {
  view: HarbourView;
  credit: string;
}

/**
 * Chart of a harbour. A client component, so that its markup is not sent a second time for
 * hydration.
 */
export function HarbourChart({ view, credit }: HarbourChartProps) {
  const { label, name, side, at, window, bar } = view;
  return (
    <figure className="chart harbour-chart" aria-label={label}>
      <div className="chart-sheet">
        <ChartArt file={window.file} />
        <svg
          className="chart-art"
          viewBox={`0 0 ${window.width} ${window.height}`}
          aria-hidden="true"
          focusable="false"
        >
          <RouteBorder window={window} share={0.014} />
        </svg>
        <ul className="chart-places">
          <li
            className="chart-place harbour-mark"
            data-kind="port"
            data-h={side}
            style={{ '--hx': at[0], '--hy': at[1], '--hg': '12px' } as CSSProperties}
          >
            <span className="chart-name">{name}</span>
          </li>
        </ul>
        <p
          className="harbour-scale"
          style={{ '--bar': `${bar[0]}cqw` } as CSSProperties}
          aria-hidden="true"
        >
          {bar[1]}
        </p>
      </div>
      <figcaption className="chart-credit">{credit}</figcaption>
    </figure>
  );
}
