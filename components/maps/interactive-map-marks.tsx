import type { CSSProperties, ReactNode } from 'react';
import type { IslandName } from '@/lib/search/map-layers/register-answer';
import type { MapDot, MapPoint, MapStart } from './interactive-map-types';
import './interactive-map-marks.css';

interface MapMarksProps {
  points: readonly MapPoint[];
  start: MapStart | undefined;
  dots: readonly MapDot[];
  islands: readonly IslandName[];
  markOf: (point: MapPoint) => ReactNode;
  chosen: string | undefined;
  pointed: string | undefined;
  onChoose: (id: string) => void;
}

const at = ({ lat, lon }: MapPoint['position']) => ({ 'data-lat': lat, 'data-lon': lon });

/**
 * Overlay that moves with the map: names of islands, dots, the start, and the markers, which are
 * buttons.
 */
export function MapMarks(props: MapMarksProps) {
  const { points, start, dots, islands, markOf, chosen, pointed, onChoose } = props;
  return (
    <>
      {islands.map(({ id, name, position }) => (
        <span
          key={id}
          className="interactive-map-island"
          data-island={id}
          {...at(position)}
          aria-hidden="true"
        >
          <span>{name}</span>
        </span>
      ))}
      {dots.map(({ id, position }) => (
        <i key={id} className="interactive-map-dot" {...at(position)} />
      ))}
      {start ? (
        <span
          className="interactive-map-start"
          {...at(start.position)}
          data-kind={start.kind}
          role="img"
          aria-label={start.label}
          title={start.label}
        />
      ) : null}
      {points.map((point, index) => (
        <button
          key={point.id}
          type="button"
          className="interactive-map-mark"
          data-mark={point.id}
          data-n={point.number}
          {...at(point.position)}
          data-pointed={point.id === pointed || undefined}
          // Of overlapping markers, the more important one is on top.
          style={{ '--order': points.length - index } as CSSProperties}
          data-quiet={point.quiet || undefined}
          {...(point.quiet
            ? { 'aria-hidden': true, tabIndex: -1, title: point.label }
            : { 'aria-label': point.label })}
          aria-pressed={point.id === chosen}
          onClick={() => onChoose(point.id)}
        >
          {markOf(point)}
          <span aria-hidden="true">
            {point.short ? <b>{point.short}</b> : null}
            <i>{point.name}</i>
          </span>
        </button>
      ))}
    </>
  );
}
