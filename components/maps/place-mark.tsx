import './place-mark.css';
import type { LayerMark } from '@/lib/foundation/ids/map-layers';
import type { BeachState } from '@/lib/records/beach-shelter/waves';

/** Symbols of the charts, shared by list, map and printed chart. 16 × 16. */
const drawings: Record<LayerMark, { readonly d: string; readonly dot?: number }> = {
  island: {
    d: 'M3 9.4C3 6 5.2 5 7.4 3.4c2-1.4 5.2.4 5.6 3.2.4 3-1.6 5.8-4.8 6-3 .2-5.2-1.2-5.2-3.2Z',
  },
  beach: { d: 'M8 2.6 13.4 8 8 13.4 2.6 8Z' },
  village: { d: 'M8 3.6a4.4 4.4 0 1 1 0 8.8 4.4 4.4 0 0 1 0-8.8Z' },
  sight: { d: 'M3.6 3.6h8.8v8.8H3.6Z' },
  hotel: { d: 'M2.8 7.6 8 2.8l5.2 4.8v5.6H2.8Z' },
  activity: { d: 'M8 2.2 14 13H2Z' },
  route: { d: 'M1 11 5 8.6M7 7.4l4-2.4M13 3.8l2-1.2' },
  port: { d: 'M8 1.8a6.2 6.2 0 1 1 0 12.4A6.2 6.2 0 0 1 8 1.8Z', dot: 2.1 },
};

interface PlaceMarkProps {
  kind: LayerMark;
  /** State of a beach in the wind. */
  sea?: BeachState | undefined;
  className?: string;
}

/** Symbol of a kind of place. Decorative: a word beside it says the same. */
export function PlaceMark({ kind, sea, className = 'size-4' }: PlaceMarkProps) {
  const { d, dot } = drawings[kind];
  return (
    <svg
      viewBox="0 0 16 16"
      aria-hidden="true"
      focusable="false"
      className={`place-mark shrink-0 ${className}`}
      data-kind={kind}
      data-sea={sea}
    >
      <path d={d} />
      {dot ? <circle cx="8" cy="8" r={dot} /> : null}
    </svg>
  );
}
