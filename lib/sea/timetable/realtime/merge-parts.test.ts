import { dayOf } from '../../../foundation/time/days.ts';
import { cancelledBoats } from '../boat-news.ts';
import { withChanges } from '../engine/changed-timetable.ts';
import { paretoJourneys } from '../engine/pareto-journeys.ts';
import { compileTimetable } from '../engine/timetable.ts';
import { readFeed } from '../gtfs/read-feed.ts';
import { smallFeed } from '../gtfs/testing/small-feed.ts';
import { noticesFor } from '../notices.ts';
import { feedInService } from '../service/feed-in-service.ts';
import { bytesOf, day, merged, timetableOf } from './testing/merged.ts';
import { cancelled, type LooseEntity, notice } from './testing/message.ts';

const date = '2027-07-14';
const call = (trip: string, time: string, stop: string, sequence: number) =>
  `${trip},${time}:00,${time}:00,${stop},${sequence}`;

const callsIn = (result: ReturnType<typeof merged>) =>
  [...result.trips.values()].map(({ state, calls }) =>
    state === 'changed'
      ? calls.map(({ arrival, departure, skipped }) => (skipped ? 'passes' : [arrival, departure]))
      : state,
  );

const update = (tripId: string, ...stopTimeUpdate: object[]): LooseEntity => ({
  tripUpdate: { trip: { tripId, ...day }, stopTimeUpdate },
});
const leaves = (tripId: string, minutes: number) =>
  update(tripId, { stopSequence: 10, departure: { delay: minutes * 60 } });

/**
 * Timetable with one boat on three trips: Piraeus 06:00, Syros 09:00/09:20, Paros 10:20/10:40,
 * Naxos 11:40.
 */
const threeTrips = timetableOf({
  'stops.txt': [
    'stop_id,stop_name,stop_lat,stop_lon,zone_id,location_type,parent_station',
    'piraeus,Piraeus,37.94,23.63,P,,',
    'syros,Syros,37.44,24.94,S,,',
    'paros,Paros,37.085,25.148,A,,',
    'naxos,Naxos,37.107,25.37,N,,',
  ],
  'routes.txt': [
    'route_id,agency_id,route_long_name,route_type',
    '5,blue,Piraeus - Syros,4',
    '6,blue,Syros - Paros,4',
    '7,blue,Paros - Naxos,4',
  ],
  'trips.txt': [
    'route_id,service_id,trip_id,block_id',
    '5,daily,a,ship',
    '6,daily,b,ship',
    '7,daily,c,ship',
  ],
  'stop_times.txt': [
    'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
    call('a', '06:00', 'piraeus', 10),
    call('a', '09:00', 'syros', 20),
    call('b', '09:20', 'syros', 10),
    call('b', '10:20', 'paros', 20),
    call('c', '10:40', 'paros', 10),
    call('c', '11:40', 'naxos', 20),
  ],
  'shapes.txt': undefined,
  'transfers.txt': undefined,
  'fare_rules.txt': undefined,
});

