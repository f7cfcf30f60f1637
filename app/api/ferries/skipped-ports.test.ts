import { rawQuery } from '@/lib/foundation/http/raw-query';
import { dayOf } from '@/lib/foundation/time/days';
import { utcIso } from '@/lib/foundation/time/epoch-minutes';
import type { BusyOutcome, Operation } from '@/lib/platform/operations/operation';
import { searchFerries } from '@/lib/sea/ferries/search/operation';
import { trackVessels } from '@/lib/sea/ferries/tracking/operation';
import { planFerries } from '@/lib/sea/planner/plan-request/operation';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { realtimeSays } from '@/lib/sea/timetable/realtime/testing/in-service';

jest.mock(
  'next-intl/server',
  () => jest.requireActual('@/lib/search/site-search/testing/mocks').translations,
);

/**
 * On the first date, every ferry that stops at Paros on its way skips it; the next day follows the
 * timetable.
 */
const [date, nextDate] = ['2027-07-14', '2027-07-15'];
const passed = 'paros-parikia';
const { timetable, feed } = ferryNetwork();
const passing = [...timetable.tripsOn(dayOf(date))].flatMap((index) => {
  const trip = feed.trips[index];
  const calls = trip?.calls.map(({ portId }) => portId) ?? [];
  return trip && calls.length > 3 && calls.slice(1, -1).includes(passed) ? [trip] : [];
});
const boatKey = (tripId: string, serviceDay: string) => `${tripId} ${serviceDay}`;
const passingKeys = new Set(passing.map(({ id }) => boatKey(id, date)));

realtimeSays(() =>
  passing.map(({ id }) => ({
    id,
    tripUpdate: {
      trip: { tripId: id, startDate: date.replaceAll('-', '') },
      stopTimeUpdate: [{ stopId: passed, scheduleRelationship: 1 }],
    },
  })),
);

async function answerTo<R, F, A>(
  operation: Operation<R, F, A, BusyOutcome>,
  query: string,
): Promise<A> {
  const raw = rawQuery(new URLSearchParams(query));
  const outcome = await operation.run(raw, { headers: new Headers(), locale: 'en' });
  if (outcome.state !== 'ok') throw new Error(`${query}: ${JSON.stringify(outcome)}`);
  return operation.answerOf(outcome.result, 'en');
}

/** Journeys of a search, their sea legs and the cancelled sailings. */
async function searched(from: string, to: string, on = date) {
  const { crossings } = await answerTo(searchFerries, `from=${from}&to=${to}&date=${on}`);
  const journeys = crossings[0]?.journeys ?? [];
  const boats = journeys.flatMap(({ legs }) => legs.filter((leg) => leg.kind === 'sea'));
  return { journeys, boats, cancelled: crossings[0]?.cancelled ?? [] };
}

it('covers enough boats', () => {
  expect(passing.length).toBeGreaterThan(3);
});

describe('a port skipped by boats today', () => {
  it('is not used for boarding or arrival in a search, which names those boats', async () => {
    for (const [from, to] of [
      ['piraeus', passed],
      [passed, 'naxos-chora'],
      ['piraeus', 'naxos-chora'],
    ] as const) {
      const { boats } = await searched(from, to);
      for (const { tripId, serviceDay, from: start, to: end } of boats) {
        if (passingKeys.has(boatKey(tripId, serviceDay))) {
          expect([start, end]).not.toContain(passed);
        }
      }
    }
    const { cancelled } = await searched('piraeus', passed);
    expect(cancelled.length).toBeGreaterThan(0);
    for (const { tripId, serviceDay } of cancelled) {
      expect(passingKeys.has(boatKey(tripId, serviceDay))).toBe(true);
    }
    // They still sail and serve their other ports; on the following day they serve this one too.
    const onward = await searched('piraeus', 'naxos-chora');
    const direct = onward.journeys.filter(({ transfers }) => transfers === 0);
    const ids = direct.flatMap(({ legs }) =>
      legs.map((leg) => ('tripId' in leg ? leg.tripId : '')),
    );
    expect(ids.some((id) => passingKeys.has(boatKey(id, date)))).toBe(true);
    for (const { from, to } of onward.cancelled) expect([from, to]).toContain(passed);
    const after = await searched('piraeus', passed, nextDate);
    expect(after.boats.some(({ tripId }) => passing.some(({ id }) => id === tripId))).toBe(true);
    expect(after.cancelled).toEqual([]);
  });

  it('is not reached by those boats in a plan, which uses others', async () => {
    const query = `start=piraeus&end=piraeus&firstDay=${date}&lastDay=2027-07-16&islands=paros:2`;
    const { plan, cancelled } = await answerTo(planFerries, query);
    const boats = plan?.legs.flatMap((leg) => leg.boats) ?? [];
    expect(boats.length).toBeGreaterThan(1);
    for (const { tripId = '', from, to, departure } of boats) {
      if (departure.startsWith(date) && passingKeys.has(boatKey(tripId, date))) {
        expect([from, to]).not.toContain(passed);
      }
    }
    expect(cancelled[0]?.length).toBeGreaterThan(0);
  });

  it('is not the next call in tracking, and is marked as skipped', async () => {
    let seen = 0;
    for (const { id, calls } of passing) {
      const index = calls.findIndex(({ portId }) => portId === passed);
      const [before, at] = [calls[index - 1], calls[index]];
      if (!before || !at) continue;
      const between =
        timetable.clock.origin(dayOf(date)) + Math.ceil((before.departure + at.arrival) / 2);
      const { vessels } = await answerTo(trackVessels, `at=${encodeURIComponent(utcIso(between))}`);
      const vessel = vessels.find(({ id: key }) => key === `${id}@${date}`);
      if (!vessel) continue;
      seen += 1;
      expect(vessel.calls.map(({ portId }) => portId)).not.toContain(passed);
      expect(vessel.calls[vessel.segment]?.portId).toBe(before.portId);
      expect(vessel.calls[vessel.segment + 1]?.portId).toBe(calls[index + 1]?.portId);
      expect(vessel.delay?.skips).toEqual([passed]);
    }
    expect(seen).toBeGreaterThan(3);
  });
});
