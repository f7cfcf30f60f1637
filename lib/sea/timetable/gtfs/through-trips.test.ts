import { typicalFiles } from '../service/typical-files';
import type { FerryFeed } from '../types';
import { type ReadOptions, readFeed } from './read-feed';
import { datesOf } from './service-days';
import { type Lines, smallFeed } from './testing/small-feed';

const times = (trip: string, ...calls: readonly [string, string][]) =>
  calls.map(([time, stop], index) => `${trip},${time},${time},${stop},${index + 1}`);

const filesOf = (trips: Lines, more: Readonly<Record<string, Lines>>) =>
  smallFeed({
    'trips.txt': ['route_id,service_id,trip_id,block_id', ...trips],
    'stop_times.txt': [
      'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
      ...times('a', ['07:00:00', 'piraeus'], ['11:00:00', 'paros']),
      ...times('b', ['11:30:00', 'paros'], ['12:30:00', 'naxos-chora']),
      ...times('c', ['13:00:00', 'naxos-chora'], ['17:00:00', 'piraeus']),
    ],
    'transfers.txt': undefined,
    ...more,
  });

/** Feed with two trips: from Piraeus to Paros, and onwards from there. */
function feedOf(
  trips: Lines,
  more: Readonly<Record<string, Lines>> = {},
  options: ReadOptions = {},
): FerryFeed {
  const read = readFeed(filesOf(trips, more), options);
  if ('refused' in read) throw new Error(JSON.stringify(read.refused));
  return read.feed;
}

const summary = ({ trips }: FerryFeed) => trips.map(({ id, serviceId }) => `${id} ${serviceId}`);
const transfers = (...rows: string[]) => ({
  'transfers.txt': ['from_trip_id,to_trip_id,transfer_type', ...rows],
});

