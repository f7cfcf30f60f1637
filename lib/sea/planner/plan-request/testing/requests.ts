import fc from 'fast-check';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { addDays } from '@/lib/foundation/time/days';
import type { Timetable } from '@/lib/sea/timetable/engine/timetable';
import { vehicles, vesselKinds } from '@/lib/sea/timetable/types';
import { airportCodes } from '../../problem/gateways';
import {
  type Gateway,
  type LockedLeg,
  type PlanRequest,
  paces,
  priorities,
} from '../../problem/request';

/** Trip ids as a feed may contain them, including separators of the address. */
const tripIds = ['T1', 'a~b', '50%7E', 'x,y:z', 'Ω & ?=#+'];

const stations = ['piraeus', 'rafina', 'lavrio', 'heraklion', ...islandSlugs];
const ports = ['piraeus', 'mykonos-tourlos', 'santorini-athinios', 'naxos-chora', 'paros-pounta'];

/** The parts of a timetable that reading an address uses. */
export const knownTimetable = {
  feed: {
    info: { start: '2026-11-01', end: '2027-10-31' },
    stations: stations.map((id) => ({ id })),
    ports: [...ports, 'milos-adamas', 'syros-ermoupoli', 'heraklion'].map((id) => ({ id })),
    trips: tripIds.map((id) => ({ id })),
    tariffs: [{ rider: 'adult', fareClass: 'Αριθμημένη θέση', fares: [] }],
  },
} as unknown as Timetable;

const gateway: fc.Arbitrary<Gateway> = fc.oneof(
  fc.constantFrom(...airportCodes).map((airport) => ({ airport })),
  fc.constantFrom(...stations).map((place) => ({ place })),
);

const wishes = fc.record(
  {
    priority: fc.constantFrom(...priorities),
    fewEarlyMornings: fc.boolean(),
    noLateArrivals: fc.boolean(),
    pace: fc.constantFrom(...paces),
    seasick: fc.constant(true as const),
  },
  { requiredKeys: ['priority', 'fewEarlyMornings', 'noLateArrivals', 'pace'] },
);

/** Valid requests. Whether boats can satisfy them is left open. */
export const soundRequests: fc.Arbitrary<PlanRequest> = fc
  .record({
    start: gateway,
    end: gateway,
    firstDay: fc.nat(200).map((days) => addDays('2027-01-01', days)),
    slugs: fc.uniqueArray(fc.constantFrom(...islandSlugs), { minLength: 1, maxLength: 12 }),
    seeds: fc.array(fc.nat(), { minLength: 12, maxLength: 12 }),
    choose: fc.option(fc.nat(12), { nil: undefined }),
    ordered: fc.boolean(),
    lockedLegs: fc.subarray([0, 1, 2, 3]),
    lockTrips: fc.subarray(tripIds, { maxLength: 3 }),
    wishes,
    landing: fc.option(fc.constantFrom('00:30', '11:45'), { nil: undefined }),
    homeBy: fc.option(fc.constantFrom('09:00', '21:15'), { nil: undefined }),
    lastBoatFrom: fc.option(fc.constantFrom('08:00', '19:45'), { nil: undefined }),
    time: fc.option(fc.constantFrom('00:05', '18:30'), { nil: undefined }),
    bufferMinutes: fc.option(fc.integer({ min: 0, max: 1440 }), { nil: undefined }),
    adults: fc.integer({ min: 1, max: 5 }),
    children: fc.nat(4),
    vehicle: fc.option(fc.constantFrom(...vehicles), { nil: undefined }),
    isSeated: fc.boolean(),
    restrictions: fc.record(
      {
        kinds: fc.subarray([...vesselKinds], { minLength: 1 }),
        directOnly: fc.constant(true as const),
        leavesFrom: fc.constantFrom('00:00', '07:30'),
        leavesBefore: fc.constantFrom('09:05', '23:59'),
        maxWait: fc.integer({ min: 1, max: 40 }).map((quarters) => quarters * 15),
        maxMinutes: fc.integer({ min: 4, max: 96 }).map((quarters) => quarters * 15),
        maxCents: fc.integer({ min: 100, max: 1_000_000 }),
      },
      { requiredKeys: [] },
    ),
  })
  .map((parts): PlanRequest => {
    const { slugs, seeds, firstDay, end, choose, vehicle, time, bufferMinutes } = parts;
    const lastDay = addDays(firstDay, 59);
    const islands = slugs.map((island, index) => {
      const seed = seeds[index] ?? 0;
      const minNights = 1 + (seed % 4);
      return { island, minNights, maxNights: minNights + (seed % 3), required: seed % 5 > 0 };
    });
    const optional = islands.filter(({ required }) => !required).length;
    const ends = ['start', ...slugs, 'end'];
    const locks = parts.lockedLegs.flatMap((at): LockedLeg[] => {
      const [from, to] = [ends[at], ends[at + 1]];
      if (from === undefined || to === undefined) return [];
      const trips = parts.lockTrips.length > 0 ? { tripIds: parts.lockTrips } : {};
      return [{ from, to, date: addDays(firstDay, at), ...trips } as LockedLeg];
    });
    return {
      start: parts.start,
      end,
      firstDay,
      lastDay,
      ...(parts.landing ? { landing: parts.landing } : {}),
      ...(parts.homeBy ? { homeBy: parts.homeBy } : {}),
      ...(parts.lastBoatFrom ? { lastBoatFrom: parts.lastBoatFrom } : {}),
      islands,
      ...(choose !== undefined && choose <= optional ? { choose } : {}),
      ...(parts.ordered ? { order: slugs } : {}),
      locks,
      wishes: parts.wishes,
      ...(time && end.airport
        ? {
            flight: {
              airport: end.airport,
              departure: `${lastDay}T${time}`,
              ...(bufferMinutes === undefined ? {} : { bufferMinutes }),
            },
          }
        : {}),
      ...(Object.keys(parts.restrictions).length > 0 ? { restrictions: parts.restrictions } : {}),
      party: {
        adults: parts.adults,
        children: parts.children,
        ...(vehicle ? { vehicle } : {}),
        ...(parts.isSeated ? { fareClass: 'Αριθμημένη θέση' } : {}),
      },
    };
  });
