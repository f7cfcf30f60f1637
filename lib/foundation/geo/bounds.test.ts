import { boundsOf } from './bounds';

it('is the minimum and maximum of each coordinate', () => {
  const points = [
    [25.4, 37.1],
    [24.9, 37.6],
    [25.1, 36.3],
  ] as const;
  expect(boundsOf(points)).toEqual({ least: [24.9, 36.3], most: [25.4, 37.6] });
});

it('accepts more points than the largest trip has', () => {
  const points = Array.from({ length: 1_000_000 }, (_, at) => [at, 1_000_000 - at] as const);
  expect(boundsOf(points)).toEqual({ least: [0, 1], most: [999_999, 1_000_000] });
});

it('is empty without points', () => {
  expect(boundsOf([])).toEqual({ least: [Infinity, Infinity], most: [-Infinity, -Infinity] });
});
