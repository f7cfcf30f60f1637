import { distanceKm } from '@/lib/foundation/geo/rules';
import { allIslands } from '@/lib/records/islands/queries';
import { busLines, gateways } from './data';
import { operators } from './data/operators';
import { transferSources } from './data/sources';
import {
  allTransfers,
  busLinesOf,
  mainTownOf,
  operatorOf,
  sourcesOf,
  stopOf,
  transferById,
  transfersAt,
  transfersOn,
  waysToTown,
} from './queries';
import {
  busLineSchema,
  fareSchema,
  gatewaySchema,
  operatorSchema,
  type Stop,
  type StopRef,
  stopRefSchema,
  transferSchema,
  transferSourceSchema,
} from './schema';

const transfers = allTransfers();
const islands = allIslands();

/** Kilometres as the crow flies. */
function straight(from: StopRef, to: StopRef): number {
  const lonLat = ({ position }: Stop): [number, number] => [position.lon, position.lat];
  return distanceKm(lonLat(stopOf(from)), lonLat(stopOf(to)));
}

const harbours = islands.flatMap(({ slug, ports, airport }) => [
  ...ports.map(({ id }) => ({ island: slug, stop: `${slug}:port:${id}` as StopRef })),
  ...(airport
    ? [{ island: slug, stop: `${slug}:airport:${airport.iata.toLowerCase()}` as StopRef }]
    : []),
]);

describe('connections', () => {
  it.each(transfers)('$id is a valid connection', (transfer) => {
    expect(transferSchema.safeParse(transfer).error?.issues).toBeUndefined();
  });

  it('have unique ids', () => {
    const ids = transfers.map(({ id }) => id);
    expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
    expect(transferById('santorini-athinios-to-fira-by-bus')?.operator).toBe('ktelSantorini');
    expect(transferById('no-such-connection')).toBeUndefined();
  });

  it.each(transfers)('$id joins known stops', ({ from, to }) => {
    expect(stopOf(from).name.el).toMatch(/\p{Script=Greek}/u);
    expect(stopOf(to).name.el).toMatch(/\p{Script=Greek}/u);
  });

  it.each(harbours)('lead from $stop to the main town', ({ island, stop }) => {
    const ways = waysToTown(island, stop);
    expect(ways).not.toEqual([]);
    expect(ways.map(({ minutes }) => minutes[0])).toEqual(
      ways.map(({ minutes }) => minutes[0]).toSorted((a, b) => a - b),
    );
  });

  it.each(['piraeus', 'rafina', 'lavrio'])('lead from Athens and its airport to %s', (port) => {
    const here: StopRef = `attica:gateway:${port}`;
    const from = transfersAt(here).map((transfer) => transfer.from);
    expect(new Set(from)).toEqual(
      new Set(['attica:gateway:athens', 'attica:gateway:athens-airport']),
    );
  });

  it('are listed by island, boats from both ends', () => {
    const boat = transfers.find(({ id }) => id === 'paros-pounta-to-antiparos-port-by-boat');
    expect(transfersOn('paros')).toContain(boat);
    expect(transfersOn('antiparos')).toContain(boat);
    expect(transfersOn('naxos')).not.toContain(boat);
  });

  it('have a plausible road distance', () => {
    const odd = transfers.filter(({ from, to, roadKm }) => {
      if (roadKm === null) return false;
      const crow = straight(from, to);
      return roadKm < crow * 0.97 || roadKm > crow * 3.6 + 1;
    });
    expect(odd.map(({ id, from, to }) => `${id}: ${straight(from, to).toFixed(1)} km`)).toEqual([]);
  });

  it('have a plausible duration for walking and driving', () => {
    const kmPerHour = { walk: [1, 6.5], bus: [6, 55], taxi: [6, 75] } as Record<string, number[]>;
    const odd = transfers.filter(({ kind, roadKm, minutes: [least, most], from, to }) => {
      const [slow, quick] = kmPerHour[kind] ?? [];
      if (slow === undefined || quick === undefined) return false;
      const km = roadKm ?? straight(from, to);
      // Without a length the shorter time is to the edge of the place, the longer to its middle.
      const fastest = (km / (roadKm === null && kind === 'walk' ? most : least)) * 60;
      const slowest = (km / most) * 60;
      return fastest > quick || (roadKm !== null && slowest < slow);
    });
    expect(odd.map(({ id }) => id)).toEqual([]);
  });

  it('have a plausible price', () => {
    const most = { bus: 600, metro: 1000, launch: 500, boat: 1000, 'cable-car': 1000 } as Record<
      string,
      number
    >;
    for (const { id, kind, price } of transfers) {
      if (!price || kind === 'walk') continue;
      const { low, high, per } = price;
      expect({ id, fits: high <= (most[kind] ?? 100_00) && high <= low * 3 }).toEqual({
        id,
        fits: true,
      });
      expect({ id, per }).toEqual({ id, per: kind === 'taxi' ? 'vehicle' : 'person' });
    }
  });

  it('have a date for each price, unless it is free or has an undated source', () => {
    const fares = [...transfers, ...busLines].flatMap(({ id, price }) =>
      price ? { id, ...price } : [],
    );
    const undated = fares.filter(({ basis, asOf }) => basis !== 'free' && asOf === null);
    expect(undated.filter(({ basis }) => basis !== 'published')).toEqual([]);
    // A new price without a date needs a source that has one.
    expect(undated.length).toBeLessThanOrEqual(13);
    expect(fareSchema.safeParse({ ...fares[1], basis: 'estimate', asOf: null }).success).toBe(
      false,
    );
  });

  it('have the cable car of Santorini at its price of 2025', () => {
    const { price, note } = transferById('santorini-gialos-to-fira-by-cable-car') ?? {};
    expect(price).toMatchObject({ low: 1000, high: 1000, basis: 'published', asOf: '2025' });
    expect(note?.en).toContain('€5');
    expect(note?.el).toMatch(/5\s€/);
  });

  it('never invent a place', () => {
    expect(() => stopOf('naxos:port:atlantis')).toThrow('atlantis');
    expect(stopRefSchema.safeParse('atlantis:port:quay').success).toBe(false);
    expect(mainTownOf('milos')).toBe('milos:village:plaka');
  });
});

