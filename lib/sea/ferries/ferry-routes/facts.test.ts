import { readFileSync } from 'node:fs';
import path from 'node:path';
import { directRoutes, routeSlugOf } from '@/lib/foundation/ids/ferry-routes';
import { ferryRoute } from './queries';

/*
 * Counts the same facts from the text of the shipped files alone, without the reader and the engine.
 */

type Row = Readonly<Record<string, string>>;

function table(name: string): Row[] {
  const file = path.join(process.cwd(), 'lib/sea/timetable/typical/gtfs', `${name}.txt`);
  const [head = '', ...lines] = readFileSync(file, 'utf8').trim().split('\n');
  const names = head.trim().split(',');
  return lines.map((line) => {
    const cells = (line.trim().match(/("([^"]|"")*"|[^,]*)(,|$)/g) ?? []).map((cell) =>
      cell.replace(/,$/, '').replace(/^"|"$/g, ''),
    );
    return Object.fromEntries(names.map((one, index) => [one, cells[index] ?? '']));
  });
}

const placeOf = new Map(
  table('stops').map((row) => [row.stop_id, row.parent_station || row.stop_id]),
);
const trips = new Map(table('trips').map((row) => [row.trip_id, row]));
const calls = Map.groupBy(table('stop_times'), (row) => row.trip_id);
const calendar = new Map(table('calendar').map((row) => [row.service_id, row]));
const exceptions = new Map(
  table('calendar_dates').map((row) => [`${row.service_id} ${row.date}`, row.exception_type]),
);
const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

const minutesOf = (time = '') => Number(time.slice(0, -6)) * 60 + Number(time.slice(-5, -3));
const compact = (date: Date) => date.toISOString().slice(0, 10).replaceAll('-', '');

function runs(serviceId: string, date: Date): boolean {
  const written = exceptions.get(`${serviceId} ${compact(date)}`);
  if (written) return written === '1';
  const row = calendar.get(serviceId);
  const day = weekdays[date.getUTCDay()] ?? '';
  return (
    row?.[day] === '1' &&
    compact(date) >= (row.start_date ?? '') &&
    compact(date) <= (row.end_date ?? '')
  );
}

interface Boat {
  readonly serviceId: string;
  readonly routeId: string;
  readonly departure: number;
  readonly arrival: number;
  readonly from: string;
  readonly to: string;
}

/** Boats from place to place, each departure with the first arrival after it. */
function boatsBetween(from: string, to: string): Boat[] {
  return [...calls].flatMap(([tripId, rows]) => {
    const own = rows.toSorted((a, b) => Number(a.stop_sequence) - Number(b.stop_sequence));
    return own.flatMap((board, index) => {
      if (placeOf.get(board.stop_id) !== from) return [];
      const onward = own.slice(index + 1);
      const alight = onward.find((row) => placeOf.get(row.stop_id) === to);
      const trip = trips.get(tripId);
      if (!alight || !trip) return [];
      // Aboard at a second port of the same place: one boat, counted there.
      const isPassed = onward
        .slice(0, onward.indexOf(alight))
        .some((row) => placeOf.get(row.stop_id) === from);
      if (isPassed) return [];
      return {
        serviceId: trip.service_id ?? '',
        routeId: trip.route_id ?? '',
        departure: minutesOf(board.departure_time),
        arrival: minutesOf(alight.arrival_time),
        from: board.stop_id ?? '',
        to: alight.stop_id ?? '',
      };
    });
  });
}

/** Departures on calendar days: [date, boat]. */
function departures(boats: readonly Boat[], dates: readonly Date[]) {
  return dates.flatMap((date) =>
    boats
      .filter(({ serviceId, departure }) =>
        runs(serviceId, new Date(date.getTime() - Math.floor(departure / 1440) * 86_400_000)),
      )
      .map((boat) => [date, boat] as const),
  );
}

const datesFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, day) => new Date(Date.parse(first) + day * 86_400_000));

const year = datesFrom('2026-11-01', 365);
const summerWeek = datesFrom('2027-07-12', 7);

