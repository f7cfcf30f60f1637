import { momentOf } from '@/lib/foundation/time/epoch-minutes';
import { readPlan } from '@/lib/sea/planner/plan-request/read-plan';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { timetableOf } from '../../timetable/engine/testing/small-timetable.ts';
import { compileTimetable } from '../../timetable/engine/timetable.ts';
import type { Plan } from '../problem/plan.ts';
import type { PlanRequest } from '../problem/request.ts';
import { weightsOf } from './pricing.ts';
import { solve } from './solve.ts';

const clock = { now: () => 0 };

function planOf(timetable: Parameters<typeof solve>[0], request: PlanRequest): Plan | undefined {
  const outcome = solve(timetable, request, clock);
  if (outcome.kind === 'invalid') throw new Error(JSON.stringify(outcome.errors));
  return outcome.kind === 'plan' ? outcome.plan : undefined;
}

/** Timetable with daily boats between Piraeus (`a`), Naxos (`b`) and Paros (`c`). */
function archipelago(trips: Record<string, string>) {
  const { feed } = timetableOf({ trips, ports: 3, fares: [] });
  const places = ['piraeus', 'naxos', 'paros'];
  return compileTimetable({
    ...feed,
    ports: feed.ports.map((port, index) => ({ ...port, stationId: places[index] as string })),
    stations: feed.ports.map(({ id, name, position }, index) => ({
      id: places[index] as string,
      name,
      position,
      portIds: [id],
    })),
  });
}

const request: PlanRequest = {
  start: { place: 'piraeus' },
  end: { place: 'piraeus' },
  firstDay: '2027-07-05',
  lastDay: '2027-07-08',
  islands: [{ island: 'naxos', minNights: 2, maxNights: 2, required: true }],
  locks: [],
  wishes: { priority: 'balanced', fewEarlyMornings: false, noLateArrivals: false, pace: 'steady' },
  party: { adults: 1, children: 0 },
};

describe('a night on an island', () => {
  it('is none where the boat leaves at 02:25', () => {
    const plan = planOf(
      archipelago({ out: 'a 10:00 > b 14:00', back: 'b 26:25 > a 30:00' }),
      request,
    );
    expect(plan?.stays).toEqual([
      { island: 'naxos', arrive: '2027-07-05', leave: '2027-07-07', nights: 2 },
    ]);
    expect(plan?.legs[1]).toMatchObject({ date: '2027-07-07' });
    // 02:25 on the 8th in Athens.
    expect(plan?.legs[1]?.journey?.departure).toBe(Date.parse('2027-07-07T23:25Z') / 60_000);
    expect(plan?.warnings.map(({ code }) => code)).toContain('leaves-at-night');
  });

  it('is one where the boat arrives at 00:40, and none at 03:00', () => {
    const back = { back: 'b 12:00 > a 16:00' };
    const late = planOf(archipelago({ out: 'a 20:00 > b 24:40', ...back }), request);
    expect(late?.stays[0]).toMatchObject({ arrive: '2027-07-05', leave: '2027-07-07' });
    expect(late?.warnings.map(({ code }) => code)).not.toContain('overnight');
    const later = planOf(archipelago({ out: 'a 20:00 > b 27:00', ...back }), request);
    expect(later?.stays[0]).toMatchObject({ arrive: '2027-07-06', leave: '2027-07-08' });
    expect(later?.warnings.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['overnight', 'night-lost']),
    );
  });

  it('does not run past the last day: a boat in at 00:40 is in too late', () => {
    const boats = { out: 'a 10:00 > b 14:00', back: 'b 20:00 > a 24:40' };
    expect(planOf(archipelago(boats), { ...request, lastDay: '2027-07-07' })).toBeUndefined();
    expect(planOf(archipelago(boats), request)?.legs[1]?.date).toBe('2027-07-07');
  });
});

