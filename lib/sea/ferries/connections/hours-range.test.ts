import { hoursRange } from './hours-range';

test('formats a range of travel times, and a single one', () => {
  expect(hoursRange([35, 380])).toBe('0:35–6:20');
  expect(hoursRange([605, 605])).toBe('10:05');
});
