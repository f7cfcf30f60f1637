import { islandSlugs } from '../../../lib/foundation/ids/island-slugs.ts';
import { addDays } from '../../../lib/foundation/time/days.ts';
import {
  type Gateway,
  type PlanRequest,
  paces,
  priorities,
} from '../../../lib/sea/planner/problem/request.ts';
import { weightsOf } from '../../../lib/sea/planner/solver/pricing.ts';
import { randomFrom } from '../../../lib/sea/planner/solver/testing/random-plan.ts';

const gateways: readonly Gateway[] = [
  { place: 'piraeus' },
  { place: 'piraeus' },
  { place: 'rafina' },
  { place: 'lavrio' },
  { airport: 'ATH' },
  { airport: 'JTR' },
  { airport: 'JMK' },
  { airport: 'MLO' },
];
const firstDate = '2027-03-20';
const daysOfSeason = 200;

/**
 * Random request for a number of islands, the same for a seed: any day from 20 March to 5 October,
 * any ends, wishes, parties and vehicles, with a few days to spare.
 */
export function questionOf(seed: number, count: number): PlanRequest {
  const random = randomFrom(seed);
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const chance = (share: number) => random() < share;
  const pick = <T>(values: readonly T[]) => values[whole(0, values.length - 1)] as T;
  const pool = [...islandSlugs];
  const islands = Array.from({ length: count }, () => {
    const [island] = pool.splice(whole(0, pool.length - 1), 1);
    if (!island) throw new Error(`There are no ${count} islands`);
    const minNights = whole(1, 2);
    const maxNights = minNights + whole(0, 2);
    return { island, minNights, maxNights, required: count > 10 || chance(0.85) };
  });
  const nights = islands.reduce((sum, { minNights }) => sum + minNights, 0);
  const firstDay = addDays(firstDate, whole(0, daysOfSeason));
  // At most sixty days are allowed.
  const length = Math.min(59, nights + count + whole(1, 5));
  const lastDay = addDays(firstDay, length);
  const vehicle = chance(0.2) ? ('car' as const) : undefined;
  const wishes = {
    priority: pick(priorities),
    fewEarlyMornings: chance(0.3),
    noLateArrivals: chance(0.3),
    pace: pick(paces),
  };
  return {
    start: pick(gateways),
    end: pick(gateways),
    firstDay,
    lastDay: lastDay > '2027-10-31' ? '2027-10-31' : lastDay,
    islands,
    locks: [],
    // Written out, so that solvers of other commits minimize the same costs.
    wishes: { ...wishes, weights: weightsOf(wishes) },
    party: { adults: whole(1, 4), children: whole(0, 2), ...(vehicle ? { vehicle } : {}) },
  };
}

/** Sets of questions by their number of islands, and whether their plans are proven best. */
export const questionSets = [
  { name: '2 to 10 islands', from: 2, to: 10, count: 405, most: 0 },
  { name: '11 to 16 islands', from: 11, to: 16, count: 60, most: 0.01 },
  { name: '24 islands', from: 24, to: 24, count: 6, most: 0.05 },
] as const;

/** Questions of a set, all different. */
export function questionsOf({ from, to, count }: (typeof questionSets)[number]): PlanRequest[] {
  return Array.from({ length: count }, (_, index) =>
    questionOf(1000 * to + index, from + (index % (to - from + 1))),
  );
}
