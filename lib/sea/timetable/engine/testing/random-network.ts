import fc from 'fast-check';
import { addDays } from '../../../../foundation/time/days.ts';
import {
  type FerryFeed,
  type PortCall,
  type RoadTransfer,
  type Service,
  vesselKinds,
} from '../../types.ts';
import { feedOf } from './feed-of.ts';

const networkPorts = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

/** Random start and target ports of a search. */
export const randomEnds = fc
  .shuffledSubarray<string>([...networkPorts], { minLength: 2, maxLength: 3 })
  .chain((ports) =>
    fc
      .integer({ min: 1, max: ports.length - 1 })
      .map((cut) => ({ from: ports.slice(0, cut), to: ports.slice(cut) })),
  );

/** First days of a network: around both clock changes, and two ordinary days. */
const firstDays = ['2027-03-27', '2027-10-30', '2027-07-14', '2027-12-30'];

const everyDay = [true, true, true, true, true, true, true] as const;

const port = fc.constantFrom(...networkPorts);

const calls = fc
  .record({
    // Concentrated in the hours around midnight, so that boats connect.
    start: fc.oneof(fc.integer({ min: 0, max: 36 }), fc.integer({ min: 142, max: 178 })),
    stops: fc.array(
      fc.record({
        port,
        sail: fc.integer({ min: 1, max: 4 }),
        stay: fc.integer({ min: 0, max: 3 }),
        boards: fc.integer({ min: 0, max: 9 }),
        alights: fc.integer({ min: 0, max: 9 }),
      }),
      { minLength: 2, maxLength: 3, size: 'max' },
    ),
  })
  .map(({ start, stops }): PortCall[] => {
    let time = start * 10;
    return stops.map((stop) => {
      const arrival = time + stop.sail * 10;
      const departure = arrival + stop.stay * 10;
      time = departure;
      return {
        portId: stop.port,
        arrival,
        departure,
        boards: stop.boards > 0,
        alights: stop.alights > 0,
      };
    });
  });

function serviceOf(first: string): fc.Arbitrary<Omit<Service, 'id'>> {
  const next = addDays(first, 1);
  return fc.constantFrom<Omit<Service, 'id'>>(
    {
      weekdays: everyDay,
      start: first,
      end: addDays(first, 3),
      added: new Set(),
      removed: new Set(),
    },
    { weekdays: everyDay, start: next, end: next, added: new Set(), removed: new Set() },
    {
      weekdays: everyDay,
      start: first,
      end: addDays(first, 3),
      added: new Set([addDays(first, -1)]),
      removed: new Set([addDays(first, 2)]),
    },
  );
}

const fares = fc.array(
  fc.record({
    lineId: fc.constantFrom('l0', 'l1'),
    from: port,
    to: port,
    cents: fc.integer({ min: 0, max: 12 }).map((euros) => euros * 100),
  }),
  { minLength: 60, maxLength: 90, size: 'max' },
);

const roads: fc.Arbitrary<RoadTransfer[]> = fc.array(
  fc.record({ from: port, to: port, minutes: fc.constantFrom(10, 30, 90) }),
  { maxLength: 3 },
);

export interface RandomNetwork {
  readonly feed: FerryFeed;
  readonly firstDay: string;
}

/** Random boats between six ports, covering the difficult features of timetables. */
export const randomNetwork: fc.Arbitrary<RandomNetwork> = fc
  .constantFrom(...firstDays)
  .chain((firstDay) =>
    fc.record({
      firstDay: fc.constant(firstDay),
      sailings: fc.array(
        fc.record({ calls, line: fc.nat(1), service: fc.nat(1), vessel: fc.nat(11) }),
        {
          minLength: 45,
          maxLength: 60,
          size: 'max',
        },
      ),
      cars: fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 40, maxLength: 40 }),
      services: fc.tuple(serviceOf(firstDay), serviceOf(firstDay)),
      fares,
      roads,
      minTransfers: fc.array(fc.constantFrom(0, 10, 20), {
        minLength: networkPorts.length,
        maxLength: networkPorts.length,
      }),
    }),
  )
  .map(({ firstDay, sailings, services, fares: priced, cars, roads: transfers, minTransfers }) => ({
    firstDay,
    feed: feedOf({
      minTransfers,
      trips: sailings.map((sailing, index) => ({
        id: `t${index}`,
        lineId: `l${sailing.line}`,
        serviceId: `s${sailing.service}`,
        calls: sailing.calls,
        vesselKind: vesselKinds[sailing.vessel % 4] ?? 'conventional',
        takesVehicles: sailing.vessel < 8,
      })),
      // Some boats have no car fare, as in real feeds.
      vehicleFares: cars.flatMap((euros, index) => {
        const { lineId = '', from = '', to = '' } = priced[index] ?? {};
        return [{ lineId, from, to, cents: euros * 100, vehicle: 'car' as const }];
      }),
      services: services.map((service, index) => ({ id: `s${index}`, ...service })),
      fares: priced,
      transfers,
    }),
  }));
