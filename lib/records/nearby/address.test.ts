import fc from 'fast-check';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { nearbyAddress, readNearby, shownWithin, withinLimits } from './address';
import { placeKinds } from './types';

describe('readNearby', () => {
  it('reads a position, kinds and a distance', () => {
    const { query, faults } = readNearby({ at: '37.10,25.37', kind: 'beach,sight', within: '10' });
    expect(query).toEqual({
      at: { lat: 37.1, lon: 25.37 },
      island: undefined,
      kinds: ['beach', 'sight'],
      within: 10,
    });
    expect(faults).toEqual([]);
  });

  it('reads form data: repeated kinds, an empty field, a decimal comma', () => {
    const { query, faults } = readNearby({
      island: 'naxos',
      kind: ['port', 'beach'],
      within: '2,5',
      at: '',
    });
    expect(query).toMatchObject({ island: 'naxos', kinds: ['beach', 'port'], within: 2.5 });
    expect(faults).toEqual([]);
  });

  it.each(['37.1036, 25.3766', '37.1036 25.3766', ' 37.1036;25.3766 ', '+37.1036,25.3766'])(
    'accepts the position %s',
    (at) => {
      expect(readNearby({ at }).query.at).toEqual({ lat: 37.1036, lon: 25.3766 });
    },
  );

  it.each(['91,25', '37,181', '37.1', 'naxos', '37,1,25,3', 'NaN,25', '1e2,25', '37.1,25.3x'])(
    'rejects the position %s, reports the field and keeps the input',
    (at) => {
      const { query, faults, typed } = readNearby({ at, island: 'paros' });
      expect(query).toMatchObject({ at: undefined, island: 'paros' });
      expect(faults).toEqual(['at']);
      expect(typed.at).toBe(at);
    },
  );

  it.each(['0', '0.4', '100.5', '101', '-5', 'ten', '1e1', '1.234'])(
    'rejects the distance %s',
    (within) => {
      const { query, faults } = readNearby({ at: '37,25', within });
      expect(query.within).toBeUndefined();
      expect(faults).toEqual(['within']);
    },
  );

  it('accepts miles from the form, and shows them again', () => {
    const reading = readNearby({ at: '37,25', miles: '6', within: '1' });
    expect(reading.query.within).toBe(9.66);
    expect(shownWithin(reading, 'imperial', 'en')).toBe('6');
    expect(shownWithin(reading, 'metric', 'en')).toBe('9.66');
    expect(shownWithin(reading, 'metric', 'el')).toBe('9,66');
    expect(shownWithin(readNearby({ at: '37,25' }), 'imperial', 'en')).toBe('6.2');
    expect(shownWithin(readNearby({ island: 'naxos' }), 'imperial', 'en')).toBe('');
    const wrong = readNearby({ at: '37,25', miles: '63' });
    expect(wrong.faults).toEqual(['within']);
    expect(shownWithin(wrong, 'imperial', 'en')).toBe('63');
    expect(['0.4', '62'].map((miles) => readNearby({ miles }).faults)).toEqual([[], []]);
  });

  it('reports every fault in the order of the page', () => {
    const { faults } = readNearby({ within: 'x', kind: 'zoo', at: 'x', island: 'atlantis' });
    expect(faults).toEqual(['island', 'at', 'within', 'kind']);
  });

  it('truncates a parameter to the length of its field', () => {
    expect(readNearby({ at: 'x'.repeat(5000) }).typed.at).toHaveLength(60);
  });
});

describe('nearbyAddress', () => {
  it('is read back as the same query, to 11 m', () => {
    const query = fc.record({
      at: fc.option(
        fc.record({
          lat: fc.integer({ min: -900_000, max: 900_000 }).map((n) => n / 1e4),
          lon: fc.integer({ min: -1_800_000, max: 1_800_000 }).map((n) => n / 1e4),
        }),
        { nil: undefined },
      ),
      island: fc.option(fc.constantFrom(...islandSlugs), { nil: undefined }),
      kinds: fc.subarray([...placeKinds]),
      within: fc.option(
        fc.integer({ min: withinLimits.min * 10, max: withinLimits.max * 10 }).map((n) => n / 10),
        { nil: undefined },
      ),
    });
    fc.assert(
      fc.property(query, (question) => {
        const address = nearbyAddress('/nearby', question);
        const read = readNearby(Object.fromEntries(new URLSearchParams(address.split('?')[1])));
        expect(read.faults).toEqual([]);
        expect(read.query).toEqual({
          ...question,
          // A position wins; minus zero is zero.
          at: question.at && { lat: question.at.lat + 0, lon: question.at.lon + 0 },
          island: question.at ? undefined : question.island,
        });
      }),
    );
  });

  it('is as short as it can be', () => {
    const nothing = { at: undefined, island: undefined, kinds: [], within: undefined };
    expect(nearbyAddress('/el/nearby', nothing)).toBe('/el/nearby');
    expect(nearbyAddress('/nearby', { ...nothing, at: { lat: 37.1, lon: 25.37 } })).toBe(
      '/nearby?at=37.1000,25.3700',
    );
  });
});
