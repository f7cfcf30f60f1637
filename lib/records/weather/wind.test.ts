import { windName } from './wind';

it.each([
  [0, 'n'],
  [22, 'n'],
  [23, 'ne'],
  [180, 's'],
  [337, 'nw'],
  [338, 'n'],
  [360, 'n'],
])('a wind from %i° is called %s', (degrees, name) => {
  expect(windName(degrees)).toBe(name);
});
