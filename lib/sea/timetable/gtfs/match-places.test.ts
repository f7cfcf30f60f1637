import { typicalFiles } from '../service/typical-files';
import { Faults } from './faults';
import { matchPlaces, type StopOverrides } from './match-places';
import { readFeed } from './read-feed';
import { smallFeed } from './testing/small-feed';

const pattern = readFeed(typicalFiles());
if ('refused' in pattern) throw new Error('the pattern is refused');
const places = pattern.feed;

/** Match of a stop in a feed with one boat from Piraeus to it. */
function matchOf(stop: string, { station = '', overrides = {} as StopOverrides } = {}) {
  const read = readFeed(
    smallFeed({
      'stops.txt': [
        'stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station',
        'piraeus,Πειραιάς,37.94,23.63,0,',
        ...(station ? [station] : []),
        stop,
      ],
      'stop_times.txt': [
        'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
        'out,07:25:00,07:25:00,piraeus,1',
        'out,12:45:00,12:45:00,S,2',
      ],
      'translations.txt': undefined,
      'transfers.txt': undefined,
    }),
    { places, overrides },
  );
  if ('refused' in read) throw new Error(JSON.stringify(read.refused));
  const report = read.stops.find(({ stopId }) => stopId === 'S');
  return {
    ...report,
    faults: read.faults.filter(({ file }) => file === 'stops.txt').map(({ message }) => message),
    feed: read.feed,
  };
}

