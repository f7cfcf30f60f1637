import { z } from 'zod';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { athensDate, formatClock } from '@/lib/foundation/time/athens';
import { epochMinutesOf } from '@/lib/foundation/time/epoch-minutes';
import { islands } from '@/lib/records/islands/data';
import { crossingResults } from '@/lib/sea/ferries/search/crossing-results';
import { endOf } from '@/lib/sea/ferries/search/ends';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { answerComparison, compareAnswer } from './answer';
import { ferryOrFlight } from './compare';
import { readComparison } from './operation';
import type { DoorPart, Total } from './parts';
import { chooseSails, sailOptions } from './sail';

const network = ferryNetwork();
const summer = '2027-07-14';

/** Before the first day of the timetable, so that all of it is still ahead. */
const at = epochMinutesOf(`${network.info.start}T00:00Z`) - 1440;

const ask = (island: (typeof islandSlugs)[number], date = summer) =>
  ferryOrFlight(network, { island, date }, at);

const sailsOf = (...question: Parameters<typeof ask>) => {
  const { sail } = ask(...question);
  if (sail.state !== 'found') throw new Error(`no boats: ${sail.state}`);
  return sail.options;
};

/** The sums, written without the code under test. */
function expectSums({ parts, minutes, cents, unpriced }: Total & { parts: readonly DoorPart[] }) {
  let [low, high, least, most] = [0, 0, 0, 0];
  for (const part of parts) {
    low += part.minutes[0];
    high += part.minutes[1];
    least += part.cents?.[0] ?? 0;
    most += part.cents?.[1] ?? 0;
  }
  expect([minutes, cents]).toEqual([
    [low, high],
    [least, most],
  ]);
  expect(unpriced).toHaveLength(parts.filter((part) => part.cents === null).length);
}

describe('the journey by boat', () => {
  it.each(islandSlugs)('to %s is the sum of its parts, without gaps', (island) => {
    for (const option of sailsOf(island)) {
      expectSums(option);
      const { journey, parts, leave, arrive, minutes } = option;
      const atSea = parts.filter(({ kind }) => ['boat', 'change', 'road'].includes(kind));
      const sailed = atSea.reduce((sum, part) => sum + part.minutes[0], 0);
      expect(sailed).toBe(journey.arrival - journey.departure);
      // Leaving at the stated time means arriving at the stated time.
      expect(arrive[1] - leave).toBe(minutes[1]);
      expect(parts[0]?.kind).toBe('to-port');
      expect(parts.at(-1)?.kind).toBe('to-town');
      expect(athensDate(leave)).toBe(summer);
    }
  });

  it('costs the fare of the ferry search plus the transport on land', () => {
    for (const { journey, parts, port } of sailsOf('naxos')) {
      const [from, to] = [endOf(network, port), endOf(network, 'naxos')];
      if (!from || !to) throw new Error('the feed has no such place');
      const { offers } = crossingResults(
        network.timetable,
        { from, to, date: summer, purpose: 'outbound' },
        { crossings: [], passengers: 1, sort: 'departure', filter: {} },
      );
      const same = offers.find(
        (offer) =>
          offer.journey.departure === journey.departure &&
          offer.journey.arrival === journey.arrival,
      );
      const boats = parts.filter(({ kind }) => kind === 'boat');
      expect(boats.reduce((sum, { cents }) => sum + (cents?.[0] ?? Number.NaN), 0)).toBe(
        same?.perPerson,
      );
    }
  });

  it('is the first to arrive and the cheapest of all, by an independent search', () => {
    for (const island of ['paros', 'amorgos', 'syros', 'kea'] as const) {
      const options = sailOptions(network, island, summer, at);
      const chosen = chooseSails(options);
      const earliest = chosen.find(({ why }) => why.includes('earliest'));
      const cheapest = chosen.find(({ why }) => why.includes('cheapest'));
      expect(earliest?.arrive[1]).toBe(Math.min(...options.map(({ arrive }) => arrive[1])));
      const priced = options.filter(({ unpriced }) => unpriced.length === 0);
      if (priced.length > 0) {
        expect(cheapest?.cents[0]).toBe(Math.min(...priced.map(({ cents }) => cents[0])));
      }
    }
  });

  it('uses no metro or bus before the first one', () => {
    for (const island of islandSlugs) {
      for (const { parts, leave } of sailOptions(network, island, summer, at)) {
        const isTaxi = parts[0]?.transfer?.kind === 'taxi';
        expect(isTaxi || formatClock(leave) >= '05:30').toBe(true);
      }
    }
  });

  it('omits boats that cannot be reached from the centre', () => {
    const noon = epochMinutesOf(`${summer}T09:00Z`);
    const later = sailOptions(network, 'naxos', summer, noon);
    expect(later.length).toBeGreaterThan(0);
    expect(later.length).toBeLessThan(sailOptions(network, 'naxos', summer, at).length);
    expect(later.every(({ leave }) => leave >= noon)).toBe(true);
  });
});

