import { type NightsRange, readNights, steppedNights } from './nights-range';

test.each<[NightsRange, 1 | -1, NightsRange]>([
  [[2, 3], 1, [3, 4]],
  [[2, 3], -1, [1, 2]],
  [[1, 2], -1, [1, 1]],
  [[1, 1], -1, [1, 1]],
  [[1, 1], 1, [1, 2]],
  [[4, 4], 1, [5, 5]],
  [[29, 30], 1, [30, 30]],
  [[30, 30], 1, [30, 30]],
  [[30, 30], -1, [29, 29]],
])('%j changed by %i is %j', (range, by, stepped) => {
  expect(steppedNights(range, by)).toEqual(stepped);
});

test.each([
  ['2', '3', [2, 3]],
  ['3', '2', undefined],
  ['0', '2', undefined],
  ['1', '31', undefined],
  ['', '', undefined],
  ['1.5', '2', undefined],
  ['many', '3', undefined],
])('the fields %j and %j are the range %j', (min, max, range) => {
  expect(readNights(min, max)).toEqual(range);
});
