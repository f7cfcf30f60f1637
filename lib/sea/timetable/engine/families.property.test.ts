import fc from 'fast-check';
import { addDays } from '../../../foundation/time/days.ts';
import type { Fare, FerryFeed, Tariff } from '../types.ts';
import { paretoJourneys } from './pareto-journeys.ts';
import { inClass } from './tariffs.ts';
import { allWays, paretoValues, valueText } from './testing/exhaustive.ts';
import { randomEnds, randomNetwork } from './testing/random-network.ts';
import { athensOrigin } from './testing/runs.ts';
import { compileTimetable } from './timetable.ts';

const classes = ['', 'Lounge'] as const;

/** Adds fares for children and for a class on some of its legs. */
function withTariffs(feed: FerryFeed, salt: number): FerryFeed {
  const some = (every: number, factor: number): Fare[] =>
    feed.fares.flatMap((fare, index) => {
      const share = ((index * 7 + salt) % 11) / 10;
      const cents = Math.round(fare.cents * (factor + share));
      return (index + salt) % every === 0 ? [] : [{ ...fare, cents }];
    });
  const tariffs: Tariff[] = [
    { rider: 'child', fareClass: '', fares: some(3, 0) },
    { rider: 'adult', fareClass: 'Lounge', fares: some(4, 1) },
    { rider: 'child', fareClass: 'Lounge', fares: some(5, 0.5) },
  ];
  return { ...feed, tariffs };
}

const families = fc.record({
  ends: randomEnds,
  children: fc.integer({ min: 1, max: 3 }),
  fareClass: fc.constantFrom(...classes),
  salt: fc.nat(50),
  start: fc.integer({ min: -120, max: 200 }),
});

test('family fares, with and without classes, are used as in an exhaustive search', () => {
  let answered = 0;
  let differing = 0;
  fc.assert(
    fc.property(
      randomNetwork,
      fc.array(families, { minLength: 4, maxLength: 4 }),
      (network, all) => {
        for (const { ends, children, fareClass, salt, start } of all) {
          const feed = withTariffs(network.feed, salt);
          const timetable = inClass(compileTimetable(feed), fareClass);
          const departFrom = athensOrigin(addDays(network.firstDay, 1)) + start;
          const [departBefore, arriveBy] = [departFrom + 900, departFrom + 500];
          const found = (restrictions: object) =>
            paretoJourneys(timetable, {
              ...ends,
              window: [departFrom, departBefore],
              maxTransfers: 2,
              latestArrival: arriveBy,
              restrictions,
            });
          const ways = allWays(feed, network.firstDay, {
            ...ends,
            departFrom,
            departBefore,
            arriveBy,
            maxBoats: 3,
            bounds: { family: { children, fareClass } },
          });
          // Journeys do not contain the price for the family, so compare the other values and the
          // count.
          const journeys = found({ adults: 2, children });
          const plain = (value: string) => value.replace(/ [^ ]+$/, '');
          expect(
            journeys
              .map(({ departure, arrival, transfers, cents }) =>
                plain(
                  valueText({
                    departure,
                    arrival,
                    transfers,
                    cents: cents ?? Number.POSITIVE_INFINITY,
                    partyCents: 0,
                  }),
                ),
              )
              .toSorted(),
          ).toEqual(paretoValues(ways).map(plain).toSorted());
          if (journeys.length > 0) answered += 1;
          if (journeys.length > found({}).length) differing += 1;
        }
      },
    ),
    { numRuns: 125 },
  );
  expect(answered).toBeGreaterThan(100);
  expect(differing).toBeGreaterThan(0);
});
