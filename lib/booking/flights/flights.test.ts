import { readFileSync } from 'node:fs';
import path from 'node:path';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { allIslands } from '@/lib/records/islands/queries';
import { airports } from './data/airports';
import { onward } from './data/onward';
import { flightSources } from './data/sources';
import {
  airportOf,
  allAirlines,
  allAirports,
  flightParts,
  flightSourcesOf,
  onwardTo,
} from './queries';
import { airlineSchema, airportFactsSchema, flightSourceSchema, onwardSchema } from './schema';

const islands = allIslands();
const withAirport = islands.filter(({ airport }) => airport).map(({ slug }) => slug);

/** Stops of each sailing of the typical timetable, in their order. */
function sailings(): string[][] {
  const file = path.join(process.cwd(), 'lib/sea/timetable/typical/gtfs/stop_times.txt');
  const trips = new Map<string, { stop: string; at: number }[]>();
  for (const row of readFileSync(file, 'utf8').trim().split('\n').slice(1)) {
    const [trip = '', , , stop = '', at = ''] = row.split(',');
    trips.set(trip, [...(trips.get(trip) ?? []), { stop, at: Number(at) }]);
  }
  return [...trips.values()].map((stops) =>
    stops.toSorted((a, b) => a.at - b.at).map(({ stop }) => stop),
  );
}

describe('airports', () => {
  it.each(airports)('$iata is a valid airport', (airport) => {
    expect(airportFactsSchema.safeParse(airport).error?.issues).toBeUndefined();
  });

  it('are those of the island records, and Athens', () => {
    const own = islands.flatMap(({ airport }) => (airport ? [airport.iata] : []));
    expect(
      allAirports()
        .map(({ iata }) => iata)
        .toSorted(),
    ).toEqual([...own, 'ATH'].toSorted());
    expect(airportOf('naxos')).toMatchObject({ iata: 'JNX', position: { lat: 37.0811 } });
    expect(airportOf('ios')).toBeUndefined();
  });

  it('on the islands all have flights from Athens all year', () => {
    for (const { iata, services } of airports.filter(({ island }) => island)) {
      const daily = services.some((one) => one.fromAthens && one.season === 'year-round');
      expect({ iata, daily }).toEqual({ iata, daily: true });
    }
  });

  it('refer to airlines and sources that exist', () => {
    const known = new Set(allAirlines().map(({ id }) => id));
    for (const { sources, services } of airports) {
      expect(flightSourcesOf({ sources })).toHaveLength(sources.length);
      for (const service of services) {
        expect(known).toContain(service.airline);
        expect(flightSourcesOf(service)).toHaveLength(service.sources.length);
      }
    }
  });
});

describe('airlines', () => {
  it.each(allAirlines())('$name is a valid airline', ({ id: _id, ...airline }) => {
    expect(airlineSchema.safeParse(airline).error?.issues).toBeUndefined();
    expect(flightSourcesOf(airline)).toHaveLength(airline.sources.length);
  });

  it('each have a route to the Cyclades', () => {
    const flying = new Set(
      airports.flatMap(({ services }) => services.map(({ airline }) => airline)),
    );
    expect(allAirlines().filter(({ id }) => !flying.has(id))).toEqual([]);
  });

  it('have unique codes', () => {
    const codes = allAirlines().map(({ iata }) => iata);
    expect(new Set(codes).size).toBe(codes.length);
  });
});

describe('an island without an airport', () => {
  const boats = sailings();
  const without = islandSlugs.filter((slug) => !withAirport.includes(slug));

  it.each(onward)('$island by $iata and $port has a direct boat', (way) => {
    expect(onwardSchema.safeParse(way).error?.issues).toBeUndefined();
    const direct = boats.some((stops) => {
      const start = stops.indexOf(way.port);
      return start >= 0 && stops.slice(start + 1).some((stop) => stop.startsWith(`${way.island}-`));
    });
    expect(direct).toBe(true);
  });

  it.each(without)('%s has an airport to use', (slug) => {
    const places = onwardTo(slug);
    expect(places).not.toEqual([]);
    expect(airports.map(({ iata }) => iata)).toEqual(
      expect.arrayContaining(places.map(({ iata }) => iata)),
    );
  });

  it.each(withAirport)('%s has its own airport', (slug) => {
    expect(onwardTo(slug)).toEqual([]);
  });
});

describe('the journey by air', () => {
  it.each(withAirport)('to %s has five parts from Syntagma to the main town', (slug) => {
    const parts = flightParts(slug) ?? [];
    expect(parts.map(({ kind }) => kind)).toEqual([
      'to-airport',
      'before-flight',
      'flight',
      'baggage',
      'to-town',
    ]);
    const [least, most] = [0, 1].map((at) =>
      parts.reduce((sum, { minutes }) => sum + (minutes[at] ?? 0), 0),
    );
    expect(least).toBeGreaterThan(150);
    expect(most).toBeLessThan(270);
    expect(parts[0]?.price).toMatchObject({ low: 900, basis: 'published', asOf: '2026-08' });
    expect(parts[2]).toMatchObject({ isEstimate: true, price: { basis: 'estimate' } });
  });

  it('is missing for an island without an airport', () => {
    expect(flightParts('ios')).toBeUndefined();
  });
});

describe('sources', () => {
  it.each(Object.entries(flightSources))('%s', (_id, source) => {
    expect(flightSourceSchema.safeParse(source).error?.issues).toBeUndefined();
  });

  it('are all used', () => {
    const used = new Set(
      [...airports, ...airports.flatMap(({ services }) => services), ...allAirlines()].flatMap(
        ({ sources }) => sources,
      ),
    );
    expect(Object.keys(flightSources).filter((id) => !used.has(id))).toEqual([]);
  });
});
