import { compileTimetable } from '../../timetable/engine/timetable.ts';
import { vesselKinds } from '../../timetable/types.ts';
import type { PlanLeg } from '../problem/plan.ts';
import type { LegRestrictions } from '../problem/request.ts';
import { solve } from './solve.ts';
import { tryEverything } from './testing/brute-force.ts';
import { randomFrom, randomPlan } from './testing/random-plan.ts';

const clock = { now: () => 0 };
const tripsOf = (legs: readonly PlanLeg[]) =>
  JSON.stringify(
    legs.map(({ journey }) => journey?.legs.map((leg) => 'tripId' in leg && leg.tripId)),
  );

/** Small network with all kinds of vessels, and a request with restrictions. */
function restrictedPlan(seed: number, restrictions: LegRestrictions, withCar: boolean) {
  const { feed, request } = randomPlan(seed, 1 + (seed % 3));
  const random = randomFrom(seed + 7);
  const kindOf = () => vesselKinds[Math.floor(random() * vesselKinds.length)] ?? 'local';
  const { vehicle: _, ...party } = request.party;
  return {
    feed: { ...feed, trips: feed.trips.map((trip) => ({ ...trip, vesselKind: kindOf() })) },
    request: {
      ...request,
      restrictions,
      party: withCar ? { ...party, vehicle: 'car' as const } : party,
    },
  };
}

test.each<[string, LegRestrictions, boolean, number?]>([
  ['a car', {}, true, 100],
  ['kinds of vessel', { kinds: ['conventional', 'local', 'high-speed'] }, false],
  ['direct boats only', { directOnly: true }, false],
  ['hours of departure', { leavesFrom: '05:30', leavesBefore: '19:00' }, false],
  ['a longest wait', { maxWait: 150 }, false],
  ['a highest fare', { maxCents: 4500 }, false, 100],
  ['a longest journey', { maxMinutes: 420 }, false, 100],
  ['a highest fare and a longest journey with a car', { maxCents: 6000, maxMinutes: 600 }, true],
  [
    'several at once',
    { kinds: ['conventional', 'local'], leavesFrom: '05:00', maxWait: 300 },
    true,
  ],
])('with %s the best plan is that of brute force', (_, restrictions, withCar, asked = 40) => {
  let plans = 0;
  let dearer = 0;
  for (let seed = 0; seed < asked; seed += 1) {
    const { feed, request } = restrictedPlan(seed, restrictions, withCar);
    const timetable = compileTimetable(feed);
    const outcome = solve(timetable, request, clock);
    if (outcome.kind === 'invalid') throw new Error(JSON.stringify(outcome.errors));
    const best = tryEverything(feed, request).cost;
    expect(outcome.kind === 'plan' ? outcome.plan.cost : Number.POSITIVE_INFINITY).toBe(best);
    if (outcome.kind !== 'plan') continue;
    plans += 1;
    const { restrictions: _none, ...rest } = request;
    const { adults, children } = request.party;
    const anyBoat = solve(timetable, { ...rest, party: { adults, children } }, clock);
    const free = anyBoat.kind === 'plan' ? anyBoat.plan.cost : Number.POSITIVE_INFINITY;
    if (free !== best) dearer += 1;
  }
  // Checks that the restrictions had an effect.
  expect(plans).toBeGreaterThan(8);
  expect(dearer).toBeGreaterThan(1);
});

test('for people who get seasick the best plan is that of brute force', () => {
  let plans = 0;
  let changed = 0;
  for (let seed = 0; seed < 60; seed += 1) {
    const { feed, request: usual } = restrictedPlan(seed, {}, false);
    const request = { ...usual, wishes: { ...usual.wishes, seasick: true as const } };
    const timetable = compileTimetable(feed);
    const outcome = solve(timetable, request, clock);
    if (outcome.kind === 'invalid') throw new Error(JSON.stringify(outcome.errors));
    const cost = outcome.kind === 'plan' ? outcome.plan.cost : Number.POSITIVE_INFINITY;
    expect(cost).toBe(tryEverything(feed, request).cost);
    if (outcome.kind !== 'plan') continue;
    plans += 1;
    const { legs, terms } = outcome.plan;
    expect(Object.values(terms).reduce((sum, term) => sum + term, 0)).toBe(cost);
    const other = solve(timetable, usual, clock);
    if (other.kind === 'plan' && tripsOf(other.plan.legs) !== tripsOf(legs)) changed += 1;
  }
  expect(Math.min(plans, changed)).toBeGreaterThan(8);
});

test('with times of arriving and coming back the best plan is that of brute force', () => {
  let plans = 0;
  let changed = 0;
  for (let seed = 0; seed < 60; seed += 1) {
    const { feed, request: usual } = randomPlan(seed, 1 + (seed % 3));
    const request = {
      ...usual,
      landing: seed % 2 ? '09:30' : '14:00',
      homeBy: '17:00',
      ...(seed % 3 ? { lastBoatFrom: seed % 3 === 1 ? '08:00' : '11:30' } : {}),
    };
    const timetable = compileTimetable(feed);
    const outcome = solve(timetable, request, clock);
    if (outcome.kind === 'invalid') throw new Error(JSON.stringify(outcome.errors));
    const cost = outcome.kind === 'plan' ? outcome.plan.cost : Number.POSITIVE_INFINITY;
    expect(cost).toBe(tryEverything(feed, request).cost);
    if (outcome.kind === 'plan') plans += 1;
    const other = solve(timetable, usual, clock);
    if (other.kind === 'plan' && other.plan.cost !== cost) changed += 1;
  }
  expect(Math.min(plans, changed)).toBeGreaterThan(5);
});

test('who asks for hours that are none is told', () => {
  const { feed, request } = restrictedPlan(
    1,
    { leavesFrom: '09:00', leavesBefore: '09:00' },
    false,
  );
  expect(solve(compileTimetable(feed), request, clock)).toEqual({
    kind: 'invalid',
    errors: [{ field: 'restrictions', code: 'before-not-later' }],
  });
});

test.each([undefined, 'Lounge'])('children pay what they pay in %s', (fareClass) => {
  let plans = 0;
  let changed = 0;
  for (let seed = 0; seed < 100; seed += 1) {
    const { feed: plain, request: asked } = randomPlan(seed, 1 + (seed % 3));
    const some = (every: number, percent: number) =>
      plain.fares
        .filter((_, index) => (index + seed) % every > 0)
        .map((fare, index) => ({
          ...fare,
          cents: Math.round((fare.cents * (percent + ((index * 13) % 90))) / 100),
        }));
    const feed = {
      ...plain,
      tariffs: [
        { rider: 'child' as const, fareClass: '', fares: some(4, 5) },
        { rider: 'adult' as const, fareClass: 'Lounge', fares: some(5, 110) },
        { rider: 'child' as const, fareClass: 'Lounge', fares: some(3, 60) },
      ],
    };
    const party = { ...asked.party, children: 1 + (seed % 2), ...(fareClass ? { fareClass } : {}) };
    const request = { ...asked, party };
    const outcome = solve(compileTimetable(feed), request, clock);
    if (outcome.kind === 'invalid') throw new Error(JSON.stringify(outcome.errors));
    const best = tryEverything(feed, request).cost;
    expect(outcome.kind === 'plan' ? outcome.plan.cost : Number.POSITIVE_INFINITY).toBe(best);
    if (outcome.kind !== 'plan') continue;
    plans += 1;
    const { fareClass: _, ...ordinary } = party;
    if (tryEverything(plain, { ...request, party: ordinary }).cost !== best) changed += 1;
  }
  expect(Math.min(plans, changed)).toBeGreaterThan(20);
});
