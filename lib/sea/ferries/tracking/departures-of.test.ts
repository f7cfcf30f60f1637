import { minutesPerDay } from '@/lib/foundation/time/days';
import type { EpochMinutes } from '@/lib/foundation/time/types';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { departuresAfter } from './delays';
import { departuresOf } from './departures-of';

const noon: EpochMinutes = Date.parse('2027-07-14T09:00Z') / 60_000;
const network = ferryNetwork();
const ships = [...new Set(network.feed.trips.flatMap(({ vessel }) => vessel ?? []))];

it('has only the departures of the requested ship or company', () => {
  const ship = departuresOf('Blue Star Delos', network, noon);
  expect(ship.length).toBeGreaterThan(0);
  for (const { trip } of ship) expect(trip.vessel).toBe('Blue Star Delos');
  const company = departuresOf('seajets', network, noon);
  expect(company).toHaveLength(6);
  const operators = company.map(({ trip }) => network.lines.get(trip.lineId)?.operatorId);
  expect(new Set(operators)).toEqual(new Set(['seajets']));
  expect(departuresOf('no such ship', network, noon)).toEqual([]);
});

it('extends beyond the day for a ship that stays in port', () => {
  const firsts = ships.flatMap((ship) => departuresOf(ship, network, noon)[0] ?? []);
  const within = (days: number) =>
    firsts.filter(({ departure }) => departure < noon + days * minutesPerDay);
  expect(within(14).length).toBeGreaterThan(within(1).length);
  const all = departuresAfter(network, noon, 500);
  expect(all.every(({ departure }) => departure < noon + minutesPerDay)).toBe(true);
});
