import { paretoJourneys } from '../engine/pareto-journeys';
import { compileTimetable } from '../engine/timetable';
import { typicalFiles } from '../service/typical-files';
import type { FerryFeed } from '../types';
import type { KnownPlaces } from './known-places';
import { readArchive } from './read-archive';
import { type ReadOptions, readFeed } from './read-feed';
import { elsewhere } from './testing/elsewhere';
import { sailingsOf } from './testing/whole-days';
import { zipOf } from './testing/zip';

const pattern = readFeed(typicalFiles());
if ('refused' in pattern) throw new Error('the pattern is refused');
const cyclades = pattern.feed;

async function read(name: Parameters<typeof elsewhere>[0], options: ReadOptions = {}) {
  const bytes = zipOf(elsewhere(name));
  const found = await readArchive({ bytes }, { places: cyclades, ...options });
  if ('refused' in found) throw new Error(JSON.stringify(found.refused));
  return found;
}

/** Converts local time in Berlin, two hours ahead of UTC in summer, to an instant. */
const berlin = (text: string) => Date.parse(`${text}+02:00`) / 60_000;
const clock = (instant: number) => new Date((instant + 120) * 60_000).toISOString().slice(11, 16);

/** Pareto-optimal journeys of a day, as `10:00-10:20`. */
function journeysOf(feed: FerryFeed, from: string, to: string, date: string) {
  const begins = berlin(`${date}T00:00`);
  return paretoJourneys(compileTimetable(feed), {
    from: [from],
    to: [to],
    window: [begins, begins + 1440],
    latestArrival: begins + 1440,
  });
}
const hoursOf = (...ends: Parameters<typeof journeysOf>) =>
  journeysOf(...ends).map(({ departure, arrival }) => `${clock(departure)}-${clock(arrival)}`);

describe('real timetables from elsewhere', () => {
  it.each([
    // Counted separately in the published packages.
    ['berlin-lakes', 3446, 9],
    ['berlin-spree', 8732, 4],
    ['potsdam', 3668, 4],
  ] as const)('are read completely: %s', async (name, sailings, stops) => {
    const found = await read(name);
    expect(found.faults).toEqual([]);
    expect(found.counts.dropped).toBe(0);
    expect(found.feed.info).toMatchObject({
      timezone: 'Europe/Berlin',
      start: name === 'berlin-lakes' ? '2021-04-26' : expect.stringMatching(/^2021-04-2/),
      end: '2021-06-06',
    });
    expect(sailingsOf(found.feed)).toBe(sailings);
    // No stop is on one of our islands, and the report says so for each.
    expect(found.stops).toHaveLength(stops);
    expect(found.stops.every(({ by, stopId, portId }) => by === 'none' && stopId === portId)).toBe(
      true,
    );
  });

  it('sail on the stated days, holidays as Sundays', async () => {
    const { feed } = await read('berlin-lakes');
    const kladow = (date: string) => hoursOf(feed, '070401000001', '070401000002', date);
    const sunday = Array.from({ length: 12 }, (_, index) => `${index + 9}`.padStart(2, '0'));
    const boats = (hours: readonly string[]) => hours.map((hour) => `${hour}:00-${hour}:20`);
    expect(kladow('2021-05-02')).toEqual(boats(sunday));
    // Ascension Day, a Thursday, and the following Friday.
    expect(kladow('2021-05-13')).toEqual(boats(sunday));
    expect(kladow('2021-05-14')).toEqual(boats(['06', '07', '08', ...sunday]));
    expect(kladow('2021-06-07')).toEqual([]);
  });

  it('have transfers: the last boat that meets the rowing boat', async () => {
    const { feed } = await read('berlin-lakes');
    const [from, to] = ['070401000010', '070401000013'];
    const rowed = hoursOf(feed, from, to, '2021-05-08');
    expect(rowed).toEqual(
      // At Kruggasse at 25 past, back from there at 5 past, five minutes across the river.
      ['10', '11', '12', '13', '14', '15', '16', '17', '18'].map(
        (hour) => `${hour}:00-${Number(hour) + 1}:10`,
      ),
    );
    const [first] = journeysOf(feed, from, to, '2021-05-08');
    expect(first?.legs.map(({ from: at }) => at)).toEqual([from, '070401000014']);
    // The boat only runs on weekends and holidays.
    expect(hoursOf(feed, from, to, '2021-05-10')).toEqual([]);
  });

  it('have frequencies with exact times', async () => {
    const { feed } = await read('berlin-spree');
    expect(feed.trips).toHaveLength(345);
    expect(feed.trips.every(({ exactTimes }) => exactTimes)).toBe(true);
    const over = (date: string) =>
      hoursOf(feed, '070401000006', '070401000005', date).map((hours) => hours.slice(0, 5));
    const holiday = ['8:30', '8:50', '9:10', '9:30', '9:50', '10:10', '10:30', '10:50', '11:10'];
    expect(over('2021-05-13').slice(0, 9)).toEqual(holiday.map((time) => time.padStart(5, '0')));
    expect(over('2021-05-13')).toHaveLength(35);
    const friday = over('2021-05-14');
    expect(friday).toHaveLength(60);
    expect(friday.slice(13, 18)).toEqual(['08:14', '08:24', '08:34', '08:54', '09:14']);
  });

  it('are read with CRLF line ends, on weekdays with exceptions', async () => {
    expect(elsewhere('potsdam').get('stops.txt')?.includes('\r\n')).toBe(true);
    const { feed } = await read('potsdam');
    const over = (date: string) => hoursOf(feed, '270000060102', '270000060002', date);
    // Whit Monday and the following Tuesday.
    expect(over('2021-05-24').slice(0, 3)).toEqual(['07:10-07:13', '07:25-07:28', '07:40-07:43']);
    expect(over('2021-05-25').slice(1, 4)).toEqual(['07:25-07:28', '07:35-07:38', '07:45-07:48']);
    expect(over('2021-05-24')).toHaveLength(43);
  });

  it('are matched to known places, and by the override table', async () => {
    const place = (id: string, en: string, el: string, position: [number, number]) => ({
      station: { id, name: { en, el }, position, portIds: [`${id}-pier`] },
      port: {
        id: `${id}-pier`,
        name: { en, el },
        position,
        stationId: id,
        minTransferMinutes: 20,
      },
    });
    const known = [
      place('kladow', 'Kladow', 'Κλάντοβ', [13.1436, 52.4547]),
      // Six kilometres from the pier in the feed, with a different name.
      place('neu-helgoland', 'New Heligoland', 'Νέα Ελιγολάνδη', [13.6, 52.41]),
    ];
    const places: KnownPlaces = {
      stations: known.map(({ station }) => station),
      ports: known.map(({ port }) => port),
    };
    const overrides = { '070401000012': 'neu-helgoland-pier' };
    const { feed, stops, faults } = await read('berlin-lakes', { places, overrides });
    expect(faults).toEqual([]);
    const matched = stops.filter(({ by }) => by !== 'none');
    expect(matched.map(({ stopId, by, portId }) => [stopId, by, portId])).toEqual([
      ['070401000002', 'position', 'kladow-pier'],
      ['070401000012', 'override', 'neu-helgoland-pier'],
    ]);
    expect(hoursOf(feed, '070401000001', 'kladow-pier', '2021-05-14')[0]).toBe('06:00-06:20');
    expect(hoursOf(feed, '070401000010', 'neu-helgoland-pier', '2021-05-08')[0]).toBe(
      '10:00-10:15',
    );
  });
});
