import type { MarkOnScreen } from './interactive-map-names';
import { spreadMarks } from './spread-marks';

/** Distance between a marker and its place in CSS pixels. */
export interface MarkOffset {
  readonly x: number;
  readonly y: number;
}

export interface PartedMarks {
  /** Markers at their new positions. */
  readonly marks: readonly MarkOnScreen[];
  /** Offsets of the moved markers, by id. */
  readonly offsets: ReadonlyMap<string, MarkOffset>;
}

/**
 * Moves the visible markers until no two are closer than `apart`, and keeps them on the map.
 * Markers out of sight stay where they are, as do all if `apart` is not set.
 */
export function partMarks(
  marks: readonly MarkOnScreen[],
  apart: number | undefined,
  { width, height }: { readonly width: number; readonly height: number },
): PartedMarks {
  if (!apart) return { marks, offsets: new Map() };
  const seen = marks.filter(({ x, y }) => x > 0 && y > 0 && x < width && y < height);
  const spread = spreadMarks(
    seen.map(({ x, y }) => [x, y]),
    apart,
    { width, height },
  );
  const offsets = new Map(
    seen.flatMap(({ id, x, y }, index) => {
      const [toX = x, toY = y] = spread[index] ?? [];
      const offset = { x: Math.round(toX - x), y: Math.round(toY - y) };
      return offset.x || offset.y ? [[id, offset] as const] : [];
    }),
  );
  return {
    marks: marks.map((mark) => {
      const offset = offsets.get(mark.id);
      return offset ? { ...mark, x: mark.x + offset.x, y: mark.y + offset.y } : mark;
    }),
    offsets,
  };
}
