import { placeLabels } from './chart-labels';

const label = (id: string, x: number, y: number, name = 'Naoussa') => ({
  id,
  name,
  at: [x, y] as [number, number],
});
const sides = (labels: Parameters<typeof placeLabels>[0]) =>
  placeLabels(labels).map(({ id, side }) => `${id} ${side}`);

it('turns names towards the middle of the chart', () => {
  expect(sides([label('a', 20, 30), label('b', 80, 60)])).toEqual(['a e', 'b w']);
});

it('puts a name on the other side of its point rather than on another name', () => {
  expect(sides([label('a', 40, 50), label('b', 49, 50)])).toEqual(['a w', 'b e']);
});

it('keeps names on the chart', () => {
  expect(sides([label('a', 52, 50, 'Palaiokastro monastery and museum')])).toEqual([]);
  expect(sides([label('a', 20, 2)])).toEqual([]);
});

it('leaves out a later name that has no room', () => {
  const crowd = [label('a', 48, 50), label('b', 50, 52), label('c', 49, 54)];
  expect(placeLabels(crowd).length).toBeLessThan(3);
});