it('gives the days of a range to the islands, not to the gateway', () => {
  const { timetable } = ferryNetwork();
  const reading = readPlan(
    {
      start: 'ATH',
      end: 'JTR',
      firstDay: '2027-05-10',
      lastDay: '2027-05-24',
      islands: 'kythnos:1-3,sifnos:2-3,milos:2-3,folegandros:1-3,santorini:2',
      lock: [],
    },
    timetable,
    momentOf('2027-01-01T12:00Z'),
  );
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  const plan = planOf(timetable, reading.request);
  // No boat reaches Kythnos on the tenth, so Sifnos comes first: all fourteen nights are on
  // islands.
  expect(plan?.stays[0]).toMatchObject({ island: 'sifnos', arrive: '2027-05-10' });
  expect(plan?.totals.nights).toBe(14);
  expect(plan?.stays.every(({ nights }) => nights >= 2)).toBe(true);
});

it('sends nobody over the sea by night only to have left', () => {
  const boats = archipelago({
    day: 'a 10:00 > b 14:00',
    night: 'a 18:00 > b 31:00',
    back: 'b 15:00 > a 19:00',
  });
  // Two of the three nights are on the island.
  const plan = planOf(boats, request);
  expect(plan?.legs[0]?.journey?.arrival).toBe((plan?.legs[0]?.journey?.departure ?? 0) + 4 * 60);
  expect(plan?.terms.idleDays).toBe(15_000);
});

describe('a person who gets seasick', () => {
  const { timetable } = ferryNetwork();
  const query = {
    start: 'piraeus',
    end: 'piraeus',
    firstDay: '2027-07-05',
    lastDay: '2027-07-18',
    islands: 'mykonos:2-3,naxos:2-3,koufonisia:2-3,amorgos:2-3',
    lock: [],
  };
  const boatsOf = (raw: Parameters<typeof readPlan>[0]) => {
    const reading = readPlan(raw, timetable, momentOf('2027-01-01T12:00Z'));
    if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
    const legs = planOf(timetable, reading.request)?.legs ?? [];
    return legs.map(({ journey }) => (journey?.legs ?? []).filter((leg) => leg.kind === 'sea'));
  };
  const kindsOf = (legs: ReturnType<typeof boatsOf>) =>
    new Set(
      legs
        .flat()
        .map(({ tripId }) => timetable.feed.trips.find(({ id }) => id === tripId)?.vesselKind),
    );

  it('sails on big ships where others take fast and small boats', () => {
    expect(kindsOf(boatsOf({ ...query, seasick: '1' }))).toEqual(new Set(['conventional']));
    expect(kindsOf(boatsOf(query))).toContain('high-speed');
  });

  it('changes with an hour in hand', () => {
    const timetable = archipelago({
      out: 'a 10:00 > b 12:00',
      tight: 'b 12:40 > c 14:00',
      wide: 'b 13:30 > c 14:50',
      back: 'c 10:00 > a 14:00',
    });
    const paros = { island: 'paros', minNights: 2, maxNights: 2, required: true } as const;
    const secondBoat = (wishes: PlanRequest['wishes']) => {
      const plan = planOf(timetable, { ...request, islands: [paros], wishes });
      const leg = plan?.legs[0]?.journey?.legs[1];
      return leg?.kind === 'sea' ? leg.tripId : undefined;
    };
    expect(secondBoat(request.wishes)).toBe('tight');
    expect(secondBoat({ ...request.wishes, seasick: true })).toBe('wide');
  });
});

describe('a change of 40 minutes', () => {
  const paros = { island: 'paros', minNights: 2, maxNights: 2, required: true } as const;
  const missing = (later: Record<string, string>, changes: Partial<PlanRequest> = {}) => {
    const plan = planOf(
      archipelago({
        out: 'a 10:00 > b 12:00',
        tight: 'b 12:40 > c 14:00',
        back: 'c 10:00 > a 14:00',
        ...later,
      }),
      { ...request, islands: [paros], ...changes },
    );
    return plan?.warnings.find(({ code }) => code === 'tight-connection');
  };

  it('is marked with the arrival of somebody who misses the second boat', () => {
    const warning = missing({ evening: 'b 19:00 > c 20:30' });
    expect(warning).toMatchObject({ port: 'b', minutes: 40 });
    const arrival = Date.parse('2027-07-05T17:30Z') / 60_000;
    expect(warning).toMatchObject({ nextArrival: arrival });
  });

  it('is marked with the next day where no other boat sails', () => {
    const arrival = Date.parse('2027-07-06T11:00Z') / 60_000;
    expect(missing({})).toMatchObject({ nextArrival: arrival });
  });

  it('is not marked where another boat follows soon', () => {
    expect(missing({ wide: 'b 13:30 > c 14:50' })).toBeUndefined();
  });
});

