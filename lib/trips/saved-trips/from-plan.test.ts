import { momentOf } from '@/lib/foundation/time/epoch-minutes';
import { readPlan } from '@/lib/sea/planner/plan-request/read-plan';
import { solve } from '@/lib/sea/planner/solver/solve';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { boatsBetween, placesOfGateway } from './boats';
import { tripFromPlan } from './from-plan';
import { lastDay, stopDates, withFittingLegs } from './rules';
import { tripDocument } from './schema';
import { originsOfSailings } from './stored-fares';

const network = ferryNetwork();
const fitting = (trip: ReturnType<typeof tripFromPlan>) =>
  withFittingLegs(
    trip,
    (port) => network.ports.get(port)?.stationId,
    (gateway) => placesOfGateway(network, gateway),
  );

const party = { adults: 2, children: 0, vehicle: null };

/** Plans of the shipped pattern: by day, over night, from and to airports. */
const queries = [
  { start: 'piraeus', end: 'piraeus', islands: 'naxos:2,paros:2,milos:2', lock: [] },
  { start: 'ATH', end: 'JTR', islands: 'naxos:2-3,amorgos:2,santorini:2', lock: [] },
  { start: 'naxos', end: 'rafina', islands: 'naxos:1,donousa:2,tinos:1', lock: [] },
].map((query) => ({
  ...query,
  firstDay: '2027-07-05',
  lastDay: '2027-07-20',
  adults: '2',
  children: '1',
}));

describe.each(queries)('a plan from $start to $end, saved as a trip', (query) => {
  const reading = readPlan(query, network.timetable, momentOf('2027-01-01T12:00Z'));
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  const outcome = solve(network.timetable, reading.request, { now: () => 0 });
  if (outcome.kind !== 'plan') throw new Error(outcome.kind);
  const { plan } = outcome;
  const trip = tripFromPlan(plan, reading.request, network, 'Summer');

  it('has its islands, nights and days', () => {
    expect(trip.stops.map(({ island, nights }) => ({ island, nights }))).toEqual(
      plan.stays.map(({ island, nights }) => ({ island, nights })),
    );
    expect(stopDates(trip)).toEqual(plan.stays.map(({ arrive, leave }) => ({ arrive, leave })));
    expect(lastDay(trip)).not.toBeNull();
  });

  it('has its boats, which all match, and can be saved', () => {
    const boats = trip.legs.flatMap(({ sailings }) => sailings);
    expect(boats).toHaveLength(plan.totals.boats);
    expect(boats.every(({ isTypical }) => isTypical)).toBe(true);
    expect(fitting(trip)).toEqual({ document: trip, dropped: 0 });
    expect(tripDocument.parse(trip)).toEqual(trip);
    const origins = originsOfSailings(boats);
    expect(origins.length).toBeGreaterThan(0);
    for (const { basis, asOf } of origins) {
      expect(basis).toMatch(/^(estimate|published)$/);
      expect(asOf).toMatch(/^20\d\d/);
    }
    expect([trip.startGateway, trip.endGateway]).toEqual([query.start, query.end]);
  });
});

describe('boats of a day', () => {
  it('are journeys of that day, by departure, limited in number', () => {
    const options = boatsBetween(network, 'naxos', 'milos', '2027-07-14', party);
    expect(options.length).toBeGreaterThan(0);
    expect(options.length).toBeLessThanOrEqual(8);
    const departures = options.map(({ sailings }) => sailings[0]?.departsAt ?? '');
    expect(departures).toEqual(departures.toSorted());
    expect(new Set(options.map(({ key }) => key)).size).toBe(options.length);
    for (const { sailings, cents, transfers } of options) {
      expect(sailings).toHaveLength(transfers + 1);
      expect(cents).toBe(sailings.reduce((sum, boat) => sum + (boat.cents ?? 0), 0));
    }
  });

  it('include every port of an airport', () => {
    const ports = boatsBetween(network, 'ATH', 'tinos', '2027-07-14', party).map(
      ({ sailings }) => sailings[0]?.fromPort,
    );
    expect(ports).toContain('rafina');
    expect(placesOfGateway(network, 'ATH')).toEqual(['rafina', 'lavrio', 'piraeus']);
  });

  it('are empty between equal or unknown places, and on unknown days', () => {
    expect(boatsBetween(network, 'naxos', 'naxos', '2027-07-14', party)).toEqual([]);
    expect(boatsBetween(network, 'naxos', 'JNX', '2027-07-14', party)).toEqual([]);
    expect(boatsBetween(network, 'atlantis', 'naxos', '2027-07-14', party)).toEqual([]);
    expect(boatsBetween(network, 'naxos', 'paros', '2031-07-14', party)).toEqual([]);
  });

  it('exclude boats without space for the vehicle', () => {
    const withCar = boatsBetween(network, 'sifnos', 'naxos', '2027-08-07', {
      ...party,
      vehicle: 'car',
    });
    const boats = withCar.flatMap(({ sailings }) => sailings);
    expect(boats.length).toBeGreaterThan(0);
    for (const { sailing } of boats) {
      expect(network.trips.get(sailing ?? '')?.takesVehicles).toBe(true);
    }
    const onFoot = boatsBetween(network, 'sifnos', 'naxos', '2027-08-07', party);
    expect(onFoot.map(({ key }) => key)).not.toEqual(withCar.map(({ key }) => key));
  });

  it('have the child fare of the timetable, or half the adult fare', () => {
    const [line] = network.lines.keys();
    const withChildFares = {
      ...network,
      childFare: ({ lineId }: { lineId: string }) => (lineId === line ? 700 : null),
    };
    const boats = boatsBetween(withChildFares, 'piraeus', 'naxos', '2027-07-14', {
      ...party,
      children: 2,
    });
    for (const { childCents, sailing } of boats.flatMap(({ sailings }) => sailings)) {
      const isOfLine = network.trips.get(sailing ?? '')?.lineId === line;
      expect(childCents).toBe(isOfLine ? 700 : null);
    }
  });
});
