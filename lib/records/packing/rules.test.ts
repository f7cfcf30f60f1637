import { islands } from '@/lib/records/islands/data';
import { climateStations, islandStation } from '@/lib/records/weather/climate';
import { activities, type PackingQuestion, usualQuestion } from './question';
import { leftOut, packingOf } from './rules';
import { holds, things } from './things';
import { factsOfTrip } from './weather-of';

const listFor = (changes: Partial<PackingQuestion>) => {
  const question = { ...usualQuestion, ...changes };
  const facts = factsOfTrip(question, islands);
  const all = packingOf(facts, question.without).flatMap(({ things: packed }) => packed);
  return new Map(all.map((thing) => [thing.id, thing]));
};

describe('the list', () => {
  it('has stable unique ids and texts in both languages', () => {
    expect(new Set(things.map(({ id }) => id)).size).toBe(things.length);
    for (const { id, hold, text } of things) {
      expect([id, /^[a-z-]{2,30}$/.test(id), holds.includes(hold)]).toEqual([id, true, true]);
      expect([id, text.en.length > 3, /\p{Script=Greek}/u.test(text.el)]).toEqual([id, true, true]);
    }
  });

  it('for July has sun and wind protection, and no coat', () => {
    const list = listFor({ month: 7, islands: ['naxos'] });
    expect([...list.keys()]).toEqual(
      expect.arrayContaining(['windproof', 'hat', 'sunscreen', 'swimwear', 'shorts']),
    );
    expect(list.has('coat') || list.has('rain')).toBe(false);
    expect(list.get('windproof')?.why).toEqual({ key: 'meltemi' });
  });

  it('for January has a coat by the coolest night of its islands, and no sunscreen', () => {
    const list = listFor({ month: 1, islands: ['paros', 'santorini'], doing: [] });
    const lows = (['paros', 'santorini'] as const).map(
      (slug) => climateStations.find(({ id }) => id === islandStation[slug])?.months[0]?.low ?? 99,
    );
    expect(list.get('coat')?.why).toEqual({ key: 'nights', degrees: Math.min(...lows) });
    expect(list.has('sunscreen') || list.has('windproof') || list.has('swimwear')).toBe(false);
    // 71 mm on Paros; the table of Santorini prints none.
    expect(list.get('rain')?.why).toEqual({ key: 'rain', millimetres: 71 });
  });

  it('recognises small islands by population, and none without islands', () => {
    expect(listFor({ islands: ['naxos', 'schinoussa', 'anafi'] }).get('cash')?.why).toEqual({
      key: 'cash',
      islands: expect.arrayContaining(['schinoussa', 'anafi']),
    });
    expect(listFor({ islands: ['naxos'] }).get('cash')?.why).toEqual({ key: 'bus' });
    expect(listFor({}).get('cash')?.why).toEqual({ key: 'bus' });
    expect(listFor({ islands: ['iraklia'] }).has('torch')).toBe(true);
    expect(listFor({ islands: ['naxos'] }).has('torch')).toBe(false);
  });

  it.each([...activities])('%s adds its items', (doing) => {
    const [without, withIt] = [
      listFor({ month: 1, doing: [] }),
      listFor({ month: 1, doing: [doing] }),
    ];
    expect(withIt.size).toBeGreaterThan(without.size);
    for (const id of without.keys()) expect([id, withIt.has(id)]).toEqual([id, true]);
  });

  it('counts clothes for at most a week, and then adds soap', () => {
    expect(listFor({ nights: 3 }).get('shirts')?.count).toBe(3);
    expect(listFor({ nights: 21 }).get('shirts')?.count).toBe(7);
    expect([listFor({ nights: 7 }).has('soap'), listFor({ nights: 8 }).has('soap')]).toEqual([
      false,
      true,
    ]);
  });

  it('counts small children', () => {
    const list = listFor({ children: 2, babies: 1, doing: ['beach', 'drive'] });
    expect([
      list.get('floats')?.count,
      list.get('uv-shirt')?.count,
      list.get('child-seat')?.count,
    ]).toEqual([2, 3, 3]);
    expect(list.get('nappies')?.count).toBe(18);
    expect(listFor({}).has('games')).toBe(false);
  });

  it('omits removed items, and reports which', () => {
    const question = { ...usualQuestion, without: ['book', 'coat', 'no-such-thing'] };
    expect(listFor(question).has('book')).toBe(false);
    // A coat is never on a list for July, so leaving it out removes nothing.
    expect(leftOut(factsOfTrip(question, islands), question.without).map(({ id }) => id)).toEqual([
      'book',
    ]);
  });
});
