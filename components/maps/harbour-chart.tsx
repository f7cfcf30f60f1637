import { getTranslations } from 'next-intl/server';
import type { CSSProperties } from 'react';
import { harbourOf, harbourSize, sideFor } from '@/lib/charts/harbours';
import { type LonLat, project } from '@/lib/geo/projection';
import { ChartArt } from './chart-art';
import '@/styles/harbour-chart.css';
import '@/styles/route-chart.css';
import { RouteBorder } from './route-border';

/** A further mark on a harbour chart, such as a bus stop or a gate whose position is known. */
export interface HarbourNote {
  readonly label: string;
  readonly position: LonLat;
}

interface HarbourChartProps {
  /** GTFS `stop_id`. */
  portId: string;
  /** Name of the port in the page's language. */
  name: string;
  notes?: readonly HarbourNote[];
  className?: string;
}

const share = (value: number) => Math.round((value / harbourSize) * 1e4) / 100;

/** Where the boats leave: a square chart of a few kilometres around the quay. Nothing for an unknown port. */
export async function HarbourChart({
  portId,
  name,
  notes = [],
  className = '',
}: HarbourChartProps) {
  const t = await getTranslations('charts');
  const harbour = harbourOf(portId);
  if (!harbour) return null;
  const { file, projection, port, scaleBar } = harbour;
  const window = { file, projection, left: 0, top: 0, width: harbourSize, height: harbourSize };
  const marks = [
    { label: name, at: port, kind: 'port', side: sideFor(harbour, name) },
    ...notes.map(({ label, position }) => ({
      label,
      at: project(projection, position),
      kind: 'note',
      side: 'e' as const,
    })),
  ];
  return (
    <figure className={`chart harbour-chart ${className}`} aria-label={t('harbourOf', { name })}>
      <div className="chart-sheet">
        <ChartArt file={file} />
        <svg
          className="chart-art"
          viewBox={`0 0 ${harbourSize} ${harbourSize}`}
          aria-hidden="true"
          focusable="false"
        >
          <RouteBorder window={window} share={0.014} />
        </svg>
        <ul className="chart-places">
          {marks.map(({ label, at, kind, side: words }) => (
            <li
              key={`${kind}-${label}`}
              className="chart-place harbour-mark"
              data-kind={kind}
              data-h={words}
              style={
                { '--hx': share(at[0]), '--hy': share(at[1]), '--hg': '12px' } as CSSProperties
              }
            >
              <span className="chart-name">{label}</span>
            </li>
          ))}
        </ul>
        <p
          className="harbour-scale"
          style={{ '--bar': `${share(scaleBar.length)}cqw` } as CSSProperties}
          aria-hidden="true"
        >
          {scaleBar.km} {t('kilometres')}
        </p>
      </div>
      <figcaption className="chart-credit">{t('credit')}</figcaption>
    </figure>
  );
}
