import { loadTypical } from '../tables/load';
import { readSample, sampleTables } from '../tables/sample';
import type { Typical } from '../tables/typical';
import { compileFeed } from './feed';

const compile = (changed: Record<string, string>) => compileFeed(readSample(changed).typical);
const rows = (files: ReadonlyMap<string, string>, file: string) =>
  (files.get(file) ?? '').trimEnd().split('\n').slice(1);

let typicalOfSite: Typical;
beforeAll(async () => {
  typicalOfSite = (await loadTypical()).typical;
});

describe('compileFeed', () => {
  it('writes the same bytes for the same tables, and another version for others', () => {
    const [one, other] = [compile({}), compile({})];
    expect([...other]).toEqual([...one]);
    const changed = compile({
      'sailings/a.csv': sampleTables['sailings/a.csv'].replace('12:30', '12:40'),
    });
    expect(changed.get('feed_info.txt')).not.toBe(one.get('feed_info.txt'));
  });

  it('creates a trip for every departure of a shuttle', () => {
    const files = compile({
      'sailings/a.csv':
        'sailing_id,line_id,seasons,days,vessel_id,calls\n' +
        'hop,line,winter,1,one,every 60 min 07:00-09:00: piraeus 0 > syros-ermoupoli 330\n',
    });
    expect(rows(files, 'trips.txt').map((row) => row.split(',')[2])).toEqual([
      'hop-0700',
      'hop-0800',
      'hop-0900',
    ]);
  });

  it('uses the fare of the table both ways, and marks estimates', () => {
    const fares = `${sampleTables['fares.csv']}local,syros-ermoupoli,piraeus,3850,,,published,2025-04,seen\n`;
    expect(rows(compile({ 'fares.csv': fares }), 'fare_attributes.txt')).toEqual([
      'ship-3850-printed-2025-04,38.50,EUR,1,0,ship,published,2025-04',
    ]);
    expect(rows(compile({}), 'fare_attributes.txt')).toEqual([
      expect.stringMatching(/^ship-\d+-estimate-2026,.*,estimate,2026$/),
    ]);
  });

  it('uses a company’s own fares before those of its kind of vessel', () => {
    const row = (group: string, cents: number) =>
      `${group},syros-ermoupoli,piraeus,${cents},,,estimate,2026,seen\n`;
    const lines = sampleTables['lines.csv'].replace(',local,', ',local-ship,');
    const priceWith = (more: string) =>
      rows(
        compile({ 'lines.csv': lines, 'fares.csv': sampleTables['fares.csv'] + more }),
        'fare_attributes.txt',
      ).map((cells) => cells.split(',')[1]);
    expect(priceWith(row('local', 3850))).toEqual(['38.50']);
    expect(priceWith(row('local', 3850) + row('local-ship', 3100))).toEqual(['31.00']);
  });

  it('omits the Express Skopelitis in March, reduces Easter Sunday, and separates companies', () => {
    const files = compileFeed(typicalOfSite);
    const daysOff = (trip: string) => {
      const service = rows(files, 'trips.txt')
        .find((row) => row.split(',')[2] === trip)
        ?.split(',')[1];
      return rows(files, 'calendar_dates.txt').flatMap((row) => {
        const [id, date, type] = row.split(',');
        return id === service && type === '2' ? [date] : [];
      });
    };
    expect(daysOff('skop-1')).toEqual(expect.arrayContaining(['20270305', '20270326']));
    expect(daysOff('skop-1')).not.toContain('20270329');
    expect(daysOff('bsd-out')).toContain('20270502');
    const santorini = rows(files, 'fare_rules.txt').filter((row) =>
      row.endsWith(',mykonos-tourlos,santorini-athinios'),
    );
    expect(new Set(santorini.map((row) => row.split(',')[0])).size).toBe(3);
  });

  it('contains a contact, and no bus or taxi as a transfer', () => {
    const files = compileFeed(typicalOfSite);
    const [head = '', row = ''] = (files.get('feed_info.txt') ?? '').split('\n');
    expect(row.split(',')[head.split(',').indexOf('feed_contact_url')]).toMatch(/^https:/);
    for (const transfer of rows(files, 'transfers.txt')) {
      const [from, to] = transfer.split(',');
      expect(from).toBe(to);
    }
    expect(rows(files, 'road_transfers.txt')).toContain('paros-parikia,paros-pounta,25');
  });

  it('contains Greek names of islands and ports', () => {
    const translations = rows(compile({}), 'translations.txt');
    expect(translations).toContain('stops,stop_name,el,Σύρος,syros');
    expect(translations).toContain('stops,stop_name,el,Ερμούπολη,syros-ermoupoli');
  });
});
