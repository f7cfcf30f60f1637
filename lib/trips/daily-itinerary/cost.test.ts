import { solve } from '@/lib/sea/planner/solver/solve';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { curatedTripBySlug } from '@/lib/trips/curated-trips/queries';
import { curatedTripRequest } from '@/lib/trips/curated-trips/request';
import { budgetQuestionOf, costOfPlan } from './cost';

const none = { stays: new Map(), cars: new Map(), outings: new Map() };

function planned(slug: 'first-time' | 'no-flights' | 'with-a-car', children = 0) {
  const request = curatedTripRequest(curatedTripBySlug(slug), '2027-06-09', { children });
  const outcome = solve(ferryNetwork().timetable, request, { now: () => 0 });
  if (outcome.kind !== 'plan') throw new Error('No plan');
  return { request, plan: outcome.plan };
}

it.each(['first-time', 'no-flights', 'with-a-car'] as const)(
  'counts each boat of %s once, with children and car, and every night',
  (slug) => {
    const { request, plan } = planned(slug, 1);
    const question = budgetQuestionOf(plan, request);
    if (!question) throw new Error('No question');
    const { byCategory, nights, total } = costOfPlan(plan, question, none);
    const ferries = byCategory.find(({ category }) => category === 'ferries')?.range;
    expect(ferries?.likely).toBe(plan.totals.cents);
    expect(ferries?.low).toBe(ferries?.high);
    expect(nights).toBe(plan.totals.nights);
    expect(total.likely).toBeGreaterThan(plan.totals.cents ?? 0);
  },
);

it('omits an unknown fare from the sum, and reports it', () => {
  const { request, plan } = planned('first-time');
  const question = budgetQuestionOf(plan, request);
  if (!question) throw new Error('No question');
  const legs = plan.legs.map((leg, index) => (index === 1 ? { ...leg, cents: null } : leg));
  const { lines } = costOfPlan({ ...plan, legs }, question, none);
  const unknown = lines.filter(({ basis }) => basis === 'unknown');
  expect(unknown.filter(({ category }) => category === 'ferries')).toHaveLength(1);
});

it('stays within the limits of the calculator', () => {
  const { request, plan } = planned('first-time');
  const long = plan.stays.map((stay) => ({ ...stay, nights: 31 }));
  expect(budgetQuestionOf({ ...plan, stays: long }, request)).toBeUndefined();
});
