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

  it('makes a trip of every departure of a shuttle', () => {
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

  it('takes the price of the table both ways, and marks what it estimates', () => {
    const fares = `${sampleTables['fares.csv']}local,syros-ermoupoli,piraeus,3850,,,published,seen\n`;
    expect(rows(compile({ 'fares.csv': fares }), 'fare_attributes.txt')).toEqual([
      'ship-3850,38.50,EUR,1,0,ship,published',
    ]);
    expect(rows(compile({}), 'fare_attributes.txt')).toEqual([
      expect.stringMatching(/^ship-\d+-estimate,.*,estimate$/),
    ]);
  });

  it('names a contact, and lists no ride by bus or taxi as a transfer', () => {
    const files = compileFeed(typicalOfSite);
    const [head = '', row = ''] = (files.get('feed_info.txt') ?? '').split('\n');
    expect(row.split(',')[head.split(',').indexOf('feed_contact_url')]).toMatch(/^https:/);
    for (const transfer of rows(files, 'transfers.txt')) {
      const [from, to] = transfer.split(',');
      expect(from).toBe(to);
    }
    expect(rows(files, 'road_transfers.txt')).toContain('paros-parikia,paros-pounta,25');
  });

  it('names islands and ports in Greek', () => {
    const translations = rows(compile({}), 'translations.txt');
    expect(translations).toContain('stops,stop_name,el,Σύρος,syros');
    expect(translations).toContain('stops,stop_name,el,Ερμούπολη,syros-ermoupoli');
  });
});
