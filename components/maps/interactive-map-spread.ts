import type { MarkOnScreen } from './interactive-map-names';
import { spreadMarks } from './spread-marks';

/** How far a mark stands from its place, CSS pixels. */
export interface MarkOffset {
  readonly x: number;
  readonly y: number;
}

export interface PartedMarks {
  /** The marks where they stand. */
  readonly marks: readonly MarkOnScreen[];
  /** Those that stand aside, by id. */
  readonly offsets: ReadonlyMap<string, MarkOffset>;
}

/**
 * Parts the marks that are in sight until no two are nearer than `apart`; those out of sight stay, and all of them
 * without a distance to keep. Marks do not leave the map for each other.
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
