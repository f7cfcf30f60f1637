import { compileTimetable } from '../engine/timetable';
import { readArchive } from './read-archive';
import { elsewhere } from './testing/elsewhere';
import { sailingsOf, wholeDays } from './testing/whole-days';
import { zipOf } from './testing/zip';

const miyako = 'silver_miyako';
const muroran = 'silver_muroran';

async function read() {
  const bytes = zipOf(elsewhere('miyako-muroran'));
  const found = await readArchive({ bytes }, { places: { stations: [], ports: [] } });
  if ('refused' in found) throw new Error(JSON.stringify(found.refused));
  return found;
}

let days: ReturnType<typeof wholeDays>;
beforeAll(async () => {
  days = wholeDays(compileTimetable((await read()).feed), 'Asia/Tokyo');
});

describe('the night ferry of Muroran, summer 2018', () => {
  it('is read completely, with names in Japanese', async () => {
    const { feed, counts, stops } = await read();
    expect(counts.dropped).toBe(0);
    expect(feed.info).toMatchObject({
      timezone: 'Asia/Tokyo',
      start: '2018-06-22',
      end: '2018-10-05',
    });
    // Two boats on each of 106 days.
    expect(sailingsOf(feed)).toBe(212);
    expect(stops.map(({ name }) => name)).toEqual([
      '室蘭フェリーターミナル',
      '宮古フェリーターミナル',
    ]);
    expect(feed.operators.map(({ name }) => name.en)).toEqual(['川崎近海汽船株式会社']);
  });

  it('does not show yen as euros, and reports each omitted fare', async () => {
    const { faults } = await read();
    expect(faults).toEqual([
      expect.objectContaining({
        file: 'fare_attributes.txt',
        line: 2,
        field: 'currency_type',
        moreLines: [3, 4, 5, 6],
      }),
    ]);
    expect(days.journeysOn('2018-07-14', muroran, miyako)[0]?.cents).toBeNull();
  });

  it('arrives on the next morning, the last one after the end of the season', () => {
    expect(days.hoursOn('2018-07-14', muroran, miyako)).toEqual(['20:00-06:00']);
    expect(days.hoursOn('2018-07-14', miyako, muroran)).toEqual(['08:00-18:00']);
    const [last] = days.journeysOn('2018-10-05', muroran, miyako);
    expect(new Date((last?.arrival ?? 0) * 60_000).toISOString()).toBe('2018-10-05T21:00:00.000Z');
  });

  it('does not sail before its first day and after its last', () => {
    for (const date of ['2018-06-21', '2018-10-06']) {
      expect(days.hoursOn(date, muroran, miyako)).toEqual([]);
      expect(days.hoursOn(date, miyako, muroran)).toEqual([]);
    }
  });
});