describe('through trips of one vessel', () => {
  it('are joined within one block, with one call where they meet', () => {
    const feed = feedOf(['main,daily,a,ship', 'main,daily,b,ship']);
    expect(summary(feed)).toEqual(['a+b daily']);
    const [trip] = feed.trips;
    expect(
      trip?.calls.map(({ portId, arrival, departure }) => [portId, arrival, departure]),
    ).toEqual([
      ['piraeus', 420, 420],
      ['paros', 660, 690],
      ['naxos-chora', 750, 750],
    ]);
    expect(trip?.parts).toEqual([
      { tripId: 'a', lineId: 'main', firstCall: 0 },
      { tripId: 'b', lineId: 'main', firstCall: 1 },
    ]);
  });

  it('stay separate without a block, in two blocks, after hours in port, and if the boat turns round', () => {
    expect(summary(feedOf(['main,daily,a,', 'main,daily,b,']))).toHaveLength(2);
    expect(summary(feedOf(['main,daily,a,x', 'main,daily,b,y']))).toHaveLength(2);
    const later = {
      'stop_times.txt': [
        'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
        ...times('a', ['07:00:00', 'piraeus'], ['11:00:00', 'paros']),
        ...times('b', ['14:30:00', 'paros'], ['15:30:00', 'naxos-chora']),
      ],
    };
    expect(summary(feedOf(['main,daily,a,x', 'main,daily,b,x'], later))).toHaveLength(2);
    const back = {
      'stop_times.txt': [
        'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
        ...times('a', ['07:00:00', 'piraeus'], ['11:00:00', 'paros']),
        ...times('b', ['11:30:00', 'paros'], ['15:30:00', 'piraeus']),
      ],
    };
    expect(summary(feedOf(['main,daily,a,x', 'main,daily,b,x'], back))).toHaveLength(2);
  });

  it('are joined by an in-seat transfer, and separated by a forbidden one', () => {
    const stay = feedOf(['main,daily,a,', 'main,daily,b,'], transfers('a,b,4'));
    expect(summary(stay)).toEqual(['a+b daily']);
    const leave = feedOf(['main,daily,a,x', 'main,daily,b,x'], transfers('a,b,5'));
    expect(summary(leave)).toEqual(['a daily', 'b daily']);
  });

  it('are joined only on the days on which both sail', () => {
    const feed = feedOf(['main,weekend,a,x', 'main,saturday,b,x'], {
      'calendar.txt': ['service_id,monday,start_date,end_date'],
      'calendar_dates.txt': [
        'service_id,date,exception_type',
        'weekend,20270703,1',
        'weekend,20270704,1',
        'saturday,20270703,1',
        'saturday,20270710,1',
      ],
    });
    const days = new Map(feed.services.map(({ id, added }) => [id, [...added]]));
    expect(feed.trips.map(({ id, serviceId }) => [id, days.get(serviceId)])).toEqual([
      ['a+b', ['2027-07-03']],
      ['a', ['2027-07-04']],
      ['b', ['2027-07-10']],
    ]);
  });

  it.each([
    ['long ago', '20150101', '20271231'],
    ['today', '20261125', '20271231'],
    ['for many years', '20150101', '20451231'],
  ])('sail on each of their days, with a calendar starting %s', (_, start, end) => {
    const feed = feedOf(
      ['main,daily,a,x', 'main,weekdays,b,x'],
      {
        'calendar.txt': [
          `service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date`,
          `daily,1,1,1,1,1,1,1,${start},${end}`,
          `weekdays,1,1,1,1,1,0,0,${start},${end}`,
        ],
      },
      { from: '2026-11-24' },
    );
    const sailing = (date: string) =>
      feed.trips
        .filter(({ serviceId }) =>
          datesOf(
            feed.services.find(({ id }) => id === serviceId),
            date,
            date,
          ).has(date),
        )
        .map(({ id }) => id);
    expect(sailing('2026-11-27')).toEqual(['a+b']);
    expect(sailing('2026-11-28')).toEqual(['a']);
    expect(sailing('2027-07-01')).toEqual(['a+b']);
    // Beyond the days examined nothing is joined and nothing is lost.
    if (end > '2040') expect(sailing('2040-07-02')).toEqual(['a', 'b']);
  });

  it('continue without a known date if the calendar is longer than the window', () => {
    const calendar = [
      'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
      'daily,1,1,1,1,1,1,1,20200101,20271231',
    ];
    const feed = feedOf(['main,daily,a,x', 'main,daily,b,x'], { 'calendar.txt': calendar });
    expect(feed.trips.map(({ id }) => id)).toEqual(['a+b', 'a', 'b']);
    const days = feed.trips.map(
      ({ serviceId }) =>
        datesOf(
          feed.services.find(({ id }) => id === serviceId),
          '2027-01-01',
          '2027-12-31',
        ).size,
    );
    expect(days).toEqual([0, 365, 365]);
  });

  it('have a line with both names, at the fare of the whole or of its parts', () => {
    const routes = [
      'route_id,agency_id,route_long_name,route_type',
      'main,blue,Piraeus - Paros,4',
      'on,blue,Paros - Naxos,4',
    ];
    const feed = feedOf(['main,daily,a,x', 'on,daily,b,x'], {
      'routes.txt': routes,
      'fare_rules.txt': [
        'fare_id,route_id,origin_id,destination_id',
        'long,main,P,A',
        'short,on,A,N',
      ],
    });
    expect(feed.lines.map(({ id, name }) => [id, name.en])).toEqual([
      ['main+on', 'Piraeus - Paros · Paros - Naxos'],
    ]);
    expect(feed.fares.map(({ lineId, from, to, cents }) => [lineId, from, to, cents])).toEqual([
      ['main+on', 'piraeus', 'paros', 4550],
      ['main+on', 'piraeus', 'naxos-chora', 5450],
      ['main+on', 'paros', 'naxos-chora', 900],
    ]);
  });

  it('are chained while they reach new places', () => {
    const feed = feedOf(['main,daily,a,x', 'main,daily,b,x', 'main,daily,c,x']);
    expect(summary(feed)).toEqual(['a+b daily', 'c daily']);
  });

  const faultsOf = (trips: Lines, more: Readonly<Record<string, Lines>>) => {
    const read = readFeed(filesOf(trips, more));
    if ('refused' in read) throw new Error(JSON.stringify(read.refused));
    return read.faults
      .filter(({ file }) => file === 'transfers.txt')
      .map(({ file, line, field }) => `${file} ${line} ${field}`);
  };

  it('continue as one of several, each on its days, and an unused row is a fault', () => {
    const trips = ['main,daily,a,', 'main,weekdays,b,', 'main,weekend,d,'];
    const more = {
      'calendar.txt': [
        'service_id,monday,tuesday,wednesday,thursday,friday,saturday,sunday,start_date,end_date',
        'daily,1,1,1,1,1,1,1,20270701,20270731',
        'weekdays,1,1,1,1,1,0,0,20270701,20270731',
        'weekend,0,0,0,0,0,1,1,20270701,20270731',
      ],
      'stop_times.txt': [
        'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
        ...times('a', ['07:00:00', 'piraeus'], ['11:00:00', 'paros']),
        ...times('b', ['11:30:00', 'paros'], ['12:30:00', 'naxos-chora']),
        ...times('d', ['11:40:00', 'paros'], ['12:40:00', 'naxos-chora']),
      ],
      ...transfers('a,b,4', 'a,d,4'),
    };
    expect(feedOf(trips, more).trips.map(({ id }) => id)).toEqual(['a+d', 'a+b']);
    expect(faultsOf(trips, more)).toEqual([]);
    // On days when both trips continue from there, only one can be joined.
    const both = ['main,daily,a,', 'main,daily,b,', 'main,daily,d,'];
    expect(faultsOf(both, more)).toEqual(['transfers.txt 3 to_trip_id']);
  });

  it.each([
    ['a trip that nobody knows', 'a,nobody,4'],
    ['no trip', 'a,,4'],
    ['a trip that begins elsewhere', 'a,c,4'],
    ['a trip that has left before', 'b,a,4'],
    ['itself', 'a,a,4'],
  ])('are not joined to %s, which is a fault', (_, row) => {
    const trips = ['main,daily,a,', 'main,daily,b,', 'main,daily,c,'];
    expect(faultsOf(trips, transfers(row))).toEqual(['transfers.txt 2 to_trip_id']);
    expect(summary(feedOf(trips, transfers(row)))).toHaveLength(3);
  });

  it('are not joined to a trip of the next service day, which is a fault', () => {
    const night = {
      'stop_times.txt': [
        'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
        ...times('a', ['19:00:00', 'piraeus'], ['23:50:00', 'paros']),
        ...times('b', ['00:10:00', 'paros'], ['01:10:00', 'naxos-chora']),
      ],
      ...transfers('a,b,4'),
    };
    const trips = ['main,daily,a,', 'main,daily,b,'];
    expect(faultsOf(trips, night)).toEqual(['transfers.txt 2 to_trip_id']);
    expect(summary(feedOf(trips, night))).toHaveLength(2);
  });

  it('are joined at two stops of one of our ports', () => {
    const pattern = readFeed(typicalFiles());
    if ('refused' in pattern) throw new Error('the pattern is refused');
    const feed = feedOf(
      ['main,daily,a,', 'main,daily,b,'],
      {
        'stops.txt': [
          'stop_id,stop_name,stop_lat,stop_lon',
          'N,ΝΑΞΟΣ,37.107,25.37',
          'E1,ΠΕΙΡΑΙΑΣ Ε1,37.9430,23.6225',
          'E7,ΠΕΙΡΑΙΑΣ Ε7,37.9465,23.6400',
          'P,ΠΑΡΟΣ,37.085,25.148',
        ],
        'stop_times.txt': [
          'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
          ...times('a', ['07:00:00', 'N'], ['11:00:00', 'E1'], ['11:20:00', 'E7']),
          ...times('b', ['11:50:00', 'E1'], ['15:30:00', 'P']),
        ],
        ...transfers('a,b,4'),
      },
      { places: pattern.feed },
    );
    const [trip] = feed.trips;
    expect(
      trip?.calls.map(({ portId, arrival, departure }) => [portId, arrival, departure]),
    ).toEqual([
      ['naxos-chora', 420, 420],
      ['piraeus', 660, 710],
      ['paros-parikia', 930, 930],
    ]);
    expect(trip?.parts?.map(({ firstCall }) => firstCall)).toEqual([0, 1]);
  });
});
