/** A point of the chart, per cent from its left and upper edge. */
type Point = readonly [x: number, y: number];

/** A mark with its word, which stands to its right or left. */
interface Named {
  readonly at: Point;
  readonly side: 'e' | 'w';
  readonly name: string;
}

const sides = [
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, 0],
] as const satisfies readonly Point[];

/** Room of a ring's label, half of it, and of a word of a mark, per cent of the sheet on a phone. */
const label = { width: 8, height: 3.5 };
const letter = { width: 2.1, height: 5 };
/** A word is broken beyond that. */
const widestWord = 40;

function isCovered([x, y]: Point, { at, side, name }: Named): boolean {
  const length = Math.min(widestWord, name.length * letter.width) + 3;
  const [left, right] = side === 'e' ? [at[0] - 2, at[0] + length] : [at[0] - length, at[0] + 2];
  const lines = Math.ceil((name.length * letter.width) / widestWord);
  return (
    x + label.width > left &&
    x - label.width < right &&
    Math.abs(y - at[1]) < label.height + letter.height * lines
  );
}

/**
 * Where on the rings their labels stand: above the middle, or on the first other side where they lie on no mark and
 * no word of one.
 *
 * @param radii of the rings, per cent
 */
export function ringSide(middle: Point, radii: readonly number[], marks: readonly Named[]): Point {
  const covered = ([dx, dy]: Point) =>
    radii.filter((radius) => {
      const at: Point = [middle[0] + dx * radius, middle[1] + dy * radius];
      return marks.some((mark) => isCovered(at, mark));
    }).length;
  const [best] = sides.toSorted((a, b) => covered(a) - covered(b));
  return best ?? sides[0];
}
