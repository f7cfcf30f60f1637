import { compileTimetable } from '../../timetable/engine/timetable.ts';
import { randomPlan } from '../solver/testing/random-plan.ts';
import type { IslandWish, PlanRequest } from './request.ts';
import { validate } from './rules.ts';

const { feed } = randomPlan(1, 3);
const timetable = compileTimetable(feed);
const naxos: IslandWish = { island: 'naxos', minNights: 1, maxNights: 3, required: true };
const request: PlanRequest = {
  start: { place: 'piraeus' },
  end: { place: 'piraeus' },
  firstDay: '2027-07-05',
  lastDay: '2027-07-15',
  islands: [naxos],
  locks: [],
  wishes: { priority: 'balanced', fewEarlyMornings: false, noLateArrivals: false, pace: 'steady' },
  party: { adults: 2, children: 0 },
};

function codes(change: Partial<PlanRequest>): string[] {
  return validate(timetable, { ...request, ...change }).map(
    ({ field, code }) => `${field} ${code}`,
  );
}

describe('rules of a plan', () => {
  it('lets a sound request pass', () => expect(codes({})).toEqual([]));

  it.each<[string, Partial<PlanRequest>]>([
    ['start unknown-place', { start: { place: 'atlantis' } }],
    ['lastDay end-before-start', { lastDay: '2027-07-04' }],
    ['lastDay range-too-long', { lastDay: '2027-09-04' }],
    ['firstDay not-a-date', { firstDay: '2027-02-30' }],
    ['firstDay outside-timetable', { firstDay: '2026-12-31', lastDay: '2027-01-10' }],
    ['islands no-islands', { islands: [] }],
    ['islands too-many-islands', { islands: Array.from({ length: 40 }, () => naxos) }],
    ['islands same-island-twice', { islands: [naxos, naxos] }],
    ['islands unknown-island', { islands: [{ ...naxos, island: 'atlantis' as 'naxos' }] }],
    ['islands nights-out-of-range', { islands: [{ ...naxos, minNights: 0 }] }],
    ['islands nights-out-of-range', { islands: [{ ...naxos, maxNights: 100 }] }],
    ['islands min-above-max', { islands: [{ ...naxos, minNights: 4 }] }],
    ['islands too-many-nights', { islands: [{ ...naxos, minNights: 11, maxNights: 11 }] }],
    ['choose choose-out-of-range', { choose: 1 }],
    ['order order-does-not-match', { order: ['paros'] }],
    ['locks lock-does-not-match', { locks: [{ from: 'start', to: 'paros', date: '2027-07-06' }] }],
    [
      'locks unknown-trip',
      { locks: [{ from: 'start', to: 'naxos', date: '2027-07-06', tripIds: ['x'] }] },
    ],
    ['flight flight-elsewhere', { flight: { airport: 'ATH', departure: '2027-07-15T18:30' } }],
    ['party party-out-of-range', { party: { adults: 0, children: 0 } }],
  ])('names %s', (expected, change) => expect(codes(change)).toEqual([expected]));
});
