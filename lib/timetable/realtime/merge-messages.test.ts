import { dayOf } from '../../time/days.ts';
import { compileTimetable } from '../engine/timetable.ts';
import { readFeed } from '../gtfs/read-feed.ts';
import { type Lines, smallFeed } from '../gtfs/testing/small-feed.ts';
import { feedInService } from '../service/feed-service.ts';
import { mergeMessages } from './merge-messages.ts';
import { decodeMessage, type FeedMessage } from './messages.ts';
import { cancelled, type LooseEntity, late, messageOf, notice } from './testing/message.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** `out`: Piraeus 07:25, Paros 11:40/12:00, Naxos 12:45; `back`: Naxos 22:30, Piraeus 03:45 the next day. */
function timetableOf(changes: Record<string, Lines | undefined> = {}) {
  const files = [...smallFeed(changes)].map(([name, text]) => [name, bytesOf(text)] as const);
  const read = readFeed(new Map(files));
  if ('refused' in read) throw new Error(JSON.stringify(read.refused));
  return compileTimetable(read.feed);
}

const timetable = timetableOf();
/** 14 July 2027, 10:00 in Athens. */
const at = Date.parse('2027-07-14T07:00Z') / 60_000;
const day = { startDate: '20270714' };

function decoded(entities: readonly LooseEntity[]): FeedMessage {
  const message = decodeMessage(messageOf(entities, { timestamp: at * 60 }));
  if ('unreadable' in message) throw new Error(message.unreadable);
  return message;
}

const merged = (entities: readonly LooseEntity[], of = timetable) =>
  mergeMessages(of, [{ message: decoded(entities), at }]);

const callsOf = (entity: LooseEntity) =>
  [...merged([entity]).trips.values()].map(({ calls }) =>
    calls.map(({ arrival, departure, skipped }) => (skipped ? 'passes' : [arrival, departure])),
  );

/** A trip update of `out` with minutes of delay by call. */
const update = (...stopTimeUpdate: object[]): LooseEntity => ({
  tripUpdate: { trip: { tripId: 'out', ...day }, stopTimeUpdate },
});

