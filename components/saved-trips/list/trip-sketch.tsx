import { CompassRose } from '@/components/ui/compass-rose';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { Network } from '@/lib/sea/timetable/network';
import { sketchOf } from './sketch';

interface TripSketchProps {
  network: Network;
  islands: readonly IslandSlug[];
}

const frame = 'block aspect-[4/3] w-full border border-rule bg-(--chart-band-6)';

/** Thumbnail of a trip's route. Decorative: the text beside it names the islands. */
export function TripSketch({ network, islands }: TripSketchProps) {
  const sketch = sketchOf(network, islands);
  if (!sketch) {
    return (
      <div aria-hidden="true" className={`${frame} relative text-ink-2`}>
        <CompassRose className="absolute inset-0 m-auto size-9" />
      </div>
    );
  }
  const { file, box, islands: shown, way, stops } = sketch;
  /** Size of one CSS pixel at the maximum width of 128 pixels, in units of the viewBox. */
  const pixel = box.width / 128;
  return (
    <svg
      viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
      className={frame}
      aria-hidden="true"
      focusable="false"
    >
      {shown.map(({ slug, isOnTrip }) => (
        <use
          key={slug}
          href={`${file}#${slug}`}
          transform="scale(.25)"
          fill={isOnTrip ? 'var(--chart-land)' : 'var(--chart-deep)'}
          stroke="var(--chart-coast)"
          strokeOpacity={isOnTrip ? 1 : 0.35}
          strokeWidth={pixel * 4 * 0.8}
        />
      ))}
      <path
        d={way}
        fill="none"
        stroke="var(--chart-accent)"
        strokeWidth={pixel * 1.5}
        strokeDasharray={`${pixel * 4} ${pixel * 3}`}
        strokeLinejoin="round"
      />
      {stops.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={pixel * 2.6} fill="var(--chart-accent)" />
      ))}
    </svg>
  );
}
