import { seaStateOf, seaStates } from './sea-state';

it.each([
  [0, 'glassy'],
  [0.05, 'rippled'],
  [0.5, 'smooth'],
  [0.51, 'slight'],
  [1.25, 'slight'],
  [2.5, 'moderate'],
  [2.6, 'rough'],
  [5.9, 'very-rough'],
  [14, 'very-high'],
  [20, 'phenomenal'],
])('waves of %f m are a %s sea', (metres, name) => {
  expect(seaStates[seaStateOf(metres)]).toBe(name);
});
