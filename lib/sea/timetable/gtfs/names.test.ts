import { cleanText } from './names';
import { readFeed } from './read-feed';
import { type Lines, smallFeed } from './testing/small-feed';

function read(changes: Readonly<Record<string, Lines>>) {
  const found = readFeed(smallFeed(changes));
  if ('refused' in found) throw new Error(JSON.stringify(found.refused));
  return found;
}

const turn = '\u202e';
const bell = '\u0007';
const colour = '\u001b';

describe('the names of a feed', () => {
  it('are on one line, without invisible characters', () => {
    expect(cleanText(`a${bell}b${colour}[31mc\nd\u2028e`)).toBe('a b [31mc d e');
    expect(cleanText(`Πάρος${turn} evil\u200b\ufeff`)).toBe('Πάρος evil');
    expect(cleanText(' ΠΕΙΡΑΙΑΣ\u00a0 –  ΠΥΛΗ\tΕ7 ')).toBe('ΠΕΙΡΑΙΑΣ – ΠΥΛΗ Ε7');
    expect(cleanText('Blue Star 1')).toBe('Blue Star 1');
  });

  it('are cleaned in every table', () => {
    const { feed } = read({
      'agency.txt': [
        'agency_id,agency_name,agency_url,agency_timezone,agency_phone',
        `blue,"Bl${turn}ue\nLine",https://blue.example,Europe/Athens,${colour}210`,
        'bus,Bus,https://bus.example,Europe/Athens,',
      ],
      'feed_info.txt': ['feed_publisher_name,feed_version', `P${turn}ub,1${bell}`],
      'stops.txt': [
        'stop_id,stop_name,stop_lat,stop_lon',
        `piraeus,Pi${turn}raeus,37.94,23.63`,
        'paros,Paros,37.085,25.148',
        'naxos-chora,"Cho\u00adra\n",37.107,25.37',
      ],
      'routes.txt': ['route_id,agency_id,route_long_name,route_type', `main,blue,"A\n-  B",4`],
      'trips.txt': ['route_id,service_id,trip_id,vessel_name', `main,daily,out,V${turn}${bell}`],
      'translations.txt': [
        'table_name,field_name,language,translation,field_value',
        `stops,stop_name,el,Πει${turn}ραιάς,Pi${turn}raeus`,
      ],
    });
    const shown = JSON.stringify([feed.info, feed.operators, feed.ports, feed.lines, feed.trips]);
    expect(shown).not.toMatch(/\\[nu]|[\p{Cc}\p{Cf}]/u);
    expect(feed.operators[0]).toMatchObject({ name: { en: 'Blue Line' }, phone: '210' });
    expect(feed.ports[0]?.name).toEqual({ en: 'Piraeus', el: 'Πειραιάς' });
    expect([feed.ports[2]?.name.en, feed.lines[0]?.name.en]).toEqual(['Chora', 'A - B']);
    expect(feed.trips[0]?.vessel).toBe('V');
  });

  it('are truncated if too long, with a fault', () => {
    const [, ...rest] = smallFeed().get('stops.txt')?.trimEnd().split('\n') ?? [];
    const stops = rest.map((row) => row.replace('Paros', 'Π'.repeat(30_000)));
    const { feed, faults } = read({
      'stops.txt': [
        'stop_id,stop_name,stop_lat,stop_lon,zone_id,location_type,parent_station',
        ...stops,
      ],
      'translations.txt': ['table_name,field_name,language,translation,record_id'],
    });
    expect(feed.ports.find(({ id }) => id === 'paros')?.name.en).toBe('Π'.repeat(120));
    expect(faults).toContainEqual({
      file: 'stops.txt',
      line: 5,
      field: 'stop_name',
      message: 'a name of 30000 characters is cut',
    });
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.example',
    'https://',
    'https://a b',
  ])('do not link to %s', (address) => {
    const { feed, faults } = read({
      'agency.txt': [
        'agency_id,agency_name,agency_url,agency_timezone',
        `blue,Blue,"${address}",Europe/Athens`,
        'bus,Bus,,Europe/Athens',
      ],
      'feed_info.txt': ['feed_publisher_name,feed_publisher_url', `P,"${address}"`],
    });
    expect([feed.info.publisherUrl, feed.operators[0]?.url]).toEqual(['', '']);
    const reported = faults.map(({ file, line, field }) => `${file} ${line} ${field}`);
    expect(reported).toEqual(
      expect.arrayContaining(['agency.txt 2 agency_url', 'feed_info.txt 2 feed_publisher_url']),
    );
  });
});
