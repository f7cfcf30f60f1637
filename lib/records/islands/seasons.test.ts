import { characters } from './schema';
import { isInSeasonFor } from './seasons';

it('limits swimming and nightlife to summer, and nothing else', () => {
  const inMonth = (month: number) => characters.filter((one) => isInSeasonFor(one, month));
  expect(characters.filter((one) => !inMonth(1).includes(one))).toEqual(['beaches', 'nightlife']);
  expect(characters.filter((one) => !inMonth(5).includes(one))).toEqual(['nightlife']);
  expect(inMonth(7)).toEqual([...characters]);
});
