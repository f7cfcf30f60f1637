import { formatClock } from '@/lib/foundation/time/athens';
import type { EpochMinutes } from '@/lib/foundation/time/types';

/** Hours on the time scale of a list, as percentages of it. */
export interface HourTicks {
  /** Distance between two ticks, and the position of the first. */
  readonly step: number;
  readonly first: number;
  /** Positions with the time there. */
  readonly hours: readonly (readonly [at: number, clock: string])[];
}

const stepsInHours = [1, 2, 3, 6, 12, 24];
/** Maximum number of hours beside each other on a phone. */
const most = 6;
/** Hours nearer than this to an end of the scale would stick out, percent. */
const margin = 4;

const share = (value: number) => Number(value.toFixed(1));

/** Chooses whole hours of the clock in Athens for a scale. None for a scale of no length. */
export function hourTicks([start, end]: readonly [EpochMinutes, EpochMinutes]):
  | HourTicks
  | undefined {
  const length = end - start;
  const hours = stepsInHours.find((step) => length / (step * 60) <= most) ?? 24;
  const step = hours * 60;
  const [hour = 0, minute = 0] = formatClock(start).split(':').map(Number);
  const before = (hour * 60 + minute) % step;
  const first = before === 0 ? start : start + step - before;
  if (length <= 0 || first > end) return undefined;
  const ticks = Array.from({ length: Math.floor((end - first) / step) + 1 }, (_, index) => {
    const instant = first + index * step;
    return [share(((instant - start) / length) * 100), formatClock(instant)] as const;
  });
  return {
    step: share((step / length) * 100),
    first: ticks[0]?.[0] ?? 0,
    hours: ticks.filter(([at]) => at >= margin && at <= 100 - margin),
  };
}
