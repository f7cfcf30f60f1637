import type { RawQuery } from '@/lib/foundation/http/raw-query';
import { addDays } from '@/lib/foundation/time/days';
import { epochMinutesOf } from '@/lib/foundation/time/epoch-minutes';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { answerSearch } from './answer';
import { readSearch } from './read-search';
import { searchResult } from './search-result';

const network = ferryNetwork();
/** Before the first day of the timetable: all of it is still to come. */
const at = epochMinutesOf(`${network.info.start}T00:00Z`) - 1440;

function ask(query: RawQuery) {
  const reading = readSearch(query, network, () => undefined);
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  const [crossing] = answerSearch(searchResult(network, reading.search, at), '', 'en').crossings;
  if (!crossing) throw new Error('No crossing');
  return crossing;
}

/** 9 July 2027 is a Friday: a boat of its service leaves Naxos at 24:10 for Ios and Santorini. */
const friday = { from: 'naxos', to: 'santorini', date: '2027-07-09' };
const saturday = { ...friday, date: '2027-07-10' };

describe('a boat at 00:10 on Saturday', () => {
  it('states that it leaves in the night from Friday to Saturday', () => {
    const boat = ask(saturday).journeys.find(({ departure }) => departure.includes('T00:10'));
    expect(boat).toMatchObject({
      departure: '2027-07-10T00:10+03:00',
      night: { evening: '2027-07-09', morning: '2027-07-10' },
      legs: [{ serviceDay: '2027-07-09' }],
    });
    for (const { departure, night } of ask(saturday).journeys) {
      expect(night !== null).toBe(departure.slice(11, 16) < '05:00');
    }
  });

  it('is found in a search for Friday, beside the boats of the day', () => {
    const { journeys, afterMidnight } = ask(friday);
    expect(journeys.every(({ departure }) => departure.startsWith('2027-07-09'))).toBe(true);
    const direct = afterMidnight.filter(({ transfers }) => transfers === 0);
    expect(direct.map(({ departure }) => departure)).toEqual(['2027-07-10T00:10+03:00']);
  });

  it('is not found if the party may not board it, or can travel on Friday only', () => {
    expect(ask({ ...friday, kind: 'high-speed' }).afterMidnight).toEqual([]);
    expect(ask({ ...friday, direct: '1' }).afterMidnight).toHaveLength(1);
    expect(ask({ ...friday, after: '06:00' }).afterMidnight).toEqual([]);
  });
});

it('has the same boats after midnight as the start of the next day', () => {
  const ways = [
    ['santorini', 'anafi'],
    ['milos', 'piraeus'],
    ['ios', 'santorini'],
    ['syros', 'piraeus'],
    ['naxos', 'paros'],
    ['iraklia', 'amorgos'],
  ] as const;
  let found = 0;
  for (const [from, to] of ways) {
    for (let date = '2027-05-24'; date < '2027-06-07'; date = addDays(date, 1)) {
      const next = ask({ from, to, date: addDays(date, 1) });
      const early = next.journeys.filter(({ departure }) => departure.slice(11, 16) < '05:00');
      const { afterMidnight } = ask({ from, to, date });
      expect(afterMidnight.map(({ id }) => id)).toEqual(early.map(({ id }) => id));
      found += early.length;
    }
  }
  expect(found).toBeGreaterThan(10);
});
