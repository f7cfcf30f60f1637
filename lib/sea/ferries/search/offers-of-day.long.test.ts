import { addDays, daysBetween } from '@/lib/foundation/time/days';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { vesselKinds } from '@/lib/sea/timetable/types';
import { expected, offersOf, type Question, valuesOf } from './testing/expected-offers';

const { feed } = ferryNetwork();

const days = daysBetween('2027-03-01', '2027-10-25');

/** Numbers that look like chance and are the same each time. */
function chance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

function randomQuestion(next: (below: number) => number): Question {
  const [from, to] = [next(feed.stations.length), next(feed.stations.length - 1)];
  const [a, b] = [feed.stations[from], feed.stations[to < from ? to : to + 1]];
  const sometimes = <T>(value: T) => (next(3) === 0 ? value : undefined);
  const wishes = {
    kinds: sometimes(vesselKinds.filter(() => next(2) === 0)),
    directOnly: next(12) === 0 ? (true as const) : undefined,
    leavesFrom: sometimes(`0${next(10)}:30`),
    leavesBefore: sometimes(`${12 + next(12)}:00`),
    maxWait: sometimes(30 + next(20) * 45),
    maxMinutes: sometimes(120 + next(20) * 60),
    maxCents: sometimes(2000 + next(14) * 800),
  };
  const wanted = Object.entries(wishes).filter(([, wish]) => wish !== undefined);
  const isFiltered = next(6) > 0;
  return {
    from: a?.id ?? '',
    to: b?.id ?? '',
    date: addDays('2027-03-01', next(days)),
    passengers: 1 + next(3),
    ...(next(3) === 0 ? { car: true } : {}),
    filter: isFiltered ? Object.fromEntries(wanted) : {},
  };
}

test('on the shipped timetable each result is the filtered result of a full search', () => {
  const next = chance(42);
  let answered = 0;
  let changing = 0;
  for (let round = 0; round < 240; round += 1) {
    const question = randomQuestion(next);
    const offers = offersOf(question);
    expect({ question, values: valuesOf(offers) }).toEqual({
      question,
      values: expected(question),
    });
    if (offers.length > 0) answered += 1;
    if (offers.some(({ journey }) => journey.transfers > 0)) changing += 1;
  }
  expect(answered).toBeGreaterThan(100);
  expect(changing).toBeGreaterThan(60);
});