const checkedRoutes = [
  'piraeus-to-naxos',
  'naxos-to-piraeus',
  'mykonos-to-santorini',
  'rafina-to-andros',
  'lavrio-to-kea',
  'amorgos-to-koufonisia',
  'paros-to-antiparos',
  'santorini-to-thirasia',
  'milos-to-kimolos',
  'heraklion-to-santorini',
];

describe.each(checkedRoutes)('the facts of %s', (slug) => {
  const ends = directRoutes.find((one) => routeSlugOf(one) === slug) ?? { from: '', to: '' };
  const boats = boatsBetween(ends.from, ends.to);
  const facts = ferryRoute(slug);

  it('count the boats of each month', () => {
    const all = departures(boats, year);
    const months = Array.from({ length: 12 }, (_, month) => {
      const ofMonth = year.filter((date) => date.getUTCMonth() === month).length;
      const own = all.filter(([date]) => date.getUTCMonth() === month).length;
      return (own / ofMonth) * 7;
    });
    expect(Math.max(...months)).toBeGreaterThan(0);
    facts?.months.forEach((value, month) => {
      expect(value).toBeCloseTo(months[month] ?? -1, 6);
    });
  });

  it('include the boats of a summer week, the shortest and the longest of them', () => {
    const own = departures(boats, summerWeek);
    expect(facts?.summer.boats).toBe(own.length);
    const lengths = own.map(([, { departure, arrival }]) => arrival - departure);
    const shown = facts?.summer.sailings.map(({ departure, arrival }) => arrival - departure) ?? [];
    expect([Math.min(...shown), Math.max(...shown)]).toEqual([
      Math.min(...lengths),
      Math.max(...lengths),
    ]);
  });

  it('include the last boat of a summer day', () => {
    // A boat that leaves before three belongs to the evening before.
    const lasts = summerWeek.map((date) => {
      const own = departures(boats, [date]).map(([, { departure }]) => departure % 1440);
      const after = departures(boats, [new Date(date.getTime() + 86_400_000)])
        .map(([, { departure }]) => departure % 1440)
        .filter((departure) => departure < 180);
      return Math.max(
        ...own.filter((departure) => departure >= 180),
        ...after.map((departure) => departure + 1440),
      );
    });
    const sailed = lasts.filter((last) => last > 0);
    expect(facts?.summer.lastBoat).toEqual([Math.min(...sailed), Math.max(...sailed)]);
  });

  it('include the lowest and highest fare', () => {
    const cents = new Map(
      table('fare_attributes').map((row) => [row.fare_id, Math.round(Number(row.price) * 100)]),
    );
    const zones = new Map(table('stops').map((row) => [row.stop_id, row.zone_id || row.stop_id]));
    const rules = table('fare_rules');
    const weeks = [
      ...departures(boats, summerWeek),
      ...departures(boats, datesFrom('2026-12-07', 7)),
    ];
    const fares = weeks.flatMap(([, boat]) => {
      const rule = rules.find(
        (row) =>
          row.route_id === boat.routeId &&
          row.origin_id === zones.get(boat.from) &&
          row.destination_id === zones.get(boat.to),
      );
      return rule ? [cents.get(rule.fare_id) ?? 0] : [];
    });
    expect(fares.length).toBe(weeks.length);
    expect(facts?.cents).toEqual([Math.min(...fares), Math.max(...fares)]);
  });
});

it('say of the fares of which year they are, and which are estimates', () => {
  const origins = ferryRoute('mykonos-to-santorini')?.fareOrigins ?? [];
  expect(origins).toContainEqual({ basis: 'estimate', asOf: expect.stringMatching(/^20\d\d/) });
});

it('merge the days of a boat and count none twice', () => {
  for (const ends of directRoutes) {
    const facts = ferryRoute(routeSlugOf(ends));
    for (const week of facts ? [facts.summer, facts.winter] : []) {
      const counted = week.sailings.reduce((sum, { days, departure, repeats }) => {
        const daily = repeats ? (repeats.last - departure) / repeats.every + 1 : 1;
        return sum + daily * days.filter(Boolean).length;
      }, 0);
      expect([routeSlugOf(ends), counted]).toEqual([routeSlugOf(ends), week.boats]);
    }
  }
});
