import { compileTimetable } from '../engine/timetable';
import { readArchive } from './read-archive';
import { elsewhere } from './testing/elsewhere';
import { sailingsOf, wholeDays } from './testing/whole-days';
import { zipOf } from './testing/zip';

const places = { stations: [], ports: [] };
const anacortes = '1';
const fridayHarbor = '10';
const lopez = '13';
const orcas = '15';
const shaw = '18';

async function read() {
  const bytes = zipOf(elsewhere('san-juan-islands'));
  const found = await readArchive({ bytes }, { places });
  if ('refused' in found) throw new Error(JSON.stringify(found.refused));
  return found;
}

let days: ReturnType<typeof wholeDays>;
beforeAll(async () => {
  days = wholeDays(compileTimetable((await read()).feed), 'America/Los_Angeles');
});

describe('the ferries of the San Juan Islands, autumn 2025', () => {
  it('are read completely, in their own time zone', async () => {
    const { feed, faults, counts, stops } = await read();
    expect(faults).toEqual([]);
    expect(counts.dropped).toBe(0);
    expect(feed.info).toMatchObject({
      timezone: 'America/Los_Angeles',
      start: '2025-09-21',
      end: '2025-11-30',
    });
    expect(stops).toHaveLength(5);
    // Counted day by day in the published package.
    expect(sailingsOf(feed)).toBe(3052);
  });

  it('leave by local time when the clocks change', () => {
    const first = (date: string) => days.journeysOn(date, anacortes, fridayHarbor)[0];
    const instants = ['2025-11-01', '2025-11-02', '2025-11-03'].map((date) =>
      new Date((first(date)?.departure ?? 0) * 60_000).toISOString(),
    );
    expect(instants).toEqual([
      '2025-11-01T11:05:00.000Z',
      '2025-11-02T12:05:00.000Z',
      '2025-11-03T12:05:00.000Z',
    ]);
  });

  it('differ by day of the week', () => {
    const afternoon = (date: string) =>
      days.hoursOn(date, anacortes, fridayHarbor).filter((hours) => hours >= '13' && hours < '17');
    // Monday to Wednesday via Lopez; Thursday to Sunday direct, with a second boat on Sundays.
    expect(afternoon('2025-10-15')).toEqual(['13:35-15:00', '16:20-17:50']);
    expect(afternoon('2025-10-16')).toEqual([
      '13:35-14:45',
      // Via Lopez, with a change to the inter-island boat.
      '13:55-17:30',
      '16:20-17:50',
    ]);
    expect(afternoon('2025-10-19')).toEqual(['13:35-14:45', '16:00-17:25', '16:20-17:50']);
    expect(days.hoursOn('2025-10-17', anacortes, fridayHarbor).at(-1)).toBe('22:00-23:25');
    expect(days.hoursOn('2025-10-18', anacortes, fridayHarbor).at(-1)).toBe('20:15-21:45');
  });

  it('keep passengers to Shaw on board at Orcas, where the boat turns', () => {
    const [first] = days.journeysOn('2025-10-15', anacortes, shaw);
    expect(days.hoursOn('2025-10-15', anacortes, shaw)[0]).toBe('05:30-07:05');
    expect(first?.legs.map(({ from, to }) => [from, to])).toEqual([[anacortes, shaw]]);
    expect(days.hoursOn('2025-10-15', anacortes, orcas)[0]).toBe('05:30-06:25');
  });

  it('have a transfer at an island, where one boat meets another', () => {
    // Via Lopez, then to Shaw on the inter-island boat.
    const [journey] = days
      .journeysOn('2025-10-15', anacortes, shaw)
      .filter(({ legs }) => legs.some(({ to }) => to === lopez));
    expect(journey?.legs.map(({ from }) => from)).toEqual([anacortes, lopez]);
  });
});
