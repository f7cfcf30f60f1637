import type { MarkOnScreen } from './interactive-map-names';

/** Distance in CSS pixels below which two symbols overlap. */
const least = 13;

/**
 * Returns the ids of markers so close to a more important one that they are drawn as dots.
 *
 * @param marks the most important first
 * @param mayShrink ids of the markers that may become dots
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
