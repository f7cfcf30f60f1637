import { textWidth } from '@/lib/records/charts/text-width';

/** Marker on the screen in CSS pixels, and its name. Lists start with the most important one. */
export interface MarkOnScreen {
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  /** Number shown if the name has no room. */
  readonly short?: string | undefined;
  /** True if it is so close to a more important marker that it is drawn as a dot. */
  readonly isSmall?: boolean | undefined;
}

export type NameSide = 'e' | 'w';

/** Font sizes and line height in CSS pixels. Keep in step with interactive-map-marks.css. */
const [nameSize, islandNameSize, lineHeight] = [13, 15, 16];
/**
 * Distance from the centre of a marker to its name, and half the size of a marker, in CSS pixels.
 */
const [gap, half] = [12, 8];
const rim = 4;
/**
 * The widest names of the records in the map's typefaces, as a multiple of the estimate: capitals and ρ, τ, ώ are wider
 * than it allows, and names of islands are spaced out. Less, and names that just have room would meet.
 */
const [nameShare, islandNameShare] = [1.13, 1.19];

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

export interface PlacedNames {
  /** Side on which each name is placed, by marker id; markers without room are missing. */
  readonly sides: ReadonlyMap<string, NameSide>;
  /** Markers with room for their number only. */
  readonly shortened: ReadonlySet<string>;
  /** Islands whose name has room in their middle. */
  readonly islands: ReadonlySet<string>;
}

/**
 * Places names on the map. A name never covers a marker, another name or a reserved area, and never
 * leaves the map. Markers take precedence over islands, and earlier markers over later ones.
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
    const box = around(x, y, textWidth(name, islandNameSize) * islandNameShare, lineHeight);
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

/** Area of a name beside its marker. */
export function nameBox({ x, y, name }: MarkOnScreen, side: NameSide): Box {
  const across = textWidth(name, nameSize) * nameShare;
  const left = side === 'e' ? x + gap : x - gap - across;
  return { left, right: left + across, top: y - lineHeight / 2, bottom: y + lineHeight / 2 };
}

const meet = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
