import { momentOf } from '@/lib/foundation/time/epoch-minutes';
import { planQuery } from '@/lib/sea/planner/plan-request/query';
import { readPlan } from '@/lib/sea/planner/plan-request/read-plan';
import { solve } from '@/lib/sea/planner/solver/solve';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { legEnds, type PlanView, roadOf } from './plan-view';

const network = ferryNetwork();

function planned(start: string, end: string) {
  const reading = readPlan(
    planQuery({
      start,
      end,
      firstDay: '2027-07-05',
      lastDay: '2027-07-14',
      islands: 'ios:3,santorini:3',
    }),
    network.timetable,
    momentOf('2027-01-01T12:00Z'),
  );
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  const outcome = solve(network.timetable, reading.request, { now: () => 0 });
  if (outcome.kind !== 'plan') throw new Error('no plan');
  const view: PlanView = { locale: 'en', network, request: reading.request };
  return { view, legs: outcome.plan.legs };
}

it('names the port of departure or arrival, and the road to the airport', () => {
  const { view, legs } = planned('ATH', 'ATH');
  const [first, last] = [legs[0], legs.at(-1)];
  if (!first || !last) throw new Error('no legs');
  expect(legEnds(view, first, String)[0]).toMatch(/^(Piraeus|Rafina|Lavrio)$/);
  expect(legEnds(view, last, String)[1]).toMatch(/^(Piraeus|Rafina|Lavrio)$/);
  expect(legs.map((leg) => roadOf(view, leg))).toEqual([
    { way: 'roadFrom', airport: 'ATH' },
    undefined,
    { way: 'roadTo', airport: 'ATH' },
  ]);
});

it('has no road section if the trip starts and ends at ports', () => {
  const { view, legs } = planned('piraeus', 'piraeus');
  expect(legs.flatMap((leg) => roadOf(view, leg) ?? [])).toEqual([]);
  const [first] = legs;
  expect(first && legEnds(view, first, String)[0]).toBe('Piraeus');
});