describe('a message made by the published bindings', () => {
  it('is read as it was written', () => {
    // gtfs-realtime-bindings 2.2.0 wrote this, with every field that is read.
    const bytes = Buffer.from(
      'ChAKAzIuMBAAGICkp9oGIgF2EkUKATEaQAoeCgF0EggwNzowMDowMBoIMjAyNzA4MDcgAyoBcjABEhoIAhINCMT//////////wEQZBoCCAEiAXMoASAFKDwSPAoBMio3CgQIARACKhAKAWESAXIYBCIDCgF4KgFzMAg4AUIJCgcKAXUSAmVsUgUKAwoBaFoFCgMKAWRwAw==',
      'base64',
    );
    expect(decodeMessage(bytes)).toEqual({
      header: { gtfsRealtimeVersion: '2.0', incrementality: 0, timestamp: 1_800_000_000 },
      entity: [
        {
          id: '1',
          tripUpdate: {
            trip: {
              tripId: 't',
              routeId: 'r',
              startTime: '07:00:00',
              startDate: '20270807',
              scheduleRelationship: 3,
            },
            delay: 60,
            timestamp: 5,
            stopTimeUpdate: [
              {
                stopSequence: 2,
                stopId: 's',
                arrival: { delay: -60, time: 100 },
                departure: { delay: 1 },
                scheduleRelationship: 1,
              },
            ],
          },
        },
        {
          id: '2',
          alert: {
            activePeriod: [{ start: 1, end: 2 }],
            informedEntity: [
              { agencyId: 'a', routeId: 'r', routeType: 4, trip: { tripId: 'x' }, stopId: 's' },
            ],
            effect: 1,
            url: { translation: [{ text: 'u', language: 'el' }] },
            headerText: { translation: [{ text: 'h' }] },
            descriptionText: { translation: [{ text: 'd' }] },
          },
        },
      ],
    });
  });

  it.each([
    ['nothing', ''],
    ['a page', '<!doctype html><title>Maintenance</title>'],
    ['an archive', 'PK\u0003\u0004rest'],
    ['zeros', '\0\0\0\0\0\0'],
  ])('is not %s', (_, text) => {
    expect(decodeMessage(bytesOf(text))).toEqual({ unreadable: 'no GTFS-Realtime message' });
  });

  it('is not half of one, wherever it broke off within an entity', () => {
    const whole = messageOf([notice([{ stopId: 'paros' }]), notice([{ stopId: 'paros' }])]);
    const entity = (whole.length - messageOf([]).length) / 2;
    for (let left = 1; left < entity; left += 1) {
      expect(decodeMessage(whole.subarray(0, whole.length - left))).toHaveProperty('unreadable');
    }
  });
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
  ])('of %s change nothing and are counted', (_, trip) => {
    const { trips, changes, matched, unmatched } = merged([cancelled(trip)]);
    expect([trips.size, changes.length, matched, unmatched]).toEqual([0, 0, 0, 1]);
  });

  it('are found by line, day and hour where they have no id', () => {
    const named = cancelled({ routeId: 'main', startTime: '07:25:00', ...day });
    expect([...merged([named]).trips.keys()]).toEqual(['out@2027-07-14']);
  });

  it('without a day are those nearest to the message: last night’s boat while it sails', () => {
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

  it('of a frequency are named by their hour of departure', () => {
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

  it('that were added are left out, and said', () => {
    const added = { tripUpdate: { trip: { tripId: 'out', ...day, scheduleRelationship: 1 } } };
    expect(merged([added])).toMatchObject({ matched: 0, unmatched: 1, changes: [] });
  });

  it('that stand twice count once: the later, and of the same minute the one that cancels', () => {
    const one = late({ tripId: 'out', ...day }, 20);
    const other = cancelled({ tripId: 'out', ...day });
    const states = (...entities: LooseEntity[]) =>
      [...merged(entities).trips.values()].map(({ state }) => state);
    expect(states(one, other)).toEqual(['cancelled']);
    expect(states(other, one)).toEqual(['cancelled']);
    expect(states(one, one)).toEqual(['changed']);
    const earlier = { tripUpdate: { ...other.tripUpdate, timestamp: at * 60 - 600 } };
    expect(states(earlier, one)).toEqual(['changed']);
  });

  it('say no more where the boat is an hour later, and stay cancelled', () => {
    const old = at * 60 - 61 * 60;
    const stale = (entity: LooseEntity) => ({
      tripUpdate: { ...entity.tripUpdate, timestamp: old },
    });
    expect(merged([stale(late({ tripId: 'out', ...day }, 20))]).changes).toEqual([]);
    expect(merged([stale(cancelled({ tripId: 'out', ...day }))]).changes).toHaveLength(1);
  });

  it('on time change nothing', () => {
    expect(merged([late({ tripId: 'out', ...day }, 0)])).toMatchObject({ matched: 1, changes: [] });
  });
});

describe('delays', () => {
  it('of a whole trip hold at each call', () => {
    expect(callsOf(late({ tripId: 'out', ...day }, 20))).toEqual([
      [
        [20, 20],
        [20, 20],
        [20, 20],
      ],
    ]);
  });

  it('hold until something else is said, by sequence, by stop and by the hour', () => {
    const noon = Date.parse('2027-07-14T09:10Z') / 1000;
    expect(callsOf(update({ stopSequence: 2, arrival: { delay: 600 } }))).toEqual([
      [
        [0, 0],
        [10, 10],
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

  it('of zero end a delay', () => {
    const made = { stopSequence: 2, departure: { delay: 0 } };
    expect(callsOf(update({ stopSequence: 1, departure: { delay: 600 } }, made))).toEqual([
      [
        [0, 10],
        [10, 0],
        [0, 0],
      ],
    ]);
  });

  it('never let a boat be somewhere before it was at the call before', () => {
    const jump = { stopSequence: 3, arrival: { delay: -120 * 60 } };
    expect(callsOf(update({ stopSequence: 2, departure: { delay: 0 } }, jump))).toEqual([
      [
        [0, 0],
        [0, 0],
        [-44, -44],
      ],
    ]);
  });

  it('beyond belief are not believed', () => {
    const far = { tripUpdate: { trip: { tripId: 'out', ...day }, delay: 2_000_000_000 } };
    expect(merged([far])).toMatchObject({ changes: [], unmatched: 1 });
    expect(merged([late({ tripId: 'out', ...day }, -500)]).unmatched).toBe(1);
  });

  it('do not carry a skipped port, and of a trip of one port nothing is left', () => {
    const skipped = (stopId: string) => ({ stopId, scheduleRelationship: 1 });
    expect(callsOf(update(skipped('paros')))).toEqual([[[0, 0], 'passes', [0, 0]]]);
    const [news] = merged([update(skipped('piraeus'), skipped('paros'))]).trips.values();
    expect(news?.state).toBe('cancelled');
  });
});

describe('a feed whose stops were matched and whose trips were joined', () => {
  const call = (trip: string, time: string, stop: string, sequence: number) =>
    `${trip},${time}:00,${time}:00,${stop},${sequence}`;
  const files = smallFeed({
    'stops.txt': [
      'stop_id,stop_name,stop_lat,stop_lon,zone_id,location_type,parent_station',
      'P1,ΠΕΙΡΑΙΑΣ,37.943,23.634,,0,',
      'S1,ΣΥΡΟΣ,37.441,24.944,,0,',
      'N1,ΝΑΞΟΣ,37.108,25.373,,0,',
    ],
    'trips.txt': ['route_id,service_id,trip_id,block_id', 'main,daily,a,ship', 'main,daily,b,ship'],
    'stop_times.txt': [
      'trip_id,arrival_time,departure_time,stop_id,stop_sequence',
      call('a', '07:00', 'P1', 1),
      call('a', '11:00', 'S1', 2),
      call('b', '11:30', 'S1', 1),
      call('b', '13:30', 'N1', 2),
    ],
    'shapes.txt': undefined,
    'transfers.txt': undefined,
    'fare_rules.txt': undefined,
  });
  const bytes = new Map([...files].map(([name, text]) => [name, bytesOf(text)] as const));
  const { stations, ports } = feedInService().feed;
  const read = readFeed(bytes, { places: { stations, ports } });
  if ('refused' in read) throw new Error(JSON.stringify(read.refused));
  const joined = compileTimetable(read.feed);
  const of = (tripId: string, ...stopTimeUpdate: object[]) => [
    ...merged(
      [{ tripUpdate: { trip: { tripId, ...day }, stopTimeUpdate } }],
      joined,
    ).trips.values(),
  ];

  it('is one trip between our ports, told of by the stops of the feed', () => {
    const [trip] = joined.feed.trips;
    expect(trip?.calls.map(({ portId }) => portId)).toEqual([
      'piraeus',
      'syros-ermoupoli',
      'naxos-chora',
    ]);
    const [news] = of('b', { stopId: 'N1', arrival: { delay: 1200 } });
    expect(news?.tripId).toBe('a+b');
    expect(news?.calls.map(({ arrival }) => arrival)).toEqual([0, 0, 20]);
  });

  it('is late from the call on that the feed names, and passes the port whose stop is skipped', () => {
    const [late] = of('b', { stopId: 'S1', departure: { delay: 900 } });
    expect(late?.calls.map(({ departure }) => departure)).toEqual([0, 15, 15]);
    const [early] = of('a', { stopId: 'S1', scheduleRelationship: 1 }, { stopId: 'P1' });
    expect(early === undefined || early.calls[2]?.skipped === false).toBe(true);
  });

  it('is found for a notice about a stop by the port it has become', () => {
    const { alerts } = merged([notice([{ stopId: 'N1' }], { el: 'Έργα' })], joined);
    expect(JSON.stringify(alerts)).toContain('naxos-chora');
  });
});

describe('notices', () => {
  const [line, stop, agency] = [{ routeId: 'main' }, { stopId: 'paros' }, { agencyId: 'blue' }];

  it.each([
    ['a line', line, { lineId: 'main' }],
    ['a port', stop, { portIds: ['paros'] }],
    ['the ports of an island', { stopId: 'naxos' }, { portIds: ['naxos-chora'] }],
    ['an operator', agency, { operatorId: 'blue' }],
    ['a trip', { trip: { tripId: 'out' } }, { tripId: 'out' }],
    [
      'a trip of a day',
      { trip: { tripId: 'out', ...day } },
      { tripId: 'out', serviceDay: '2027-07-14' },
    ],
    ['a line at a port', { ...line, ...stop }, { lineId: 'main', portIds: ['paros'] }],
    ['all boats', { routeType: 4 }, {}],
  ])('are about %s', (_, selector, subject) => {
    expect(merged([notice([selector])]).alerts).toMatchObject([
      { effect: 'no-service', subjects: [subject], header: [{ text: 'Strike', language: 'en' }] },
    ]);
  });

  it.each([
    ['an unknown line', { routeId: 'nobody' }],
    ['a bus line', { routeId: 'x1' }],
    ['buses', { routeType: 3 }],
    ['nothing', {}],
    [
      'a trip of a day on which it does not sail',
      { trip: { tripId: 'out', startDate: '20280101' } },
    ],
  ])('about %s are left out', (_, selector) => {
    expect(merged([notice([selector])])).toMatchObject({ alerts: [], unmatched: 1 });
  });

  it('that stand twice are one, and keep each language', () => {
    const texts = { en: 'Strike', el: 'Απεργία' };
    const { alerts } = merged([notice([line], texts), notice([line], texts)]);
    expect(alerts.map(({ header }) => header)).toEqual([
      [
        { text: 'Strike', language: 'en' },
        { text: 'Απεργία', language: 'el' },
      ],
    ]);
  });

  it('are cut, and carry no scripts and no marks that turn the text around', () => {
    const { alerts } = merged([
      {
        alert: {
          informedEntity: [line],
          headerText: { translation: [{ text: `A\u0000\u202Eb ${'x'.repeat(500)}` }] },
          url: {
            translation: [
              { text: 'javascript:alert(1)', language: 'en' },
              { text: 'https://blue.example/strike', language: 'el' },
            ],
          },
        },
      },
    ]);
    expect(alerts[0]?.header[0]?.text).toMatch(/^A b x+…$/);
    expect(alerts[0]?.header[0]?.text).toHaveLength(201);
    expect(alerts[0]?.url).toEqual([{ text: 'https://blue.example/strike', language: 'el' }]);
  });
});

it('twenty thousand entities are merged without holding the process', () => {
  const entities = Array.from({ length: 20_000 }, (_, index) =>
    cancelled({ tripId: index % 2 ? 'out' : `x${index}`, ...day }),
  );
  expect(merged(entities)).toMatchObject({ matched: 10_000, unmatched: 10_000 });
  expect(decodeMessage(messageOf([...entities, ...entities]))).toEqual({
    unreadable: '40000 entities are too many',
  });
});
