import type { FerryFeed } from '../types';
import { readFeed } from './read-feed';
import { datesOf } from './service-days';
import type { FeedFiles } from './source';
import { smallFeed } from './testing/small-feed';

function feedOf(files: FeedFiles): FerryFeed {
  const read = readFeed(files);
  if ('refused' in read) throw new Error(JSON.stringify(read.refused));
  return read.feed;
}

const lines = (file: string) => (smallFeed().get(file) ?? '').trimEnd().split('\n');
const tripIds = (feed: FerryFeed) => feed.trips.map(({ id }) => id);

describe('readFeed', () => {
  it('keeps the ferries and only the data they use', () => {
    const feed = feedOf(smallFeed());
    expect(tripIds(feed)).toEqual(['out', 'back']);
    expect(feed.operators.map(({ id }) => id)).toEqual(['blue']);
    expect(feed.ports.map(({ id }) => id)).toEqual(['naxos-chora', 'piraeus', 'paros']);
    expect(feed.stations.map(({ id, portIds }) => [id, ...portIds])).toEqual([
      ['naxos', 'naxos-chora'],
      ['piraeus', 'piraeus'],
      ['paros', 'paros'],
    ]);
  });

  it('reads trips in the order of their sequence, past midnight as minutes of the service day', () => {
    const [out, back] = feedOf(smallFeed()).trips;
    expect(out).toMatchObject({ vessel: 'Blue Star', takesVehicles: true, exactTimes: true });
    expect(
      out?.calls.map(({ portId, arrival, departure }) => [portId, arrival, departure]),
    ).toEqual([
      ['piraeus', 445, 445],
      ['paros', 700, 720],
      ['naxos-chora', 765, 765],
    ]);
    expect(back?.exactTimes).toBe(false);
    expect(back?.calls[1]?.arrival).toBe(27 * 60 + 45);
  });

  it('reads the same from any column order, with BOM, CRLF, quotes and unknown columns', () => {
    const awkward = new Map(
      [...smallFeed()].map(([name, text]) => {
        const rows = text.trimEnd().split('\n');
        const turned = rows.map((row, index) => {
          const cells = row.split(',').reverse();
          return ['"note, with ""quotes"""', ...cells.map((cell) => `"${cell}"`)]
            .join(',')
            .replace(/^"note[^"]*""quotes"""/, index ? '$&' : '"note"');
        });
        return [name, new TextEncoder().encode(`\uFEFF${turned.join('\r\n')}\r\n`)] as const;
      }),
    );
    expect(feedOf(awkward)).toEqual(feedOf(smallFeed()));
  });

  it('reports faulty times, stops and shapes', () => {
    const feed = feedOf(smallFeed());
    expect(feed.stations[0]?.name).toEqual({ en: 'Naxos', el: 'Νάξος' });
    expect(feed.stations[2]?.name).toEqual({ en: 'Paros', el: 'Πάρος' });
    expect(feed.ports[1]?.name).toEqual({ en: 'Piraeus', el: 'Piraeus' });
    expect(feed.ports.map(({ minTransferMinutes }) => minTransferMinutes)).toEqual([20, 60, 20]);
    expect(feed.shapes.get('way')).toEqual([
      [23.63, 37.94],
      [25.37, 37.107],
    ]);
  });

  it('rounds departures down and arrivals up, so that no impossible connection is offered', () => {
    const times = lines('stop_times.txt');
    const feed = feedOf(
      smallFeed({
        'stop_times.txt': [
          times[0] ?? '',
          'out,07:25:50,07:25:50,piraeus,1,1',
          'out,11:40:01,12:00:59,paros,2,1',
        ],
      }),
    );
    expect(feed.trips[0]?.calls.map(({ arrival, departure }) => [arrival, departure])).toEqual([
      [445, 445],
      [701, 720],
    ]);
  });

  it('interpolates missing times by distance, else evenly, and marks them as approximate', () => {
    const header = 'trip_id,arrival_time,departure_time,stop_id,stop_sequence,shape_dist_traveled';
    const middle = (distances: readonly string[]) =>
      feedOf(
        smallFeed({
          'stop_times.txt': [
            header,
            `out,07:00:00,07:00:00,piraeus,1,${distances[0]}`,
            `out,,,paros,2,${distances[1]}`,
            `out,11:00:00,11:00:00,naxos-chora,3,${distances[2]}`,
          ],
        }),
      ).trips[0];
    expect(middle(['0', '75', '100'])?.calls[1]).toMatchObject({ arrival: 600, departure: 600 });
    expect(middle(['', '', ''])?.calls[1]).toMatchObject({ arrival: 540, departure: 540 });
    expect(middle(['', '', ''])?.exactTimes).toBe(false);
  });

  it('drops a whole trip with one broken stop time, and reports the row', () => {
    const times = lines('stop_times.txt').map((row) => row.replace('out,11:40:00', 'out,11:70:00'));
    const read = readFeed(smallFeed({ 'stop_times.txt': times }));
    expect('feed' in read && tripIds(read.feed)).toEqual(['back']);
    expect('feed' in read && read.faults).toContainEqual({
      file: 'stop_times.txt',
      line: 2,
      field: 'arrival_time',
      message: '“11:70:00”: trip “out” dropped',
    });
  });

  it('drops a trip with decreasing times', () => {
    const times = lines('stop_times.txt').map((row) =>
      row.replace('27:45:00,27:45', '21:45:00,21:45'),
    );
    expect(tripIds(feedOf(smallFeed({ 'stop_times.txt': times })))).toEqual(['out']);
  });

  it('drops a trip without travel time', () => {
    const times = lines('stop_times.txt').map((row) =>
      row.replace('27:45:00,27:45:00', '22:30:00,22:30:00'),
    );
    expect(tripIds(feedOf(smallFeed({ 'stop_times.txt': times })))).toEqual(['out']);
  });

  it('reads forbidden boarding and alighting', () => {
    const [header, ...rows] = lines('stop_times.txt');
    const times = rows.map((row) => `${row}${row.includes('paros') ? ',1,0' : ',0,1'}`);
    const feed = feedOf(
      smallFeed({ 'stop_times.txt': [`${header},pickup_type,drop_off_type`, ...times] }),
    );
    expect(feed.trips[0]?.calls.map(({ boards, alights }) => [boards, alights])).toEqual([
      [true, false],
      [false, true],
      [true, false],
    ]);
    expect(feed.fares.map(({ to }) => to)).toEqual(['paros']);
  });

  it('reads a Greek feed with English translations', () => {
    const feed = feedOf(
      smallFeed({
        'feed_info.txt': ['feed_publisher_name,feed_lang', 'Λιμάνι,el'],
        'translations.txt': [
          'table_name,field_name,language,translation,record_id',
          'stops,stop_name,en,Parikia,paros',
        ],
      }),
    );
    expect(feed.stations[2]?.name).toEqual({ en: 'Parikia', el: 'Paros' });
  });

  it('repeats a trip at the departures of frequencies.txt', () => {
    const feed = feedOf(
      smallFeed({
        'frequencies.txt': [
          'trip_id,start_time,end_time,headway_secs,exact_times',
          'back,08:00:00,09:00:00,1800,1',
        ],
      }),
    );
    expect(tripIds(feed)).toEqual(['out', 'back@480', 'back@510']);
    expect(feed.trips[2]?.calls.map(({ arrival }) => arrival)).toEqual([510, 510 + 315]);
  });

  it('rejects endless frequencies', () => {
    const read = readFeed(
      smallFeed({
        'frequencies.txt': [
          'trip_id,start_time,end_time,headway_secs',
          'back,00:00:00,160:00:00,60',
          'out,08:00:00,09:00:00,1',
        ],
      }),
    );
    // Both are repeated without a readable departure, so no ferry is left.
    expect(
      'refused' in read && read.refused.filter(({ file }) => file === 'frequencies.txt'),
    ).toEqual([
      expect.objectContaining({ line: 2, field: 'headway_secs' }),
      expect.objectContaining({ line: 3, field: 'headway_secs' }),
    ]);
  });

  it.each([
    ['a headway of none', 'back,08:00:00,09:00:00,0,1'],
    ['a headway of seconds', 'back,08:00:00,09:00:00,30,0'],
    ['a headway that is no number', 'back,08:00:00,09:00:00,often,1'],
    ['a time that is none', 'back,8.00,09:00:00,1800,1'],
    ['an end before its start', 'back,09:00:00,08:00:00,1800,1'],
    ['too many departures', 'back,00:00:00,160:00:00,60,1'],
  ])('drops a trip repeated with %s', (_, row) => {
    const head = 'trip_id,start_time,end_time,headway_secs,exact_times';
    const read = readFeed(smallFeed({ 'frequencies.txt': [head, row, 'bus,x,x,0,'] }));
    if ('refused' in read) throw new Error(JSON.stringify(read.refused));
    expect(tripIds(read.feed)).toEqual(['out']);
    expect(read.counts).toEqual({ trips: 2, dropped: 1 });
    expect(read.faults).toContainEqual(
      expect.objectContaining({ file: 'frequencies.txt', line: 2 }),
    );
    const good = 'back,12:00:00,13:00:00,1800,1';
    const half = readFeed(smallFeed({ 'frequencies.txt': [head, row, good, 'gone,1,1,1,'] }));
    if ('refused' in half) throw new Error(JSON.stringify(half.refused));
    expect(tripIds(half.feed)).toEqual(['out', 'back@720', 'back@750']);
    expect(half.counts.dropped).toBe(0);
    expect(half.faults.map(({ line }) => line)).toContain(4);
  });

  it('reads services defined only in calendar_dates.txt', () => {
    const feed = feedOf(
      smallFeed({
        'calendar.txt': undefined,
        'calendar_dates.txt': ['service_id,date,exception_type', 'daily,20270714,1'],
      }),
    );
    expect(feed.services[0]?.added).toEqual(new Set(['2027-07-14']));
    expect(feed.info).toMatchObject({ start: '2027-07-14', end: '2027-07-14' });
  });

  it('derives the kind of a vessel from its speed if the feed does not name it', () => {
    const times = lines('stop_times.txt').map((row) =>
      row.replace('27:45:00,27:45', '25:30:00,25:30'),
    );
    const [out, back] = feedOf(smallFeed({ 'stop_times.txt': times })).trips;
    expect(out?.vesselKind).toBe('conventional');
    expect(back?.vesselKind).toBe('high-speed');
  });

  it('turns transfers between stops and stations into road transfers, and merges nearby berths', () => {
    const feed = feedOf(
      smallFeed({
        'stops.txt': [
          ...lines('stops.txt').filter((row) => !row.startsWith('paros')),
          'paros,Naxos old quay,37.106,25.372,A,0,naxos',
        ],
        'transfers.txt': [
          'from_stop_id,to_stop_id,transfer_type,min_transfer_time',
          'piraeus,naxos,2,600',
          'paros,naxos-chora,3,',
        ],
      }),
    );
    const roads = feed.transfers.map(({ from, to }) => `${from} ${to}`);
    expect(roads.sort()).toEqual(['naxos-chora paros', 'piraeus naxos-chora', 'piraeus paros']);
  });

  it('reads roads by bus or taxi, and reports those to unknown ports', () => {
    const read = readFeed(
      smallFeed({
        'road_transfers.txt': [
          'from_stop_id,to_stop_id,minutes',
          'piraeus,paros,25',
          'paros,gone,10',
          'paros,piraeus,soon',
        ],
      }),
    );
    if ('refused' in read) throw new Error('refused');
    expect(read.feed.transfers).toEqual([{ from: 'piraeus', to: 'paros', minutes: 25 }]);
    const reported = read.faults.filter(({ file }) => file === 'road_transfers.txt');
    expect(reported.map(({ line, field }) => [line, field])).toEqual([
      [3, 'from_stop_id'],
      [4, 'minutes'],
    ]);
  });

  it('limits sailings to the dates of feed_info.txt', () => {
    const read = readFeed(
      smallFeed({
        'feed_info.txt': [
          'feed_publisher_name,feed_start_date,feed_end_date',
          'A,20270501,20270531',
        ],
        'calendar.txt': [
          ...lines('calendar.txt'),
          'winter,1,1,1,1,1,1,1,20270101,20270331',
          'some,0,0,0,0,0,0,0,20270101,20270131',
        ],
        'calendar_dates.txt': [
          'service_id,date,exception_type',
          'daily,20270502,2',
          'daily,20280101,1',
          'some,20270505,1',
          'some,20270605,1',
        ],
        'trips.txt': [
          'route_id,service_id,trip_id',
          'main,daily,out',
          'main,some,back',
          'main,winter,bus',
        ],
      }),
    );
    if ('refused' in read) throw new Error(JSON.stringify(read.refused));
    const { info, services, trips, ports } = read.feed;
    expect(info).toMatchObject({ start: '2027-05-01', end: '2027-05-31' });
    expect(trips.map(({ id }) => id)).toEqual(['out', 'back']);
    expect(services.map((service) => [...datesOf(service)].length)).toEqual([30, 1]);
    expect(ports.map(({ id }) => id)).not.toContain('corner');
    expect(read.faults).toContainEqual({
      file: 'feed_info.txt',
      message: expect.stringMatching(/nothing sails outside 2027-05-01 to 2027-05-31, 1 trips not/),
    });
    expect(read.counts.dropped).toBe(0);
  });

  it('reports ignored transfers for single routes and trips', () => {
    const read = readFeed(
      smallFeed({
        'transfers.txt': [
          'from_stop_id,to_stop_id,transfer_type,min_transfer_time,from_route_id,to_trip_id',
          'piraeus,piraeus,3,,main,',
          'paros,paros,2,600,,out',
          'paros,paros,1,,main,',
          'corner,corner,3,,x1,',
        ],
      }),
    );
    if ('refused' in read) throw new Error(JSON.stringify(read.refused));
    const reported = read.faults.filter(({ file }) => file === 'transfers.txt');
    expect(reported.map(({ line, field }) => [line, field])).toEqual([
      [2, 'from_route_id'],
      [3, 'to_trip_id'],
    ]);
  });

  it('accepts a time zone in lower case', () => {
    const agencies = ['agency_id,agency_name,agency_url,agency_timezone'];
    const feed = feedOf(
      smallFeed({
        'agency.txt': [
          ...agencies,
          'blue,Blue,https://blue.example,europe/athens',
          'bus,Bus,https://bus.example,Europe/Athens',
        ],
      }),
    );
    expect(feed.info.timezone).toBe('Europe/Athens');
  });

  it('reports line ends of a single carriage return', () => {
    const files = smallFeed();
    const stops = (files.get('stops.txt') ?? '').replaceAll('\n', '\r');
    const read = readFeed(new Map(files).set('stops.txt', stops));
    expect('refused' in read && read.refused[0]).toMatchObject({
      file: 'stops.txt',
      message: 'lines that end in a carriage return alone',
    });
  });

  it('recognises the shipped timetable by publisher and version', () => {
    const pattern = (name: string, version: string) =>
      feedOf(
        smallFeed({
          'feed_info.txt': [
            'feed_publisher_name,feed_publisher_url,feed_lang,feed_version',
            `${name},https://compass.example,en,${version}`,
          ],
        }),
      ).info.isTypical;
    expect(pattern('Cyclades Compass', 'typical-1')).toBe(true);
    expect(pattern('Cyclades Compass', '1')).toBe(false);
    expect(pattern('Somebody', 'typical-1')).toBe(false);
  });
});
