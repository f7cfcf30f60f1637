import fc from 'fast-check';
import { addDays } from '../../../foundation/time/days.ts';
import { type FerryFeed, type Journey, vesselKinds } from '../types.ts';
import { paretoJourneys } from './pareto-journeys.ts';
import type { Restrictions } from './restrictions.ts';
import { allWays, type Bounds, paretoValues, valueText } from './testing/exhaustive.ts';
import { randomEnds, randomNetwork } from './testing/random-network.ts';
import { athensOrigin, runsOf } from './testing/runs.ts';
import { compileTimetable } from './timetable.ts';

/** Restriction for the engine, with an independent formulation for the exhaustive search. */
interface Restricted {
  readonly restrictions: Restrictions;
  readonly bounds: Bounds;
  readonly maxTransfers?: 0;
}

const vehicle = fc.integer({ min: 1, max: 3 }).map(
  (adults): Restricted => ({
    restrictions: { vehicle: 'car', adults },
    bounds: { boards: ({ takesVehicles }) => takesVehicles, adultsWithCar: adults },
  }),
);
const kind = fc.subarray([...vesselKinds], { minLength: 1, maxLength: 3 }).map(
  (kinds): Restricted => ({
    restrictions: { kinds },
    bounds: { boards: ({ vesselKind }) => kinds.includes(vesselKind) },
  }),
);
const direct = fc.constant<Restricted>({ restrictions: {}, bounds: {}, maxTransfers: 0 });
const hours = fc
  .tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 1, max: 12 }))
  .map(([from, length]): Restricted => {
    // Steps of two hours in UTC. Local hours do not matter to the engine.
    const leaves = (instant: number) => {
      const step = Math.floor(instant / 120) % 12;
      return step >= from && step < from + length;
    };
    return { restrictions: { mayLeave: leaves }, bounds: { leaves } };
  });
const wait = fc.integer({ min: 5, max: 90 }).map(
  (minutes): Restricted => ({
    restrictions: { maxWait: minutes * 2 },
    bounds: { waits: (waited) => waited <= minutes * 2 },
  }),
);
const fare = fc.integer({ min: 2, max: 25 }).map(
  (euros): Restricted => ({
    restrictions: { maxCents: euros * 100 },
    bounds: { takes: ({ cents }) => cents <= euros * 100 },
  }),
);
const length = fc.integer({ min: 2, max: 40 }).map(
  (tens): Restricted => ({
    restrictions: { maxMinutes: tens * 10 },
    bounds: { takes: ({ departure, arrival }) => arrival - departure <= tens * 10 },
  }),
);
const detour = fc.subarray(['a', 'b', 'c', 'd', 'e', 'f'], { minLength: 1, maxLength: 3 }).map(
  (ports): Restricted => ({
    restrictions: { noChangeIn: ports },
    bounds: { changesIn: (port) => !ports.includes(port) },
  }),
);

/**
 * Combines restrictions. Several limits on whole ways or on boats are checked one after the other.
 */
function both(all: readonly Restricted[]): Restricted {
  const every =
    <K extends 'boards' | 'takes'>(name: K) =>
    (of: never) =>
      all.every(
        ({ bounds }) => (bounds[name] as ((of: never) => boolean) | undefined)?.(of) ?? true,
      );
  return {
    ...(all.some(({ maxTransfers }) => maxTransfers === 0) ? { maxTransfers: 0 } : {}),
    restrictions: Object.assign({}, ...all.map(({ restrictions }) => restrictions)),
    bounds: {
      ...Object.assign({}, ...all.map(({ bounds }) => bounds)),
      boards: every('boards'),
      takes: every('takes'),
    },
  };
}
const combined = fc
  .tuple(vehicle, kind, hours, wait, fare, length, detour)
  .chain((each) => fc.subarray<Restricted>(each, { minLength: 2, maxLength: 4 }))
  .map(both);

function valuesOf(feed: FerryFeed, journey: Journey, adults: number | undefined): string {
  const unknown = Number.POSITIVE_INFINITY;
  const cents = journey.cents ?? unknown;
  const cars = journey.legs.flatMap((leg) => {
    if (leg.kind === 'road') return [];
    const named = feed.vehicleFares.filter(
      ({ lineId, from, to }) => lineId === leg.lineId && from === leg.from && to === leg.to,
    );
    return [Math.min(unknown, ...named.map((one) => one.cents))];
  });
  const { departure, arrival, transfers } = journey;
  const partyCents =
    adults === undefined ? cents : cars.reduce((sum, car) => sum + car, adults * cents);
  return valueText({ departure, arrival, transfers, cents, partyCents });
}

const searchesOfEach = 4;

const searches = (restricted: fc.Arbitrary<Restricted>) =>
  fc.array(
    fc.record({
      ends: randomEnds,
      restricted,
      start: fc.integer({ min: -120, max: 200 }),
      window: fc.integer({ min: 10, max: 150 }),
      within: fc.integer({ min: 24, max: 60 }),
      maxTransfers: fc.integer({ min: 1, max: 2 }),
    }),
    { minLength: searchesOfEach, maxLength: searchesOfEach },
  );

test.each([
  ['a vehicle', vehicle, 20],
  ['kinds of vessel', kind, 20],
  // For these three, filtering all journeys afterwards would give the same result.
  ['direct boats only', direct, 0],
  ['a highest fare', fare, 0],
  ['a longest journey', length, 0],
  ['hours of departure', hours, 10],
  ['a longest wait', wait, 1],
  ['no change in some ports', detour, 1],
  ['several at once', combined, 1],
])('with %s the Pareto set matches an exhaustive search', (_, restrictedBy, fewestDiffering) => {
  let answered = 0;
  let differing = 0;
  const sample = () =>
    fc.assert(
      fc.property(randomNetwork, searches(restrictedBy), ({ feed, firstDay }, questions) => {
        const timetable = compileTimetable(feed);
        const runs = runsOf(feed, firstDay);
        for (const { ends, restricted, start, window, within, ...question } of questions) {
          const { restrictions, bounds, maxTransfers = question.maxTransfers } = restricted;
          const departFrom = athensOrigin(addDays(firstDay, 1)) + start;
          const [departBefore, arriveBy] = [departFrom + window * 10, departFrom + within * 10];
          const journeys = (limits: Restrictions) =>
            paretoJourneys(timetable, {
              ...ends,
              window: [departFrom, departBefore],
              maxTransfers,
              latestArrival: arriveBy,
              restrictions: limits,
            }).map((journey) => valuesOf(feed, journey, bounds.adultsWithCar));
          const found = journeys(restrictions);
          const ways = allWays(feed, firstDay, {
            ...ends,
            departFrom,
            departBefore,
            arriveBy,
            maxBoats: maxTransfers + 1,
            bounds,
            runs,
          });
          expect(found.toSorted()).toEqual(paretoValues(ways));
          if (found.length > 0) answered += 1;
          const anyhow = new Set(journeys({}));
          if (found.some((value) => !anyhow.has(value))) differing += 1;
        }
      }),
      { numRuns: 500 / searchesOfEach },
    );
  sample();
  // Some restrictions seldom change a result: by chance a sample may hold none.
  for (let again = 0; again < 3 && differing < fewestDiffering; again += 1) sample();
  // Checks that the networks prove something. `told` counts results that filtering afterwards would
  // miss.
  expect(answered).toBeGreaterThan(100);
  expect(differing).toBeGreaterThanOrEqual(fewestDiffering);
});
