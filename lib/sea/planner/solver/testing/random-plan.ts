import { athensZone } from '../../../../foundation/time/athens.ts';
import { addDays } from '../../../../foundation/time/days.ts';
import type {
  Fare,
  FerryFeed,
  GtfsTrip,
  PortCall,
  Service,
  VehicleFare,
} from '../../../timetable/types.ts';
import type { IslandWish, PlanRequest } from '../../problem/request.ts';

/** Returns a generator of numbers from 0 to 1 with the same sequence for a seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const islandPool = ['naxos', 'paros', 'ios', 'milos', 'syros', 'sifnos'] as const;
const firstDays = ['2027-07-05', '2027-03-25', '2027-10-28'];

export interface RandomPlan {
  readonly feed: FerryFeed;
  readonly request: PlanRequest;
}

/** Random small network with a request. Paros has two ports and a road between them. */
export function randomPlan(seed: number, islandCount: number): RandomPlan {
  const random = randomFrom(seed);
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const chance = (share: number) => random() < share;
  const pick = <T>(values: readonly T[]) => values[whole(0, values.length - 1)] as T;
  const firstDay = pick(firstDays);
  const islands = islandPool.slice(0, islandCount);
  const portIds = [
    'piraeus',
    ...islands.flatMap((id) =>
      id === 'paros'
        ? ['paros-parikia', 'paros-pounta']
        : [id === 'naxos' ? 'naxos-chora' : `${id}-port`],
    ),
  ];
  const name = { en: '', el: '' };
  const ports = portIds.map((id) => ({
    id,
    name,
    position: [25, 37] as const,
    stationId: id.split('-')[0] as string,
    minTransferMinutes: pick([0, 15, 40]),
  }));
  const services: Service[] = [];
  const trips: GtfsTrip[] = [];
  const fares: Fare[] = [];
  const vehicleFares: VehicleFare[] = [];
  const tripCount = whole(5, 9) + islandCount * 2;
  for (let index = 0; index < tripCount; index += 1) {
    const weekdays = Array.from({ length: 7 }, () =>
      chance(0.75),
    ) as unknown as Service['weekdays'];
    services.push({
      id: `s${index}`,
      weekdays,
      start: '2027-01-01',
      end: '2027-12-31',
      added: new Set(chance(0.2) ? [addDays(firstDay, whole(0, 8))] : []),
      removed: new Set(chance(0.2) ? [addDays(firstDay, whole(0, 8))] : []),
    });
    let time = whole(0, 1500);
    const calls: PortCall[] = [];
    const length = whole(2, 4);
    while (calls.length < length) {
      const portId = pick(portIds);
      if (calls.at(-1)?.portId === portId) continue;
      const departure = time + pick([0, 5, 30]);
      calls.push({ portId, arrival: time, departure, boards: chance(0.9), alights: chance(0.9) });
      time = departure + whole(20, 400);
    }
    trips.push({
      id: `t${index}`,
      lineId: `l${index % 3}`,
      serviceId: `s${index}`,
      vesselKind: 'conventional',
      takesVehicles: chance(0.8),
      exactTimes: true,
      calls,
    });
  }
  for (const lineId of ['l0', 'l1', 'l2']) {
    for (const from of portIds) {
      for (const to of portIds) {
        if (chance(0.92)) fares.push({ lineId, from, to, cents: whole(3, 80) * 95 });
        if (chance(0.92)) {
          vehicleFares.push({ lineId, from, to, cents: whole(10, 60) * 100, vehicle: 'car' });
        }
      }
    }
  }
  const feed: FerryFeed = {
    info: {
      publisher: '',
      publisherUrl: '',
      version: '',
      start: '2027-01-01',
      end: '2027-12-31',
      timezone: athensZone,
      isTypical: true,
    },
    operators: [{ id: 'o', name, url: '' }],
    ports,
    stations: [...new Set(ports.map(({ stationId }) => stationId))].map((id) => ({
      id,
      name,
      position: [25, 37] as const,
      portIds: ports.filter(({ stationId }) => stationId === id).map((port) => port.id),
    })),
    lines: ['l0', 'l1', 'l2'].map((id) => ({
      id,
      operatorId: 'o',
      name,
      vesselKind: 'conventional',
    })),
    trips,
    services,
    transfers: chance(0.7)
      ? [
          { from: 'paros-parikia', to: 'paros-pounta', minutes: 25 },
          { from: 'paros-pounta', to: 'paros-parikia', minutes: 35 },
        ].filter(({ from }) => portIds.includes(from))
      : [],
    fares,
    vehicleFares,
    seasons: [],
    shapes: new Map(),
  };

  const wishes: IslandWish[] = islands.map((island) => {
    const minNights = whole(1, 2);
    return { island, minNights, maxNights: minNights + whole(0, 1), required: chance(0.7) };
  });
  const optional = wishes.filter(({ required }) => !required).length;
  const least = wishes.reduce((sum, wish) => sum + (wish.required ? wish.minNights : 0), 0);
  const days = least + 1 + whole(1, 4);
  const hasFlight = chance(0.4);
  const lastDay = addDays(firstDay, days - 1);
  const request: PlanRequest = {
    start: chance(0.2)
      ? { airport: 'JNX' }
      : chance(0.2) && islandCount > 1
        ? { place: 'paros' }
        : { place: 'piraeus' },
    end: hasFlight
      ? chance(0.25) && islandCount > 1
        ? { airport: 'PAS' }
        : { airport: 'ATH' }
      : { place: chance(0.2) ? 'naxos' : 'piraeus' },
    firstDay,
    lastDay,
    islands: wishes,
    ...(chance(0.5)
      ? { choose: chance(0.5) ? ('as-many-as-fit' as const) : whole(0, optional) }
      : {}),
    ...(chance(0.15)
      ? {
          order: islands
            .map((island) => ({ island, rank: random() }))
            .sort((a, b) => a.rank - b.rank)
            .map(({ island }) => island),
        }
      : {}),
    locks: [],
    wishes: {
      priority: pick(['cheapest', 'balanced', 'least-sea'] as const),
      fewEarlyMornings: chance(0.4),
      noLateArrivals: chance(0.4),
      pace: pick(['easy', 'steady', 'brisk'] as const),
    },
    party: {
      adults: whole(1, 3),
      children: whole(0, 2),
      ...(chance(0.2) ? { vehicle: 'car' as const } : {}),
    },
  };
  if (!hasFlight || !request.end.airport) return { feed, request };
  const airport = request.end.airport;
  const day = addDays(lastDay, -whole(0, 1));
  return {
    feed,
    request: {
      ...request,
      flight: {
        airport,
        departure: `${day}T${String(whole(6, 23)).padStart(2, '0')}:${pick(['00', '45'])}`,
        ...(chance(0.5) ? { bufferMinutes: whole(30, 400) } : {}),
      },
    },
  };
}
