import { textWidth } from '@/lib/charts/text-width';

/** A mark on the screen, CSS pixels, and the name that may stand beside it. The first is the most important. */
export interface MarkOnScreen {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Stands there where the name has no room: its number. */
  readonly short?: string | undefined;
  /** Stands so close to a more important one that it is drawn as a dot. */
  readonly isSmall?: boolean | undefined;
}

export type NameSide = 'e' | 'w';

/** Type of a name: kept in step with interactive-map-marks.css. */
const [nameSize, islandNameSize, lineHeight] = [13, 15, 16];
/** From the middle of a mark to its name, and half a mark. */
const [gap, half] = [12, 8];
const rim = 4;

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface PlacedNames {
  /** The side of each mark on which its name stands; marks without room are missing. */
  readonly sides: ReadonlyMap<string, NameSide>;
  /** Marks beside which there is room for the short one alone. */
  readonly shortened: ReadonlySet<string>;
  /** Islands whose names find room in the middle of them. */
  readonly islands: ReadonlySet<string>;
}

/**
 * Finds room for names on the map: none covers a mark, another name or what is `reserved`, or leaves the
 * map. Marks come before islands, and the first mark before the next.
 */
export function placeNames(
  marks: readonly MarkOnScreen[],
  islands: readonly MarkOnScreen[],
  { width, height, reserved }: { width: number; height: number; reserved: readonly Box[] },
): PlacedNames {
  const seen = marks.filter(({ x, y }) => x > 0 && y > 0 && x < width && y < height);
  const own = ({ isSmall }: MarkOnScreen) => (isSmall ? half : 2 * half);
  const taken: Box[] = [
    ...seen.map((mark) => around(mark.x, mark.y, own(mark), own(mark))),
    ...reserved,
  ];
  const free = (box: Box, own: number) =>
    box.left > rim &&
    box.right < width - rim &&
    !taken.some((other, index) => index !== own && meet(box, other));
  const sides = new Map<string, NameSide>();
  const shortened = new Set<string>();
  const place = (index: number, mark: MarkOnScreen) => {
    const side = (['e', 'w'] as const).find((one) => free(nameBox(mark, one), index));
    if (!side) return false;
    sides.set(mark.id, side);
    taken.push(nameBox(mark, side));
    return true;
  };
  for (const [index, mark] of seen.entries()) {
    const { short, name } = mark;
    if (place(index, short ? { ...mark, name: `${short} ${name}` } : mark) || !short) continue;
    if (!mark.isSmall && place(index, { ...mark, name: short })) shortened.add(mark.id);
  }
  const named = islands.filter(({ name, x, y }) => {
    const box = around(x, y, textWidth(name, islandNameSize), lineHeight);
    if (y < 0 || y > height || !free(box, -1)) return false;
    taken.push(box);
    return true;
  });
  return { sides, shortened, islands: new Set(named.map(({ id }) => id)) };
}

const around = (x: number, y: number, across: number, down: number): Box => ({
  left: x - across / 2,
  right: x + across / 2,
  top: y - down / 2,
  bottom: y + down / 2,
});

/** The room a name takes beside its mark. */
export function nameBox({ x, y, name }: MarkOnScreen, side: NameSide): Box {
  const across = textWidth(name, nameSize);
  const left = side === 'e' ? x + gap : x - gap - across;
  return { left, right: left + across, top: y - lineHeight / 2, bottom: y + lineHeight / 2 };
}

const meet = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
