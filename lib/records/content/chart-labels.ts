import type { ChartPoint } from '@/lib/foundation/geo/projection';

export type Side = 'e' | 'w';

/** A name beside its point, which is in per cent of a chart. */
export interface Labelled {
  readonly id: string;
  readonly name: string;
  readonly at: ChartPoint;
}

/*
 * Sizes on the narrowest screen a chart is shown on, 326 × 204 px, in per cent: the average letter, the height of a
 * line, the distance from the point.
 */
const letter = 2.3;
const line = 9;
const gap = 2.5;

interface Box {
  readonly from: number;
  readonly to: number;
  readonly top: number;
  readonly bottom: number;
}

const overlap = (one: Box, other: Box) =>
  one.from < other.to && other.from < one.to && one.top < other.bottom && other.top < one.bottom;

/**
 * Chooses a side for each name, so that none leaves the chart or covers another name or point. Names without room are
 * left out; earlier ones come first.
 */
export function placeLabels<T extends Labelled>(labels: readonly T[]): (T & { side: Side })[] {
  const taken: Box[] = labels.map(({ at: [x, y] }) => ({
    from: x - gap / 2,
    to: x + gap / 2,
    top: y - gap,
    bottom: y + gap,
  }));
  return labels.flatMap((one, index) => {
    const [x, y] = one.at;
    const width = one.name.length * letter;
    const boxOf = (side: Side): Box => ({
      from: side === 'e' ? x + gap : x - gap - width,
      to: side === 'e' ? x + gap + width : x - gap,
      top: y - line / 2,
      bottom: y + line / 2,
    });
    const sides: readonly Side[] = x > 50 ? ['w', 'e'] : ['e', 'w'];
    const side = sides.find((one) => {
      const box = boxOf(one);
      const isInside = box.from > 1 && box.to < 99 && box.top > 1 && box.bottom < 99;
      return isInside && !taken.some((other, at) => at !== index && overlap(box, other));
    });
    if (!side) return [];
    taken.push(boxOf(side));
    return [{ ...one, side }];
  });
}
