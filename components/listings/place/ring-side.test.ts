import { ringSide } from './ring-side';

const [middle, radii] = [[50, 50] as const, [13, 26, 39]];
const mark = (x: number, y: number, side: 'e' | 'w' = 'e') =>
  ({ at: [x, y], side, name: 'Agios Prokopios' }) as const;

it('is placed above the middle if nothing is in the way', () => {
  expect(ringSide(middle, radii, [])).toEqual([0, -1]);
  expect(ringSide(middle, radii, [mark(60, 80)])).toEqual([0, -1]);
});

it('does not cover the label of a beach on either side of its mark', () => {
  expect(ringSide(middle, radii, [mark(45, 25)])).toEqual([0, 1]);
  expect(ringSide(middle, radii, [mark(60, 25, 'w')])).toEqual([0, 1]);
});

it('moves sideways between a beach above and a port below', () => {
  expect(ringSide(middle, radii, [mark(48, 24), mark(48, 76)])).toEqual([1, 0]);
});

it('picks the least covered side if all sides are occupied', () => {
  const around = [mark(48, 24), mark(48, 37), mark(48, 76), mark(75, 50), mark(20, 50)];
  expect(ringSide(middle, radii, around)).not.toEqual([0, -1]);
});