describe('each part of a joined trip', () => {
  const of = (...entities: LooseEntity[]) => merged(entities, threeTrips);

  it('is one of three', () => {
    expect(threeTrips.feed.trips.map(({ id, lineId }) => [id, lineId])).toEqual([
      ['a+b+c', '5+6+7'],
    ]);
  });

  it('has its own delay, in any order of reports', () => {
    const onTime = [leaves('a', 0), leaves('b', 60)];
    const both = [leaves('a', 30), leaves('b', 60)];
    const later = [
      [60, 60],
      [60, 60],
    ];
    for (const result of [onTime, onTime.toReversed()]) {
      expect(callsIn(of(...result))).toEqual([[[0, 0], [0, 60], ...later]]);
    }
    for (const result of [both, both.toReversed()]) {
      expect(callsIn(of(...result))).toEqual([[[0, 30], [30, 60], ...later]]);
    }
    expect(callsIn(of(leaves('a', 30)))).toEqual([
      [
        [0, 30],
        [30, 30],
        [30, 30],
        [30, 30],
      ],
    ]);
    // Only the twenty minutes at the quay can be made up there.
    expect(callsIn(of(leaves('a', 30), leaves('b', 0)))).toEqual([
      [
        [0, 30],
        [30, 10],
        [0, 0],
        [0, 0],
      ],
    ]);
  });

  it('is identified by its own stop sequence', () => {
    const arrives = update('a', { stopSequence: 20, arrival: { delay: 600 } });
    expect(callsIn(of(arrives, leaves('b', 15)))[0]?.slice(0, 3)).toEqual([
      [0, 0],
      [10, 15],
      [15, 15],
    ]);
  });

  it('that is cancelled removes its own calls, and no others', () => {
    const off = (tripId: string) => cancelled({ tripId, ...day });
    expect(callsIn(of(off('a')))[0]?.[0]).toBe('passes');
    expect(callsIn(of(off('a')))[0]?.slice(2)).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(callsIn(of(off('c')))[0]?.[3]).toBe('passes');
    expect(callsIn(of(off('c'), leaves('a', 5)))[0]?.slice(0, 2)).toEqual([
      [0, 5],
      [5, 5],
    ]);
    expect(callsIn(of(off('a'), off('b'), off('c')))).toEqual(['cancelled']);
  });

  it('that is cancelled between two others carries nobody from one to the other', () => {
    const result = of(cancelled({ tripId: 'b', ...day }));
    const changed = withChanges(threeTrips, result.changes);
    const { clock } = changed;
    const midnight = (later: number) => clock.midnight(dayOf(date) + later);
    const ways = (from: string, to: string) =>
      paretoJourneys(changed, {
        from: [from],
        to: [to],
        window: [midnight(0), midnight(1)],
        maxTransfers: 0,
        latestArrival: midnight(1),
      }).length;
    expect([ways('piraeus', 'syros'), ways('paros', 'naxos')]).toEqual([1, 1]);
    expect([ways('syros', 'paros'), ways('piraeus', 'paros'), ways('piraeus', 'naxos')]).toEqual([
      0, 0, 0,
    ]);
    const network = {
      timetable: changed,
      trips: new Map(threeTrips.feed.trips.map((trip) => [trip.id, trip])),
      realtime: { state: 'live' as const, at: 0, alerts: [], trips: result.trips },
    };
    const gone = (from: string, to: string) => cancelledBoats(network, [from], [to], date).length;
    expect([gone('syros', 'paros'), gone('piraeus', 'paros'), gone('piraeus', 'naxos')]).toEqual([
      1, 1, 1,
    ]);
    expect([gone('piraeus', 'syros'), gone('paros', 'naxos')]).toEqual([0, 0]);
  });

  it('is matched by line and time', () => {
    const named = cancelled({ routeId: '7', startTime: '10:40:00', ...day });
    expect(callsIn(of(named))[0]?.[3]).toBe('passes');
    expect(of(cancelled({ routeId: '7', startTime: '06:00:00', ...day })).unmatched).toBe(1);
  });

  it('has its own notices, by its line and by its id', () => {
    const [trip] = threeTrips.feed.trips;
    const network = (result: ReturnType<typeof merged>) => ({
      realtime: { state: 'live' as const, at: 0, alerts: result.alerts, trips: result.trips },
      lines: new Map(threeTrips.feed.lines.map((line) => [line.id, line])),
      trips: new Map(threeTrips.feed.trips.map((one) => [one.id, one])),
    });
    const shown = (about: object, from: string, to: string) => {
      const { lineId = '', id = '' } = trip ?? {};
      const boat = { tripId: id, serviceDay: date, lineId, from, to, departure: 0, arrival: 1 };
      const screen = { boats: [boat], portIds: [], span: [0, 1] as const };
      return noticesFor(network(of(notice([about]))), screen).length;
    };
    for (const about of [{ routeId: '6' }, { trip: { tripId: 'b' } }, { trip: { routeId: '6' } }]) {
      expect(shown(about, 'syros', 'paros')).toBe(1);
      expect(shown(about, 'piraeus', 'naxos')).toBe(1);
      expect(shown(about, 'piraeus', 'syros')).toBe(0);
      expect(shown(about, 'paros', 'naxos')).toBe(0);
    }
  });
});

describe('two quays of one port', () => {
  const files = smallFeed({
    'stops.txt': [
      'stop_id,stop_name,stop_lat,stop_lon,zone_id,location_type,parent_station',
      '101,Gate one,37.943,23.634,,0,',
      '102,Gate two,37.944,23.635,,0,',
      '110,Naxos,37.108,25.373,,0,',
    ],
    'trips.txt': ['route_id,service_id,trip_id', 'main,daily,out'],
    'stop_times.txt': [
      'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
      call('out', '05:00', '101', 1),
      'out,05:20:00,05:30:00,102,2',
      call('out', '09:00', '110', 3),
    ],
    'shapes.txt': undefined,
    'transfers.txt': undefined,
    'fare_rules.txt': undefined,
  });
  const { stations, ports } = feedInService().feed;
  const read = readFeed(new Map([...files].map(([name, text]) => [name, bytesOf(text)] as const)), {
    places: { stations, ports },
    overrides: { 101: 'piraeus', 102: 'piraeus', 110: 'naxos-chora' },
  });
  if ('refused' in read) throw new Error(JSON.stringify(read.refused));
  const quays = compileTimetable(read.feed);
  const of = (...stops: object[]) => callsIn(merged([update('out', ...stops)], quays));
  const skipped = { scheduleRelationship: 1 };

  it('are one call', () => {
    expect(quays.feed.trips[0]?.calls.map(({ portId }) => portId)).toEqual([
      'piraeus',
      'naxos-chora',
    ]);
  });

  it.each([
    ['by their numbers', { stopSequence: 1 }, { stopSequence: 2 }],
    ['by their ids', { stopId: '101' }, { stopId: '102' }],
    ['by both', { stopSequence: 1, stopId: '101' }, { stopSequence: 2, stopId: '102' }],
  ])('have their own times, %s', (_, first, second) => {
    const late = [
      [
        [0, 40],
        [40, 40],
      ],
    ];
    const onTime = { ...first, departure: { delay: 0 } };
    expect(of(onTime, { ...second, departure: { delay: 2400 } })).toEqual(late);
    expect(of({ ...second, departure: { delay: 2400 } })).toEqual(late);
  });

  it('are a call while the boat serves one of them', () => {
    expect(of({ stopId: '101', ...skipped })).toEqual([
      [
        [20, 0],
        [0, 0],
      ],
    ]);
    expect(of({ stopId: '102', ...skipped })).toEqual([
      [
        [0, -30],
        [0, 0],
      ],
    ]);
    expect(of({ stopId: '101', ...skipped }, { stopId: '102', ...skipped })).toEqual(['cancelled']);
  });
});