describe('the journey by air', () => {
  const withAirport = islands.flatMap(({ slug, airport }) => (airport ? [slug] : []));

  it.each(withAirport)('to %s is the sum of its parts', (island) => {
    const { fly, landings } = ask(island);
    if (!fly) throw new Error(`${island} has an airport`);
    expectSums(fly);
    expect(fly.unpriced).toEqual([]);
    expect(fly.airport.island).toBe(island);
    expect(landings).toEqual([]);
  });

  it.each(islandSlugs.filter((slug) => !withAirport.includes(slug)))(
    'to %s, which has no airport, is a flight to another island and a boat',
    (island) => {
      const { fly, landings } = ask(island);
      expect(fly).toBeNull();
      expect(landings.length).toBeGreaterThan(0);
      for (const { iata, boat } of landings) expect(boat === null).toBe(iata === 'ATH');
    },
  );
});

describe('a day', () => {
  it('outside the timetable has no boats, but still the journey by air', () => {
    const { sail, fly } = ask('naxos', '2031-07-14');
    expect(sail).toEqual({ state: 'not-published' });
    expect(fly).not.toBeNull();
    expect(ask('ios', '2031-07-14').landings.every(({ boat }) => boat === null)).toBe(true);
  });

  it('without a boat states the nearest days with boats', () => {
    const { start } = network.info;
    const days = Array.from({ length: 330 }, (_, day) =>
      athensDate(epochMinutesOf(`${start}T09:00Z`) + day * 1440),
    );
    const without = days.find((date) => ask('anafi', date).sail.state === 'no-boats');
    if (!without) throw new Error('Anafi has a boat every day');
    expect(sailOptions(network, 'anafi', without, at)).toEqual([]);
    const { sail } = ask('anafi', without);
    if (sail.state !== 'no-boats') throw new Error(sail.state);
    const near = [sail.before, sail.after].filter((date) => date !== undefined);
    expect(near.length).toBeGreaterThan(0);
    expect(near).not.toContain(without);
  });
});

describe('the query', () => {
  it('reports every fault beside its field', () => {
    const read = (query: Record<string, string>) => readComparison(query, '2026-11-22');
    expect(read({})).toEqual({
      ok: false,
      faults: [
        { field: 'island', fault: 'missing-island' },
        { field: 'date', fault: 'missing-date' },
      ],
    });
    expect(read({ island: 'atlantis', date: '2027-02-30' })).toEqual({
      ok: false,
      faults: [
        { field: 'island', fault: 'unknown-island' },
        { field: 'date', fault: 'not-a-date' },
      ],
    });
    expect(read({ island: 'naxos', date: '2026-11-21' })).toEqual({
      ok: false,
      faults: [{ field: 'date', fault: 'past' }],
    });
    const published = { start: '2026-11-01', end: '2027-10-31' };
    const far = { island: 'naxos', date: '9999-12-31' };
    expect(readComparison(far, '2026-11-22', published)).toEqual({
      ok: false,
      faults: [{ field: 'date', fault: 'not-published' }],
    });
    expect(read(far).ok).toBe(true);
    expect(read({ island: ' Naxos ', date: '2026-11-22' })).toEqual({
      ok: true,
      question: { island: 'naxos', date: '2026-11-22' },
    });
  });
});

describe('the response', () => {
  it.each([
    ['naxos', summer],
    ['ios', summer],
    ['thirasia', '2027-01-20'],
  ] as const)('for %s on %s matches the schema', (island, date) => {
    const answer = answerComparison(ask(island, date), 'label');
    expect(z.strictObject(compareAnswer.shape).safeParse(answer).error).toBeUndefined();
  });
});
