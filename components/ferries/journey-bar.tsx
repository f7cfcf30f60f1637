import type { Instant } from '@/lib/time/types';
import type { Leg } from '@/lib/timetable/types';

interface JourneyBarProps {
  legs: readonly Leg[];
  /** First and last instant of the scale, the same for every bar of a list. */
  scale: readonly [Instant, Instant];
}

/** A journey on the scale of its list: ink while at sea, dots while waiting. Decoration of the times beside it. */
export function JourneyBar({ legs, scale: [first, last] }: JourneyBarProps) {
  const share = (instant: Instant) => ((instant - first) / Math.max(1, last - first)) * 100;
  const [start, end] = [legs[0]?.departure ?? first, legs.at(-1)?.arrival ?? last];
  const span = (from: Instant, to: Instant) => ({
    left: `${share(from).toFixed(2)}%`,
    right: `${(100 - share(to)).toFixed(2)}%`,
  });
  return (
    <span aria-hidden="true" className="relative block h-2">
      <span className="absolute inset-x-0 top-[3px] border-t border-rule" />
      <span
        className="absolute top-[3px] border-t-2 border-dotted border-ink-2"
        style={span(start, end)}
      />
      {legs.map(({ kind, departure, arrival }) =>
        kind === 'sea' ? (
          <span
            key={departure}
            className="absolute top-0 h-2 border-x-2 border-sheet bg-ink first:border-s-0"
            style={span(departure, arrival)}
          />
        ) : null,
      )}
    </span>
  );
}
