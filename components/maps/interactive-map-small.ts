import type { MarkOnScreen } from './interactive-map-names';

/** Two symbols this near would lie on each other, CSS pixels. */
const least = 13;

/**
 * Which marks stand so close to a more important one that their symbols would hide each other: they are drawn as dots.
 *
 * @param marks the most important first
 * @param mayShrink ids of the marks that may
 */
export function smallMarks(
  marks: readonly MarkOnScreen[],
  mayShrink: ReadonlySet<string>,
): Set<string> {
  const large: MarkOnScreen[] = [];
  const small = new Set<string>();
  for (const mark of marks) {
    const isHidden =
      mayShrink.has(mark.id) &&
      large.some(({ x, y }) => Math.abs(x - mark.x) < least && Math.abs(y - mark.y) < least);
    if (isHidden) small.add(mark.id);
    else large.push(mark);
  }
  return small;
}
