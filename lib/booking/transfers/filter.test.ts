import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { stopAnchor, transfersAddress } from './address';
import { chooseWays, countWays, readTransfers, relaxTransfers } from './filter';
import { allTransfers, mainTownOf } from './queries';
import { startStops, waysOf, waysToMainTown } from './ways';

const areas = ['attica', ...islandSlugs] as const;

const ridesOf = (starts: ReturnType<typeof chooseWays>) =>
  starts.flatMap(({ ways }) => ways.flatMap(({ rides }) => rides.map(({ transfer }) => transfer)));

describe('anchors of stops', () => {
  it('are stable words, unique for each stop', () => {
    const anchors = startStops().map(stopAnchor);
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(anchors).toEqual(
      expect.arrayContaining(['naxos-chora', 'naxos-airport', 'paros-parikia', 'piraeus']),
    );
    // An island has an anchor of its own.
    expect(anchors.filter((anchor) => areas.some((area) => area === anchor))).toEqual([]);
  });
});

describe('the query of an address', () => {
  it('is read back as it was written', () => {
    const filter = { island: 'paros', from: 'paros:port:pounta', kind: 'bus' } as const;
    const address = transfersAddress(filter);
    expect(address).toBe('/transfers?island=paros&from=paros-pounta&kind=bus');
    const query = Object.fromEntries(new URLSearchParams(address.split('?')[1]));
    expect(readTransfers(query)).toEqual({ filter, ignored: [] });
    expect(transfersAddress({})).toBe('/transfers');
  });

  it('reports unknown values and ignores them', () => {
    expect(
      readTransfers({ island: 'atlantis', from: '%00', kind: ['taxi', 'bus'], utm_source: 'x' }),
    ).toEqual({ filter: { kind: 'taxi' }, ignored: ['island', 'from'] });
    expect(readTransfers({ island: '', from: '', kind: '' })).toEqual({ filter: {}, ignored: [] });
  });

  it('rejects a stop on another island than the requested one', () => {
    expect(readTransfers({ island: 'naxos', from: 'paros-parikia' })).toEqual({
      filter: { island: 'naxos' },
      ignored: ['elsewhere'],
    });
  });
});

describe('connections', () => {
  it('include every connection, those between two islands from both ends', () => {
    const between = allTransfers().filter(
      ({ from, to }) => from.split(':')[0] !== to.split(':')[0],
    );
    const all = ridesOf(chooseWays(areas, {}));
    expect(new Set(all)).toEqual(new Set(allTransfers()));
    expect(all.length - allTransfers().length).toBe(between.filter(({ island }) => island).length);
  });

  it.each(areas)('of %s start there, and nowhere else', (area) => {
    for (const { stop, ways } of waysOf(area)) {
      expect(stop.ref.startsWith(`${area}:`)).toBe(true);
      for (const { from, to, rides } of ways) {
        expect(from).toEqual(stop);
        expect(to.ref).not.toBe(stop.ref);
        expect(rides.length).toBeGreaterThan(0);
      }
    }
  });

  it.each(islandSlugs)('lead to the main town of %s from its main port', (island) => {
    const [first] = waysToMainTown(island);
    expect(first?.to.ref).toBe(mainTownOf(island));
  });

  it('from a stop start at it, also if stored in the other direction', () => {
    const ways = chooseWays(areas, { from: 'attica:gateway:piraeus' }).flatMap(({ ways }) => ways);
    expect(ways.map(({ to }) => to.ref).toSorted()).toEqual([
      'attica:gateway:athens',
      'attica:gateway:athens-airport',
    ]);
    expect(ways.every(({ from }) => from.ref === 'attica:gateway:piraeus')).toBe(true);
  });

  it('of a kind match an independent search', () => {
    for (const kind of ['bus', 'cable-car', 'taxi', 'private'] as const) {
      const found = ridesOf(chooseWays(areas, { kind }));
      expect(new Set(found)).toEqual(new Set(allTransfers().filter((one) => one.kind === kind)));
    }
  });

  it('suggest a filter to remove if there are none', () => {
    const filter = { island: 'naxos', kind: 'cable-car' } as const;
    expect(countWays(chooseWays(areas, filter))).toBe(0);
    const ways = relaxTransfers(areas, filter);
    expect(ways.map(({ field }) => field)).toEqual(['kind', 'island']);
    for (const { filter: relaxed, count } of ways) {
      expect(countWays(chooseWays(areas, relaxed))).toBe(count);
    }
  });
});