describe('matchPlaces', () => {
  it.each([
    ['position', 'S,ΛΙΜΕΝΑΣ,37.1076,25.3760,0,', 'naxos-chora'],
    ['position', 'S,Gate E1,37.9430,23.6225,0,', 'piraeus'],
    // The two are 1.3 km apart, so each has half of the strait.
    ['position', 'S,Pounta,37.0385,25.1003,0,', 'paros-pounta'],
    ['position', 'S,Antiparos,37.0398,25.0862,0,', 'antiparos-port'],
    ['name', 'S,ΝΑΞΟΣ,37.06,25.475,0,', 'naxos-chora'],
    ['name', 'S,Λιμάνι Νάξου,37.12,25.40,0,', 'naxos-chora'],
    ['name', 'S,THIRA (ATHINIOS),36.41,25.45,0,', 'santorini-athinios'],
    ['name', 'S,Tzia,37.62,24.33,0,', 'kea-korissia'],
    ['name', 'S,Amorgos - Katapola,36.85,25.90,0,', 'amorgos-katapola'],
    ['name', 'S,Ηράκλειο,0,0,0,', 'heraklion'],
    ['name', 'S,Ηρακλειά,36.85,25.45,0,', 'iraklia-agios-georgios'],
    ['name', 'S,Katapola,36.84,25.88,0,', 'amorgos-katapola'],
  ])('matches by %s: %s', (by, stop, portId) => {
    expect(matchOf(stop)).toMatchObject({ by, portId, faults: [] });
  });

  it('matches every place by its Greek name in unaccented capitals, and nothing else', () => {
    const capitals = (text: string) =>
      text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleUpperCase('el');
    const others = places.stations.filter(({ id }) => id !== 'piraeus');
    const found = others.map(({ name }) => matchOf(`S,"${capitals(name.el)}",0,0,0,`));
    expect(found.map(({ placeId }) => placeId)).toEqual(others.map(({ id }) => id));
    expect(new Set(found.map(({ by }) => by))).toEqual(new Set(['name']));
    expect(found.flatMap(({ faults }) => faults)).toEqual([]);
  });

  it('matches a stop by the name of its station', () => {
    const station = 'P,ΦΟΛΕΓΑΝΔΡΟΣ,36.62,24.90,1,';
    expect(matchOf('S,Λιμάνι,36.60,24.93,0,P', { station })).toMatchObject({
      by: 'station',
      portId: 'folegandros-karavostasis',
      placeId: 'folegandros',
    });
  });

  it('uses our names and position for a match, and reports the stop', () => {
    const { feed } = matchOf('S,ΝΑΞΟΣ,37.06,25.475,0,');
    const naxos = feed.ports.find(({ id }) => id === 'naxos-chora');
    expect(naxos).toMatchObject({ position: [25.3732, 37.1076], stationId: 'naxos' });
    expect(feed.stations.map(({ id, name }) => [id, name.el])).toEqual([
      ['naxos', 'Νάξος'],
      ['piraeus', 'Πειραιάς'],
    ]);
    expect(feed.stopIds?.get('S')).toBe('naxos-chora');
    expect(feed.trips[0]?.calls.map(({ portId }) => portId)).toEqual(['piraeus', 'naxos-chora']);
  });

  it('keeps a port of the island if two could be meant', () => {
    expect(matchOf('S,Santorini old port,36.4185,25.4280,0,')).toMatchObject({
      by: 'island',
      portId: 'S',
      placeId: 'santorini',
    });
  });

  it('keeps stops elsewhere, whatever their id', () => {
    expect(matchOf('S,Ρόδος,36.45,28.23,0,')).toMatchObject({ by: 'none', portId: 'S' });
    const files = smallFeed({ 'translations.txt': undefined, 'transfers.txt': undefined });
    const far = (files.get('stops.txt') ?? '').replace('paros,Paros,37.085,25.148', 'paros,P,1,1');
    const read = readFeed(new Map(files).set('stops.txt', far), { places });
    expect('feed' in read && read.stops.find(({ stopId }) => stopId === 'paros')).toMatchObject({
      by: 'none',
      portId: 'feed:paros',
    });
  });

  it('ignores name and position if they contradict each other, and reports it', () => {
    expect(matchOf('S,Σαντορίνη,37.1076,25.3732,0,')).toMatchObject({
      by: 'none',
      portId: 'S',
      faults: ['“S”: called Santorini, lies at Naxos'],
    });
  });

  it('applies the override table', () => {
    const stop = 'S,Σαντορίνη,37.1076,25.3732,0,';
    const by = 'override';
    const matchedTo = (target: string) => matchOf(stop, { overrides: { S: target } });
    expect(matchedTo('santorini-athinios')).toMatchObject({ by, portId: 'santorini-athinios' });
    expect(matchedTo('santorini')).toMatchObject({ by, portId: 'S', placeId: 'santorini' });
    expect(matchedTo('-')).toMatchObject({ by, portId: 'S', placeId: 'S' });
    expect(matchedTo('atlantis').faults[0]).toMatch(/“atlantis” of “S”, which is unknown/);
    expect(matchOf(stop, { overrides: { nobody: 'naxos' } }).faults[0]).toMatch(/“nobody”/);
  });

  it.each(['__proto__', 'constructor', 'toString'])(
    'does not look up a stop %s in the table',
    (id) => {
      const read = readFeed(
        smallFeed({
          'stops.txt': [
            'stop_id,stop_name,stop_lat,stop_lon',
            'piraeus,Πειραιάς,37.94,23.63',
            `${id},ΝΑΞΟΣ,37.107,25.37`,
          ],
          'stop_times.txt': [
            'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
            'out,07:25:00,07:25:00,piraeus,1',
            `out,12:45:00,12:45:00,${id},2`,
          ],
        }),
        { places, overrides: {} },
      );
      if ('refused' in read) throw new Error(JSON.stringify(read.refused));
      expect(read.stops.map(({ portId }) => portId)).toEqual(['piraeus', 'naxos-chora']);
      expect(read.faults.filter(({ file }) => file === 'stops.txt')).toEqual([]);
    },
  );

  it('merges the quays of one port: longest transfer between them, one call, lower fare', () => {
    const read = readFeed(
      smallFeed({
        'stops.txt': [
          'stop_id,stop_name,stop_lat,stop_lon',
          'E1,Piraeus E1,37.9430,23.6225',
          'E7,Piraeus E7,37.9465,23.6400',
          'N,Naxos,37.107,25.37',
        ],
        'stop_times.txt': [
          'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
          'out,07:00:00,07:00:00,E1,1',
          'out,07:20:00,07:30:00,E7,2',
          'out,12:45:00,12:45:00,N,3',
        ],
        'transfers.txt': [
          'from_stop_id,to_stop_id,transfer_type,min_transfer_time',
          'E1,E7,2,2700',
        ],
      }),
      { places },
    );
    if ('refused' in read) throw new Error(JSON.stringify(read.refused));
    const { ports, transfers, trips } = read.feed;
    expect(ports.map(({ id, minTransferMinutes }) => [id, minTransferMinutes])).toEqual([
      ['piraeus', 45],
      ['naxos-chora', 20],
    ]);
    expect(transfers).toEqual([]);
    expect(trips[0]?.calls.map(({ portId, departure }) => [portId, departure])).toEqual([
      ['piraeus', 450],
      ['naxos-chora', 765],
    ]);
  });

  it.each<[string, readonly string[], number, RegExp | undefined]>([
    ['nothing, with a walk between its quays', [], 22, undefined],
    [
      'between two quays',
      ['E1,E7,3,', 'E7,E1,3,'],
      180,
      /no change from “E1” to “E7”.*180 minutes/,
    ],
    ['at one quay alone', ['E1,E1,3,'], 180, /no change from “E1” to “E1”/],
    ['at each, and between them', ['S,S,3,'], 1440, undefined],
    ['pair by pair', ['E1,E1,3,', 'E1,E7,3,', 'E7,E1,3,', 'E7,E7,3,'], 1440, undefined],
    ['nothing, and asks for time at one', ['E1,E1,2,3600'], 60, undefined],
    ['some, where others take longer still', ['E1,E1,3,', 'E1,E7,2,14400'], 240, /240 minutes/],
  ])('uses the safest transfer time of a port whose feed forbids %s', (_, rows, minutes, fault) => {
    const read = readFeed(
      smallFeed({
        'stops.txt': [
          'stop_id,stop_name,stop_lat,stop_lon,location_type,parent_station',
          'S,Piraeus,37.9440,23.6400,1,',
          'E1,Piraeus E1,37.9460,23.6390,0,S',
          'E7,Piraeus E7,37.9465,23.6400,0,S',
          'N,Naxos,37.107,25.37,0,',
        ],
        'trips.txt': ['route_id,service_id,trip_id', 'main,daily,out', 'main,daily,back'],
        'stop_times.txt': [
          'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
          'out,07:00:00,07:00:00,E1,1',
          'out,12:45:00,12:45:00,N,2',
          'back,13:00:00,13:00:00,N,1',
          'back,18:30:00,18:30:00,E7,2',
        ],
        'transfers.txt': ['from_stop_id,to_stop_id,transfer_type,min_transfer_time', ...rows],
      }),
      { places },
    );
    if ('refused' in read) throw new Error(JSON.stringify(read.refused));
    const piraeus = read.feed.ports.find(({ id }) => id === 'piraeus');
    expect(piraeus?.minTransferMinutes).toBe(minutes);
    const reported = read.faults.filter(({ file }) => file === 'transfers.txt');
    expect(reported.map(({ message }) => message)).toEqual(
      fault ? [expect.stringMatching(fault)] : [],
    );
  });

  it('derives the speed of a boat from our ports, and not from invalid positions', () => {
    for (const stop of ['S,ΝΑΞΟΣ,0,0,0,', 'S,ΑΓΝΩΣΤΟ,0,0,0,']) {
      const [trip] = matchOf(stop).feed.trips;
      expect(trip).toMatchObject({ takesVehicles: true });
      expect(trip?.vesselKind).not.toBe('high-speed');
    }
  });

  it('matches every port of the typical timetable to itself', () => {
    const { feed, stops } = matchPlaces(places, places, {}, new Faults());
    expect(stops.every(({ by, stopId, portId }) => by === 'id' && stopId === portId)).toBe(true);
    expect({ ...feed, stopIds: undefined }).toEqual({ ...places, stopIds: undefined });
  });
});
