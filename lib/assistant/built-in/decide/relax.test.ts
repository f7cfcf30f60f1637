import { type Relaxed, relaxedText } from '../word/plan';
import { relaxedInput } from './relax';
import type { Words } from './turn-request';

const input = {
  start: 'piraeus',
  end: 'piraeus',
  firstDay: '2027-07-08',
  lastDay: '2027-07-12',
  islands: 'naxos:2-3,milos?:1-2,kea',
  choose: 1,
  order: 'kea,naxos',
  by: '18:00',
  'last-after': '12:00',
};

const change = (name: string): Relaxed => ({ change: name });

it('tries the plan without times for its last boat', () => {
  const other = relaxedInput(input, change('any-last-boat'));
  expect(other).toMatchObject({ islands: input.islands, order: input.order });
  expect(other).not.toHaveProperty('by');
  expect(other).not.toHaveProperty('last-after');
});

it('tries as many islands as fit, in any order', () => {
  const other = relaxedInput(input, change('as-many-as-fit'));
  expect(other?.islands).toBe('naxos?:2-3,milos?:1-2,kea?');
  expect(other).not.toHaveProperty('choose');
  expect(other).not.toHaveProperty('order');
});

it('says each change of the solver in its own words', () => {
  const t = ((key: string) => key) as unknown as Words;
  const said = ['any-last-boat', 'as-many-as-fit', 'free-order'].map((name) =>
    relaxedText(change(name), 'en', t),
  );
  expect(said).toEqual(['relaxed.lastBoat', 'relaxed.asFit', 'relaxed.order']);
});
