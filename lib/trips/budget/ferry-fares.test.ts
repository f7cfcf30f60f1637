import { addDays, dayOf } from '@/lib/foundation/time/days';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { legPrices, weekOfMonth } from './ferry-fares';
import type { BudgetQuestion } from './question';

const network = ferryNetwork();
const { feed, timetable } = network;
const price = legPrices(network);

const party: BudgetQuestion = {
  stops: [{ island: 'naxos', nights: 3 }],
  adults: 2,
  children: 1,
  when: { kind: 'date', date: '2027-07-14' },
  style: 'middle',
  move: 'bus',
  from: 'athens',
  boats: 'any',
  outings: 0,
};
const athens = new Set(
  ['piraeus', 'rafina', 'lavrio'].flatMap((id) => network.stations.get(id)?.portIds ?? []),
);
const naxos = new Set(network.stations.get('naxos')?.portIds);

/** Fares of one adult from Athens to Naxos by the boats of a day, looked up in the feed, without a search. */
function faresOf(date: string): { adult: number; car: number | null }[] {
  return [...timetable.tripsOn(dayOf(date))].flatMap((index) => {
    const trip = feed.trips[index];
    const board = trip?.calls.findIndex(({ portId, boards }) => athens.has(portId) && boards) ?? -1;
    const alight =
      trip?.calls.findIndex(
        ({ portId, alights }, at) => at > board && naxos.has(portId) && alights,
      ) ?? -1;
    if (!trip || board < 0 || alight < 0) return [];
    const ends = { from: trip.calls[board]?.portId, to: trip.calls[alight]?.portId };
    const isIt = (fare: { lineId: string; from: string; to: string }) =>
      fare.lineId === trip.lineId && fare.from === ends.from && fare.to === ends.to;
    const adult = feed.fares.find(isIt)?.cents;
    const car =
      feed.vehicleFares.find((fare) => isIt(fare) && fare.vehicle === 'car')?.cents ?? null;
    return adult === undefined ? [] : [{ adult, car: trip.takesVehicles ? car : null }];
  });
}

const forParty = ({ adult }: { adult: number }) => 2 * adult + Math.round(adult / 2);

describe('fares of a party from Athens to Naxos', () => {
  const leg = { from: 'gateway', to: 'naxos', date: '2027-07-14' } as const;

  it('lie between the cheapest and the most expensive boat of the day', () => {
    const all = faresOf('2027-07-14').map(forParty);
    const { range, basis } = price(party, leg);
    expect(all.length).toBeGreaterThan(2);
    expect(basis).toBe('day');
    expect(all).toContain(range.low);
    expect(all).toContain(range.high);
    expect(range.low).toBe(Math.min(...all));
    expect(range.low <= range.likely && range.likely <= range.high).toBe(true);
  });

  it('are the lowest of the day if the cheapest boat is chosen', () => {
    const least = Math.min(...faresOf('2027-07-14').map(forParty));
    const { range } = price({ ...party, boats: 'cheapest' }, leg);
    expect(range).toEqual({ low: least, likely: least, high: least });
  });

  it('are higher with a car, which only some boats take', () => {
    const all = faresOf('2027-07-14').flatMap((fare) =>
      fare.car === null ? [] : [forParty(fare) + fare.car],
    );
    const { range } = price({ ...party, move: 'own' }, leg);
    expect(range.low).toBe(Math.min(...all));
  });

  it('are those of a week of the month without a day, within the timetable', () => {
    const week = weekOfMonth(network.info, 7) ?? [];
    expect(week).toHaveLength(7);
    expect(new Date(week[0] ?? '').getUTCDay()).toBe(1);
    const least = Math.min(...week.flatMap((date) => faresOf(date).map(forParty)));
    const inJuly = price(
      { ...party, when: { kind: 'month', month: 7 } },
      { from: 'gateway', to: 'naxos' },
    );
    expect([inJuly.basis, inJuly.range.low]).toEqual(['season', least]);
    const beyond = addDays(network.info.end, 400);
    const later = price(
      { ...party, when: { kind: 'date', date: beyond } },
      { ...leg, date: beyond },
    );
    expect(later.basis).toBe('season');
  });

  it('are those of a nearby day, and marked, if nothing sails on the day', () => {
    const start = '2027-01-10';
    const found = Array.from({ length: 40 }, (_, index) => addDays(start, index)).map((date) =>
      price({ ...party, when: { kind: 'date', date } }, { from: 'gateway', to: 'anafi', date }),
    );
    const near = found.filter(({ basis }) => basis === 'near-day');
    expect(near.length).toBeGreaterThan(0);
    for (const { date, range } of near) {
      expect(date).toMatch(/^2027-/);
      expect(range.low).toBeGreaterThan(0);
    }
  });

  it('are unknown, and in no sum, without known sailings', () => {
    expect(price({ ...party, from: 'none' }, leg)).toEqual({
      range: { low: 0, likely: 0, high: 0 },
      basis: 'unknown',
    });
  });
});
