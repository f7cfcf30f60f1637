/** Point on the chart, as percentages from the left and top. */
type Point = readonly [x: number, y: number];

/** Marker with its name to the right or left. */
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

/**
 * Half the size of a ring's label, and the size of a letter of a name, as percentages of the chart
 * on a phone.
 */
const label = { width: 8, height: 3.5 };
const letter = { width: 2.1, height: 5 };
/** Width at which a name wraps. */
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
 * Returns the direction from the middle in which to place the labels of the rings: up, or another
 * side if that covers fewer markers and names.
 *
 * @param radii of the rings, as percentages of the chart
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
