import { dayOf } from '../../../foundation/time/days.ts';
import { mergeMessages } from './merge-messages.ts';
import { at, day, decoded, merged, timetable, timetableOf } from './testing/merged.ts';
import { cancelled, type LooseEntity, late } from './testing/message.ts';

const callsOf = (entity: LooseEntity) =>
  [...merged([entity]).trips.values()].map(({ calls }) =>
    calls.map(({ arrival, departure, skipped }) => (skipped ? 'passes' : [arrival, departure])),
  );

/** Trip update of `out` with delays in minutes by call. */
const update = (...stopTimeUpdate: object[]): LooseEntity => ({
  tripUpdate: { trip: { tripId: 'out', ...day }, stopTimeUpdate },
});

describe('trips of a message', () => {
  it('are cancelled on their day and no other', () => {
    const { trips, changes, matched } = merged([cancelled({ tripId: 'out', ...day })]);
    expect([...trips]).toEqual([
      [
        'out@2027-07-14',
        { tripId: 'out', serviceDay: '2027-07-14', state: 'cancelled', calls: [], at },
      ],
    ]);
    expect(changes).toEqual([{ trip: 0, day: dayOf('2027-07-14'), calls: undefined }]);
    expect(matched).toBe(1);
  });

  it.each([
    ['an unknown trip', { tripId: 'nobody', ...day }],
    ['a bus', { tripId: 'bus', ...day }],
    ['a day without it', { tripId: 'out', startDate: '20280101' }],
    ['a day that is none', { tripId: 'out', startDate: '20270231' }],
    ['no trip at all', {}],
    ['a line at an hour without a boat', { routeId: 'main', startTime: '07:26:00', ...day }],
  ])('of %s are ignored and counted', (_, trip) => {
    const { trips, changes, matched, unmatched } = merged([cancelled(trip)]);
    expect([trips.size, changes.length, matched, unmatched]).toEqual([0, 0, 0, 1]);
  });

  it('are matched by line, day and time without an id', () => {
    const named = cancelled({ routeId: 'main', startTime: '07:25:00', ...day });
    expect([...merged([named]).trips.keys()]).toEqual(['out@2027-07-14']);
  });

  it('without a day are the closest to the message: last night’s boat while it sails', () => {
    const of = (tripId: string, instant: string) => {
      const time = Date.parse(instant) / 60_000;
      const { trips } = mergeMessages(timetable, [
        { message: decoded([cancelled({ tripId })]), at: time },
      ]);
      return [...trips.keys()];
    };
    expect(of('back', '2027-07-14T00:00Z')).toEqual(['back@2027-07-13']);
    expect(of('back', '2027-07-14T15:00Z')).toEqual(['back@2027-07-14']);
    expect(of('out', '2027-07-14T20:00Z')).toEqual(['out@2027-07-15']);
  });

  it('without a day and cancelled are the upcoming ones, even if today’s ended a minute ago', () => {
    const of = (entity: LooseEntity, instant: string) => {
      const sent = { message: decoded([entity]), at: Date.parse(instant) / 60_000 };
      return [...mergeMessages(timetable, [sent]).trips.keys()];
    };
    const off = cancelled({ tripId: 'out' });
    expect(of(off, '2027-07-14T09:44Z')).toEqual(['out@2027-07-14']);
    expect(of(off, '2027-07-14T09:45Z')).toEqual(['out@2027-07-15']);
    // A delayed boat may still be at sea.
    expect(of(late({ tripId: 'out' }, 20), '2027-07-14T09:45Z')).toEqual(['out@2027-07-14']);
    // Sent in the morning, so it refers to the morning's boat.
    const early = { ...off.tripUpdate, timestamp: Date.parse('2027-07-14T04:00Z') / 1000 };
    expect(of({ tripUpdate: early }, '2027-07-14T12:00Z')).toEqual(['out@2027-07-14']);
  });

  it('of one line and time are distinguished by direction', () => {
    const files = {
      'trips.txt': [
        'route_id,service_id,trip_id,direction_id',
        'main,daily,there,0',
        'main,daily,back,1',
      ],
      'stop_times.txt': [
        'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
        'there,18:00:00,18:00:00,paros,1',
        'there,19:00:00,19:00:00,naxos-chora,2',
        'back,18:00:00,18:00:00,naxos-chora,1',
        'back,19:00:00,19:00:00,paros,2',
      ],
    };
    const both = timetableOf(files);
    const of = (directionId?: number) =>
      merged(
        [
          cancelled({
            routeId: 'main',
            startTime: '18:00:00',
            ...day,
            ...(directionId === undefined ? {} : { directionId }),
          }),
        ],
        both,
      );
    expect([...of(0).trips.keys()]).toEqual(['there@2027-07-14']);
    expect([...of(1).trips.keys()]).toEqual(['back@2027-07-14']);
    expect(of().unmatched).toBe(1);
  });

  it('of a frequency are identified by departure time', () => {
    const shuttle = timetableOf({
      'frequencies.txt': [
        'trip_id,start_time,end_time,headway_secs,exact_times',
        'out,07:25:00,09:25:00,3600,1',
      ],
    });
    const { trips } = merged(
      [cancelled({ tripId: 'out', startTime: '08:25:00', ...day })],
      shuttle,
    );
    expect([...trips.keys()]).toEqual(['out@505@2027-07-14']);
    expect(merged([cancelled({ tripId: 'out', ...day })], shuttle).unmatched).toBe(1);
  });

  it('that were added are omitted, and reported', () => {
    const added = { tripUpdate: { trip: { tripId: 'out', ...day, scheduleRelationship: 1 } } };
    expect(merged([added])).toMatchObject({ matched: 0, unmatched: 1, changes: [] });
  });

  it('that are repeated count once, and are cancelled if one of them says so', () => {
    const one = late({ tripId: 'out', ...day }, 20);
    const other = cancelled({ tripId: 'out', ...day });
    const states = (...entities: LooseEntity[]) =>
      [...merged(entities).trips.values()].map(({ state }) => state);
    expect(states(one, other)).toEqual(['cancelled']);
    expect(states(other, one)).toEqual(['cancelled']);
    expect(states(one, one)).toEqual(['changed']);
    const earlier = { tripUpdate: { ...other.tripUpdate, timestamp: at * 60 - 600 } };
    expect(states(earlier, one)).toEqual(['cancelled']);
  });

  it('stay cancelled while one service says so, whatever another reports later', () => {
    const off = decoded([cancelled({ tripId: 'out', ...day })]);
    const onTime = decoded([late({ tripId: 'out', ...day }, 0)]);
    for (const [offAt, onAt] of [
      [at, at],
      [at - 1, at],
      [at, at - 1],
    ] as const) {
      const sent = [
        { message: off, at: offAt },
        { message: onTime, at: onAt },
      ];
      for (const messages of [sent, sent.toReversed()]) {
        const { trips, changes } = mergeMessages(timetable, messages);
        expect([...trips.values()]).toMatchObject([{ state: 'cancelled', at: offAt }]);
        expect(changes).toHaveLength(1);
      }
    }
    expect(mergeMessages(timetable, [{ message: onTime, at }]).changes).toEqual([]);
  });

  it('of several services use the latest report', () => {
    const [one, other] = [20, 40].map((minutes) => late({ tripId: 'out', ...day }, minutes));
    const sent = [
      { message: decoded([one as LooseEntity]), at },
      { message: decoded([other as LooseEntity]), at: at - 1 },
    ];
    const [news] = mergeMessages(timetable, sent).trips.values();
    expect(news?.calls[0]?.departure).toBe(20);
  });

  it('expire after an hour, but cancellations stay', () => {
    const old = at * 60 - 61 * 60;
    const stale = (entity: LooseEntity) => ({
      tripUpdate: { ...entity.tripUpdate, timestamp: old },
    });
    expect(merged([stale(late({ tripId: 'out', ...day }, 20))]).changes).toEqual([]);
    expect(merged([stale(cancelled({ tripId: 'out', ...day }))]).changes).toHaveLength(1);
  });

  it('on time do not change the timetable', () => {
    expect(merged([late({ tripId: 'out', ...day }, 0)])).toMatchObject({ matched: 1, changes: [] });
  });
});