describe('a night hour under each wish', () => {
  const { timetable } = ferryNetwork();
  const query = {
    start: 'piraeus',
    end: 'piraeus',
    firstDay: '2027-06-07',
    lastDay: '2027-06-18',
    islands: 'paros:2-3,naxos:2-3,santorini:2-3',
    lock: [],
  };

  it.each([
    { wish: 'least-sea', seasick: '1' },
    { wish: 'least-sea' },
    { seasick: '1' },
    { wish: 'cheapest' },
    {},
  ])('is worth hours at sea: %j', (wish) => {
    const reading = readPlan({ ...query, ...wish }, timetable, momentOf('2027-01-01T12:00Z'));
    if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
    // Without this, boats of 18:00 to 00:40 spare the most sensitive an hour of 14 at sea.
    expect(planOf(timetable, reading.request)?.totals.lateArrivals).toBe(0);
    const { early, late, seaMinute } = weightsOf(reading.request.wishes);
    expect(late).toBeGreaterThanOrEqual(2000);
    expect(late / seaMinute).toBeGreaterThanOrEqual(240);
    expect((3 * early) / seaMinute).toBeGreaterThanOrEqual(180);
  });
});

describe('times of arriving and coming back', () => {
  const { timetable } = ferryNetwork();
  const query = {
    start: 'ATH',
    end: 'ATH',
    firstDay: '2027-07-05',
    lastDay: '2027-07-11',
    islands: 'naxos:2-3,paros:2-3',
    lock: [],
  };
  const endsOf = (more: Record<string, string>) => {
    const reading = readPlan({ ...query, ...more }, timetable, momentOf('2027-01-01T12:00Z'));
    if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
    const legs = planOf(timetable, reading.request)?.legs ?? [];
    return {
      first: legs[0]?.journey?.departure ?? 0,
      last: legs.at(-1)?.journey?.arrival ?? 0,
      legs,
    };
  };

  it('limit the first boat with the road to its port, and the last one, but no other', () => {
    const usual = endsOf({});
    const { first, last, legs } = endsOf({ landing: '11:30', by: '16:00' });
    // Landing, an hour at the airport, and over half an hour of road.
    expect(first).toBeGreaterThan(momentOf('2027-07-05T10:00Z'));
    expect(last).toBeLessThan(momentOf('2027-07-11T13:00Z'));
    expect([first, last]).not.toEqual([usual.first, usual.last]);
    expect(legs).toHaveLength(usual.legs.length);
  });

  it('keep the last boat from leaving too early, and no other', () => {
    const clockOf = (instant = 0) =>
      new Date(instant * 60_000).toLocaleTimeString('en-GB', { timeZone: 'Europe/Athens' });
    const departures = (legs: Plan['legs']) => legs.map(({ journey }) => journey?.departure);
    const usual = departures(endsOf({}).legs);
    const limit = clockOf((usual.at(-1) ?? 0) + 1);
    const limited = departures(endsOf({ 'last-after': limit.slice(0, 5) }).legs);
    expect(clockOf(limited.at(-1)) >= limit).toBe(true);
    expect(limited).toHaveLength(usual.length);
    // An earlier limit changes nothing, though other boats leave before it.
    const own = clockOf(usual.at(-1)).slice(0, 5);
    expect(usual.some((departure) => clockOf(departure) < own)).toBe(true);
    expect(departures(endsOf({ 'last-after': own }).legs)).toEqual(usual);
  });

  it('are given up where no last boat keeps to them', () => {
    const boats = archipelago({ out: 'a 10:00 > b 14:00', back: 'b 12:00 > a 16:00' });
    const changes = (limits: Partial<PlanRequest>) => {
      const outcome = solve(boats, { ...request, ...limits }, clock);
      return outcome.kind === 'infeasible' && outcome.relaxations.map(({ change }) => change);
    };
    expect(changes({ lastBoatFrom: '12:00' })).toBe(false);
    expect(changes({ lastBoatFrom: '12:30' })).toContain('any-last-boat');
  });
});
