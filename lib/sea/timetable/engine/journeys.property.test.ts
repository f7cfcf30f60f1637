import fc from 'fast-check';
import { addDays } from '../../../foundation/time/days.ts';
import type { Journey } from '../types.ts';
import { earliestArrival, latestDeparture } from './best-journey.ts';
import { paretoJourneys } from './pareto-journeys.ts';
import { allWays, paretoValues, valueText, type Way } from './testing/exhaustive.ts';
import { randomEnds, randomNetwork } from './testing/random-network.ts';
import { athensOrigin } from './testing/runs.ts';
import { compileTimetable } from './timetable.ts';

function tensAndBeside(min: number, max: number) {
  return fc
    .tuple(fc.integer({ min, max }), fc.integer({ min: -1, max: 1 }))
    .map(([tens, beside]) => tens * 10 + beside);
}

const question = fc.record({
  network: randomNetwork,
  ends: randomEnds,
  // Boats use multiples of ten minutes, so errors at limits show one minute off them.
  start: tensAndBeside(-12, 20),
  length: tensAndBeside(24, 60),
});

function lexicographic(ways: readonly Way[], order: (way: Way) => readonly number[]) {
  return [...ways].sort((a, b) => {
    const [left, right] = [order(a), order(b)];
    const differing = left.findIndex((value, index) => value !== right[index]);
    return differing === -1 ? 0 : (left[differing] ?? 0) - (right[differing] ?? 0);
  })[0];
}

function wayOf(journey: Journey): Way {
  const { departure, arrival, transfers, cents } = journey;
  const known = cents ?? Number.POSITIVE_INFINITY;
  return { departure, arrival, transfers, cents: known, partyCents: known };
}

const timesOf = (way: Way | undefined) =>
  way && { departure: way.departure, arrival: way.arrival, transfers: way.transfers };

test('earliest arrival and latest departure match an exhaustive search', () => {
  let answered = 0;
  let changed = 0;
  fc.assert(
    fc.property(question, ({ network: { feed, firstDay }, ends: { from, to }, start, length }) => {
      const timetable = compileTimetable(feed);
      const departAfter = athensOrigin(addDays(firstDay, 1)) + start;
      const arriveBy = departAfter + length;
      const ways = allWays(feed, firstDay, {
        from,
        to,
        departFrom: departAfter,
        departBefore: Number.POSITIVE_INFINITY,
        arriveBy,
        maxBoats: 8,
      });
      const earliest = earliestArrival(timetable, { from, to, departAfter, withinMinutes: length });
      const latest = latestDeparture(timetable, { from, to, arriveBy, withinMinutes: length });
      if (earliest) answered += 1;
      if (earliest && earliest.transfers > 0) changed += 1;
      expect(timesOf(earliest && wayOf(earliest))).toEqual(
        timesOf(lexicographic(ways, (way) => [way.arrival, way.transfers, -way.departure])),
      );
      expect(timesOf(latest && wayOf(latest))).toEqual(
        timesOf(lexicographic(ways, (way) => [-way.departure, way.transfers, way.arrival])),
      );
    }),
    { numRuns: 500 },
  );
  // Checks that the networks are dense enough to prove something.
  expect(answered).toBeGreaterThan(300);
  expect(changed).toBeGreaterThan(80);
});

test('the Pareto set has the values of an exhaustive search, in order', () => {
  let most = 0;
  let changes = 0;
  fc.assert(
    fc.property(
      question,
      fc.integer({ min: 0, max: 2 }),
      fc.integer({ min: 10, max: 60 }),
      (
        { network: { feed, firstDay }, ends: { from, to }, start, length },
        maxTransfers,
        window,
      ) => {
        const timetable = compileTimetable(feed);
        const departFrom = athensOrigin(addDays(firstDay, 1)) + start;
        const departBefore = departFrom + window * 10;
        const arriveBy = departFrom + length;
        const journeys = paretoJourneys(timetable, {
          from,
          to,
          window: [departFrom, departBefore],
          maxTransfers,
          latestArrival: arriveBy,
        });
        const ways = allWays(feed, firstDay, {
          from,
          to,
          departFrom,
          departBefore,
          arriveBy,
          maxBoats: maxTransfers + 1,
        });
        most = Math.max(most, journeys.length);
        if (journeys.some(({ transfers }) => transfers > 0)) changes += 1;
        expect(journeys.map((journey) => valueText(wayOf(journey))).sort()).toEqual(
          paretoValues(ways),
        );
        const departures = journeys.map(({ departure }) => departure);
        expect(departures).toEqual([...departures].sort((a, b) => a - b));
      },
    ),
    { numRuns: 500 },
  );
  expect(most).toBeGreaterThan(4);
  expect(changes).toBeGreaterThan(100);
});

test('the legs of a journey are consecutive and add up to its values', () => {
  fc.assert(
    fc.property(question, ({ network: { feed, firstDay }, ends: { from, to }, start }) => {
      const timetable = compileTimetable(feed);
      const first = athensOrigin(addDays(firstDay, 1)) + start;
      const journeys = paretoJourneys(timetable, {
        from,
        to,
        window: [first, first + 1440],
        latestArrival: first + 2880,
      });
      for (const { legs, departure, arrival, transfers, cents } of journeys) {
        const sea = legs.filter((leg) => leg.kind === 'sea');
        expect(from).toContain(legs[0]?.from);
        expect(to).toContain(legs.at(-1)?.to);
        expect([legs[0]?.departure, legs.at(-1)?.arrival]).toEqual([departure, arrival]);
        expect(transfers).toBe(sea.length - 1);
        const fares = sea.map((leg) => leg.cents ?? Number.NaN);
        expect(cents ?? Number.NaN).toBe(fares.reduce((sum, fare) => sum + fare, 0));
        legs.forEach((leg, index) => {
          const before = legs[index - 1];
          if (!before) return;
          const stay = feed.ports.find(({ id }) => id === leg.from)?.minTransferMinutes ?? 0;
          const bothSea = before.kind === 'sea' && leg.kind === 'sea';
          expect(leg.from).toBe(before.to);
          expect(leg.departure).toBeGreaterThanOrEqual(before.arrival + (bothSea ? stay : 0));
        });
      }
    }),
    { numRuns: 200 },
  );
});
