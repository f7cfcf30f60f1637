import fc from 'fast-check';
import { addDays, dayOf } from '../../../foundation/time/days.ts';
import type { FerryFeed, GtfsTrip, Service } from '../types.ts';
import { withChanges } from './changed-timetable.ts';
import { paretoJourneys } from './pareto-journeys.ts';
import { allWays, paretoValues, valueText } from './testing/exhaustive.ts';
import { randomEnds, randomNetwork } from './testing/random-network.ts';
import { athensOrigin } from './testing/runs.ts';
import { compileTimetable } from './timetable.ts';
import type { TripChange } from './trip-changes.ts';
import { tripsUnderWay } from './trips-under-way.ts';

interface News {
  readonly trip: number;
  readonly date: string;
  /** Delay of each call in tens of minutes; undefined for a cancelled boat. */
  readonly late: readonly number[] | undefined;
  /** Index of the call that is skipped. */
  readonly skipped: number;
}

const question = randomNetwork.chain(({ feed, firstDay }) =>
  fc.record({
    feed: fc.constant(feed),
    firstDay: fc.constant(firstDay),
    ends: randomEnds,
    news: fc.uniqueArray(
      fc.record({
        trip: fc.nat(feed.trips.length - 1),
        date: fc.integer({ min: 0, max: 3 }).map((days) => addDays(firstDay, days)),
        late: fc.option(
          fc.array(fc.integer({ min: -6, max: 30 }), { minLength: 3, maxLength: 3 }),
          {
            nil: undefined,
            freq: 4,
          },
        ),
        skipped: fc.integer({ min: 0, max: 5 }),
      }),
      {
        minLength: 60,
        maxLength: 90,
        size: 'max',
        selector: ({ trip, date }) => `${trip} ${date}`,
      },
    ),
  }),
);

/** Applies the news to the calls and keeps the times increasing. */
function callsOf(trip: GtfsTrip, { late, skipped }: News) {
  let left = Number.NEGATIVE_INFINITY;
  return trip.calls.map((call, index) => {
    const shift = (late?.[index] ?? 0) * 10;
    const arrival = Math.max(call.arrival + shift, left + 1);
    left = Math.max(call.departure + shift, arrival);
    return { arrival, departure: left, skipped: index === skipped };
  });
}

const changesOf = (feed: FerryFeed, news: readonly News[]): TripChange[] =>
  news.map((one) => ({
    trip: one.trip,
    day: dayOf(one.date),
    calls: one.late && callsOf(feed.trips[one.trip] as GtfsTrip, one),
  }));

/**
 * Writes the changes into a feed: each trip without its changed days, and those days as separate
 * trips.
 */
function rewritten(feed: FerryFeed, news: readonly News[]): FerryFeed {
  const services: Service[] = [];
  const trips: GtfsTrip[] = [];
  feed.trips.forEach((trip, index) => {
    const service = feed.services.find(({ id }) => id === trip.serviceId) as Service;
    const own = news.filter((one) => one.trip === index);
    const dates = new Set(own.map(({ date }) => date));
    services.push({ ...service, id: `plain ${index}`, removed: service.removed.union(dates) });
    trips.push({ ...trip, serviceId: `plain ${index}` });
    for (const one of own) {
      const { date } = one;
      const runs =
        service.added.has(date) ||
        (date >= service.start && date <= service.end && !service.removed.has(date));
      if (!one.late || !runs) continue;
      const id = `${index} ${date}`;
      services.push({
        ...service,
        id,
        start: date,
        end: date,
        added: new Set(),
        removed: new Set(),
      });
      trips.push({
        ...trip,
        id,
        serviceId: id,
        calls: callsOf(trip, one).map(({ arrival, departure, skipped }, position) => {
          const call = trip.calls[position] as GtfsTrip['calls'][number];
          const [boards, alights] = [call.boards && !skipped, call.alights && !skipped];
          return { portId: call.portId, arrival, departure, boards, alights };
        }),
      });
    }
  });
  return { ...feed, services, trips };
}

test('with cancelled, late and shortened sailings the Pareto set matches an exhaustive search over a changed feed', () => {
  let found = 0;
  let late = 0;
  let differing = 0;
  fc.assert(
    fc.property(question, ({ feed, firstDay, ends: { from, to }, news }) => {
      const plain = compileTimetable(feed);
      const timetable = withChanges(plain, changesOf(feed, news));
      const departFrom = athensOrigin(addDays(firstDay, 1));
      const ask = { from, to, window: [departFrom, departFrom + 400] as const, maxTransfers: 2 };
      const latestArrival = departFrom + 700;
      const journeys = paretoJourneys(timetable, { ...ask, latestArrival });
      const ways = allWays(rewritten(feed, news), firstDay, {
        from,
        to,
        departFrom,
        departBefore: departFrom + 400,
        arriveBy: latestArrival,
        maxBoats: 3,
      });
      const values = (of: typeof journeys) =>
        of.map(({ cents, ...way }) => {
          const known = cents ?? Number.POSITIVE_INFINITY;
          return valueText({ ...way, cents: known, partyCents: known });
        });
      expect(values(journeys).sort()).toEqual(paretoValues(ways));
      // The original timetable is unaffected.
      const without = paretoJourneys(plain, { ...ask, latestArrival });
      expect(values(without)).toEqual(
        values(paretoJourneys(compileTimetable(feed), { ...ask, latestArrival })),
      );
      found += journeys.length;
      if (values(without).join() !== values(journeys).join()) differing += 1;
      for (const leg of journeys.flatMap(({ legs }) => legs)) {
        if (leg.kind === 'road' || !leg.delay) continue;
        late += 1;
        const one = news.find(
          ({ trip, date }) => feed.trips[trip]?.id === leg.tripId && date === leg.serviceDay,
        );
        const calls = feed.trips.find(({ id }) => id === leg.tripId)?.calls ?? [];
        const origin = athensOrigin(leg.serviceDay);
        expect(one?.late).toBeDefined();
        expect(calls.map(({ departure }) => origin + departure)).toContain(
          leg.departure - leg.delay.departure,
        );
        expect(calls.map(({ arrival }) => origin + arrival)).toContain(
          leg.arrival - leg.delay.arrival,
        );
      }
    }),
    { numRuns: 300 },
  );
  expect(found).toBeGreaterThan(120);
  expect(late).toBeGreaterThan(15);
  expect(differing).toBeGreaterThan(30);
});

test('boats under way are those that sail, at their expected positions', () => {
  let underWay = 0;
  fc.assert(
    fc.property(
      question,
      fc.integer({ min: 800, max: 3600 }),
      ({ feed, firstDay, news }, minutes) => {
        const at = athensOrigin(firstDay) + minutes + 0.5;
        const seen = (of: FerryFeed, changes: readonly TripChange[]) =>
          tripsUnderWay(withChanges(compileTimetable(of), changes), at)
            .map(({ tripId, serviceDay, segment, fraction }) =>
              [tripId.split(' ')[0], serviceDay, segment, fraction].join(' '),
            )
            .sort();
        const plainIds = {
          ...feed,
          trips: feed.trips.map((trip, index) => ({ ...trip, id: `${index}` })),
        };
        const boats = seen(plainIds, changesOf(feed, news));
        underWay += boats.length;
        expect(boats).toEqual(seen(rewritten(plainIds, news), []));
      },
    ),
    { numRuns: 200 },
  );
  expect(underWay).toBeGreaterThan(80);
});