describe('bus lines', () => {
  it.each(busLines)('$id is a valid bus line', (line) => {
    expect(busLineSchema.safeParse(line).error?.issues).toBeUndefined();
  });

  it('have unique ids', () => {
    expect(new Set(busLines.map(({ id }) => id)).size).toBe(busLines.length);
  });

  it('exist for every island with a public bus to its port', () => {
    const without = islands.filter(
      ({ slug }) =>
        busLinesOf(slug).length === 0 &&
        transfersOn(slug).some(({ kind, runs }) => kind === 'bus' && runs === 'year-round'),
    );
    expect(without.map(({ slug }) => slug)).toEqual([]);
  });
});

describe('their references', () => {
  const records = [...transfers, ...busLines];

  it.each(Object.entries(operators))('operator %s', (_id, operator) => {
    expect(operatorSchema.safeParse(operator).error?.issues).toBeUndefined();
  });

  it.each(Object.entries(transferSources))('source %s', (_id, source) => {
    expect(transferSourceSchema.safeParse(source).error?.issues).toBeUndefined();
  });

  it.each(Object.entries(gateways))('gateway %s', (_id, gateway) => {
    expect(gatewaySchema.safeParse(gateway).error?.issues).toBeUndefined();
  });

  it('exists and is used', () => {
    for (const record of records) {
      expect(sourcesOf(record)).toHaveLength(record.sources.length);
      if (record.operator) expect(operatorOf(record.operator)).toBeDefined();
    }
    const used = new Set(records.flatMap(({ sources }) => sources));
    expect(Object.keys(transferSources).filter((id) => !used.has(id))).toEqual([]);
    const running = new Set(records.map(({ operator }) => operator));
    expect(Object.keys(operators).filter((id) => !running.has(id))).toEqual([]);
  });

  it('is in both languages, Greek in Greek letters', () => {
    // Names written in Latin letters on signs in Greece too.
    const allowed = /Sea Bus|Milos Buses|Amorgos Bus Company/g;
    const greek = records.flatMap((record) => JSON.stringify(record).match(/"el":"[^"]*"/g) ?? []);
    expect(greek.length).toBeGreaterThan(150);
    expect(greek.filter((text) => /[a-z]{2,}/i.test(text.slice(6).replace(allowed, '')))).toEqual(
      [],
    );
  });
});
