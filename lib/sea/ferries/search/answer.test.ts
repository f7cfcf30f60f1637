import { z } from 'zod';
import type { RawQuery } from '@/lib/foundation/http/raw-query';
import { epochMinutesOf } from '@/lib/foundation/time/epoch-minutes';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { answerSearch } from './answer';
import { searchAnswer } from './answer-schema';
import { readSearch } from './read-search';
import { searchResult } from './search-result';

const network = ferryNetwork();

/** Before the first day of the timetable: all of it is still to come. */
const at = epochMinutesOf(`${network.info.start}T00:00Z`) - 1440;

function ask(query: RawQuery) {
  const reading = readSearch(query, network, () => undefined);
  if (!reading.ok) throw new Error(JSON.stringify(reading.faults));
  return answerSearch(searchResult(network, reading.search, at), 'label', 'en');
}

describe('the response to a search', () => {
  it.each<RawQuery>([
    { from: 'piraeus', to: 'folegandros', date: '2027-07-14', vehicle: 'car', passengers: '2' },
    { from: 'kea', to: 'anafi', date: '2027-07-14' },
    { from: 'paros', to: 'antiparos', date: '2027-01-20', return: '2027-01-21' },
    { from: 'amorgos', to: 'milos', date: '2027-05-05', leg: 'milos~kimolos~2027-05-08' },
  ])('matches the schema, %j', (query) => {
    expect(z.strictObject(searchAnswer.shape).safeParse(ask(query)).error).toBeUndefined();
  });

  it('says when to be at the port, earlier with a vehicle, and not in a short change', () => {
    const minutesBefore = (query: RawQuery) =>
      ask({ from: 'piraeus', to: 'folegandros', date: '2027-07-14', ...query })
        .crossings.flatMap(({ journeys }) => journeys)
        .flatMap(({ legs }) => legs.filter((leg) => leg.kind === 'sea').slice(0, 1))
        .map(
          ({ atPort, departure }) => (Date.parse(departure) - Date.parse(atPort ?? '')) / 60_000,
        );
    expect(Math.min(...minutesBefore({}))).toBeGreaterThanOrEqual(30);
    expect(Math.min(...minutesBefore({ vehicle: 'car' }))).toBeGreaterThan(
      Math.min(...minutesBefore({})),
    );
    const changes = ask({ from: 'kea', to: 'anafi', date: '2027-07-14' })
      .crossings.flatMap(({ journeys }) => journeys)
      .flatMap(({ legs }) => legs.flatMap((leg, index) => ({ leg, before: legs[index - 1] })));
    for (const { leg, before } of changes) {
      if (leg.kind !== 'sea' || !before || leg.atPort === null) continue;
      expect(leg.atPort >= before.arrival).toBe(true);
    }
  });

  it('contains the values of the feed: times, calls and fares', () => {
    const { crossings } = ask({
      from: 'piraeus',
      to: 'folegandros',
      date: '2027-07-14',
      passengers: '3',
    });
    const journeys = crossings[0]?.journeys ?? [];
    expect(journeys.length).toBeGreaterThan(1);
    for (const { legs, adultCents, totalCents } of journeys) {
      const boats = legs.filter((leg) => leg.kind === 'sea');
      for (const leg of boats) {
        const trip = network.trips.get(leg.tripId);
        const first = trip?.calls.findIndex(({ portId }) => portId === leg.from) ?? -1;
        const calls = trip?.calls.slice(first, first + leg.calls.length) ?? [];
        expect(leg.calls.map(({ port }) => port)).toEqual(calls.map(({ portId }) => portId));
        expect(leg.departure).toBe(athens(leg.serviceDay, calls[0]?.departure ?? -1));
        expect(leg.arrival).toBe(athens(leg.serviceDay, calls.at(-1)?.arrival ?? -1));
        const fare = network.feed.fares.find(
          ({ lineId, from, to }) => lineId === trip?.lineId && from === leg.from && to === leg.to,
        );
        expect(leg.adultCents).toBe(fare?.cents ?? null);
        expect(leg.fare).toEqual(fare?.origin);
        expect(leg.fare?.asOf).toMatch(/^20\d\d/);
      }
      const sum = boats.reduce((all, leg) => all + (leg.adultCents ?? Number.NaN), 0);
      expect(adultCents).toBe(sum);
      expect(totalCents).toBe(3 * sum);
    }
  });

  it('lists every port it uses, and the nearest days without sailings', () => {
    const answer = ask({ from: 'kea', to: 'anafi', date: '2027-07-14' });
    const [crossing] = answer.crossings;
    expect(crossing?.journeys).toEqual([]);
    expect(crossing?.nearestDays).toEqual({ before: '2027-07-13', after: '2027-07-16' });
    expect(Object.keys(answer.ports)).toEqual(
      expect.arrayContaining([...(crossing?.from.ports ?? []), ...(crossing?.to.ports ?? [])]),
    );
  });
});

/** A summer's time of a service day, written without the code under test. */
function athens(day: string, minutes: number): string {
  const date = new Date(Date.parse(`${day}T00:00Z`) + minutes * 60_000);
  return `${date.toISOString().slice(0, 16)}+03:00`;
}