describe('delays', () => {
  it('of a whole trip apply to each call', () => {
    expect(callsOf(late({ tripId: 'out', ...day }, 20))).toEqual([
      [
        [20, 20],
        [20, 20],
        [20, 20],
      ],
    ]);
  });

  it('apply until the next report, by sequence, by stop and by time', () => {
    const noon = Date.parse('2027-07-14T09:10Z') / 1000;
    expect(callsOf(update({ stopSequence: 2, departure: { delay: 600 } }))).toEqual([
      [
        [0, 0],
        [0, 10],
        [10, 10],
      ],
    ]);
    expect(callsOf(update({ stopId: 'paros', departure: { time: noon } }))).toEqual([
      [
        [0, 0],
        [0, 10],
        [10, 10],
      ],
    ]);
    const noData = { stopSequence: 3, scheduleRelationship: 2 };
    expect(callsOf(update({ stopSequence: 1, departure: { delay: 300 } }, noData))).toEqual([
      [
        [0, 5],
        [5, 5],
        [0, 0],
      ],
    ]);
  });

  it('of an arrival delay the departure only beyond the stay', () => {
    const arriving = (minutes: number) =>
      callsOf(update({ stopSequence: 2, arrival: { delay: minutes * 60 } }))[0];
    // The stay in Paros is twenty minutes.
    expect(arriving(15)).toEqual([
      [0, 0],
      [15, 0],
      [0, 0],
    ]);
    expect(arriving(50)).toEqual([
      [0, 0],
      [50, 30],
      [30, 30],
    ]);
    expect(arriving(-10)).toEqual([
      [0, 0],
      [-10, 0],
      [0, 0],
    ]);
  });

  it('of an arrival are absorbed by each stay on the way, until a departure is reported', () => {
    const long = timetableOf({
      'stop_times.txt': [
        'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
        'out,07:25:00,07:25:00,piraeus,1',
        'out,11:40:00,12:00:00,paros,2',
        'out,12:45:00,13:00:00,naxos-chora,3',
        'out,14:00:00,14:10:00,paros,4',
        'out,19:00:00,19:00:00,piraeus,5',
      ],
    });
    const shifts = (...updates: object[]) =>
      [...merged([update(...updates)], long).trips.values()][0]?.calls.map((call) => [
        call.arrival,
        call.departure,
      ]);
    const arrives = { stopSequence: 2, arrival: { delay: 50 * 60 } };
    expect(shifts(arrives)).toEqual([
      [0, 0],
      [50, 30],
      [30, 15],
      [15, 5],
      [5, 5],
    ]);
    expect(shifts(arrives, { stopSequence: 3, departure: { delay: 25 * 60 } })?.slice(2)).toEqual([
      [30, 25],
      [25, 25],
      [25, 25],
    ]);
  });

  it('of a replacement trip apply to the replaced trip', () => {
    const time = Date.parse('2027-07-14T06:25Z') / 1000;
    const replaced = {
      tripUpdate: {
        trip: { tripId: 'out', ...day, scheduleRelationship: 5 },
        stopTimeUpdate: [{ stopSequence: 1, departure: { time } }],
      },
    };
    expect(callsOf(replaced)).toEqual([
      [
        [0, 120],
        [120, 120],
        [120, 120],
      ],
    ]);
  });

  it('without a day apply to the sailing whose times they state', () => {
    const time = Date.parse('2027-07-15T04:15Z') / 1000;
    const early = {
      tripUpdate: {
        trip: { tripId: 'out' },
        stopTimeUpdate: [{ stopSequence: 1, departure: { time } }],
      },
    };
    const evening = Date.parse('2027-07-14T17:00Z') / 60_000;
    const { trips } = mergeMessages(timetable, [{ message: decoded([early]), at: evening }]);
    expect([...trips.keys()]).toEqual(['out@2027-07-15']);
    expect(trips.get('out@2027-07-15')?.calls[0]).toMatchObject({ departure: -10 });
  });

  it('of zero end an earlier delay', () => {
    const made = { stopSequence: 2, departure: { delay: 0 } };
    expect(callsOf(update({ stopSequence: 1, departure: { delay: 600 } }, made))).toEqual([
      [
        [0, 10],
        [10, 0],
        [0, 0],
      ],
    ]);
  });

  it('of a boat that leaves early apply from that quay, whatever its reported arrival', () => {
    const early = { delay: -1200 };
    const all = [
      [
        [-20, -20],
        [-20, -20],
        [-20, -20],
      ],
    ];
    const seven = { time: Date.parse('2027-07-14T04:05Z') / 1000 };
    for (const sent of [{ departure: early }, { departure: seven }, { arrival: early }]) {
      expect(callsOf(update({ stopSequence: 1, ...sent }))).toEqual(all);
    }
    const onTimeBefore = { stopSequence: 1, arrival: { delay: 0 }, departure: early };
    expect(callsOf(update(onTimeBefore))).toEqual(all);
  });

  it('of a boat that leaves before its scheduled arrival imply an earlier arrival', () => {
    expect(callsOf(update({ stopSequence: 2, departure: { delay: -1800 } }))).toEqual([
      [
        [0, 0],
        [-10, -30],
        [-30, -30],
      ],
    ]);
    expect(callsOf(update({ stopSequence: 3, departure: { delay: 1800 } }))).toEqual([
      [
        [0, 0],
        [0, 0],
        [30, 30],
      ],
    ]);
  });

  it('never move a boat before its previous call', () => {
    const jump = { stopSequence: 3, arrival: { delay: -120 * 60 } };
    expect(callsOf(update({ stopSequence: 2, departure: { delay: 0 } }, jump))).toEqual([
      [
        [0, 0],
        [0, 0],
        [-44, -44],
      ],
    ]);
  });

  it('that are implausible are ignored', () => {
    const far = { tripUpdate: { trip: { tripId: 'out', ...day }, delay: 2_000_000_000 } };
    expect(merged([far])).toMatchObject({ changes: [], unmatched: 1 });
    expect(merged([late({ tripId: 'out', ...day }, -500)]).unmatched).toBe(1);
  });

  it('do not extend a skipped port to others, and cancel a trip left with one port', () => {
    const skipped = (stopId: string) => ({ stopId, scheduleRelationship: 1 });
    expect(callsOf(update(skipped('paros')))).toEqual([[[0, 0], 'passes', [0, 0]]]);
    const [news] = merged([update(skipped('piraeus'), skipped('paros'))]).trips.values();
    expect(news?.state).toBe('cancelled');
  });
});

it('twenty thousand entities are merged without holding the process', () => {
  const entities = Array.from({ length: 20_000 }, (_, index) =>
    cancelled({ tripId: index % 2 ? 'out' : `x${index}`, ...day }),
  );
  expect(merged(entities)).toMatchObject({ matched: 10_000, unmatched: 10_000 });
});
