import { kmhOfForce } from '../../../lib/records/weather/beaufort.ts';
import type { WeatherReport } from '../../../lib/records/weather/forecast/report.ts';
import { seaAreaIds } from '../../../lib/records/weather/sea-areas.ts';
import { cancelled, late, notice } from '../../../lib/sea/timetable/realtime/testing/message.ts';
import type { TripDocument } from '../../../lib/trips/saved-trips/types.ts';
import { boat, shifted, tripOf, withTrips } from './trips.ts';
import type { World } from './world.ts';

export interface Replay {
  readonly told: readonly string[];
  readonly expected: readonly string[];
  /** Ways on at the end of the script. */
  readonly ways?: readonly string[];
  readonly expectedWays?: readonly string[];
}

const kinds = [
  'No longer in the timetable',
  'Cancelled',
  'Leaves from another port',
  'Leaves at another time',
  'Connection missed',
  'Your flight is at risk',
  'May not sail',
  'May stay in port in strong wind',
  'Late',
  'Leaves early',
  'As planned again',
  'No longer',
];

const clock = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Athens',
});

/** Mails in the order they were sent: day and time in Athens, and the kind of each finding. */
export const toldIn = ({ sent }: World): string[] =>
  sent.map(({ at, mail }) => {
    const found = mail.text
      .split('\n')
      .flatMap((line) => kinds.find((kind) => line.startsWith(`${kind}: `)) ?? []);
    return `${clock.format(at).slice(5)} ${found.join(' + ')}`;
  });

/** Time in Athens in July, `14 06:00`. */
export const july = (moment: string) => `2027-07-${moment.replace(' ', 'T')}:00+03:00`;
export const on = (tripId: string, day = 14) => ({ tripId, startDate: `202707${day}` });
export const seconds = (moment: string) => Date.parse(july(moment)) / 1000;

/** Piraeus to Naxos on the 14th at 07:25, to Paros on the 16th at 16:30, to Piraeus on the 17th at 19:50. */
export const usual = ({ network }: World): TripDocument =>
  tripOf({
    start: '2027-07-14',
    stops: [
      ['naxos', 2],
      ['paros', 1],
    ],
    legs: [
      [boat(network(), 'bsd-out', ['piraeus', 'naxos-chora'], '2027-07-14')],
      [boat(network(), 'hs3-back', ['naxos-chora', 'paros-parikia'], '2027-07-16')],
      [boat(network(), 'bsd-back', ['paros-parikia', 'piraeus'], '2027-07-17')],
    ],
  });

/** The same wind over all waters, on some days. */
export function wind(force: number, days: readonly string[], at: string): WeatherReport {
  const instant = Date.parse(at) / 60_000;
  const dayOn = (date: string) => ({
    ...{ date, windKmh: kmhOfForce(force)[0], waveM: null, high: null, low: null, rainMm: null },
    ...{ rainChance: null, gustKmh: null, from: 0, wavesFrom: null, leftOut: [] },
  });
  return {
    freshness: 'fresh',
    at: instant,
    sea: { freshness: 'fresh', at: instant },
    days,
    places: new Map(seaAreaIds.map((id) => [id, { now: null, seaC: null, days: days.map(dayOn) }])),
  };
}

export type Script = (world: World) => Promise<Replay>;

export const scripts: Readonly<Record<string, Script>> = {
  'a boat is cancelled by day': async (world) => {
    const trip = usual(world);
    await (await world.person()).save(trip);
    await world.at(july('12 10:00'));
    world.says([cancelled(on('bsd-out'))]);
    await world.at(july('12 10:05'));
    await world.at(july('12 10:06'));
    return {
      told: toldIn(world),
      expected: ['07-12 10:05 Cancelled'],
      ways: world.ways(trip),
      // One change each, then the fares: the big ship is the cheapest.
      expectedWays: ['14 06:45 bsn-south-out', '14 07:00 wcj-out', '14 07:45 hs3-out'],
    };
  },

  'push messages go to the browsers of a person, beside the mail': async (world) => {
    const person = await world.person();
    await person.save(usual(world), { pushes: true });
    const [phone, laptop] = ['/phone', '/laptop'].map((path) => world.pushes.browser(path));
    for (const one of [phone, laptop]) {
      const { p256dh, auth } = one?.keys ?? {};
      const device = { of_endpoint: one?.endpoint, of_p256dh: p256dh, of_auth: auth };
      await person.ask('POST', 'rpc/keep_push_subscription', device);
    }
    await world.at(july('12 10:00'));
    // The laptop is gone, and the service of the phone fails once.
    world.pushes.answers.set('/laptop', 410).set('/phone', 500);
    world.says([cancelled(on('bsd-out'))]);
    await world.at(july('12 10:05'));
    world.pushes.answers.set('/phone', 201);
    await world.at(july('12 10:06'));
    await world.at(july('12 10:08'));
    await world.at(july('12 10:30'));
    const pushed = world.pushes.received.map(({ path, message }) => `${path} ${message.title}`);
    const kept = await world.client
      .from('push_subscriptions')
      .select('endpoint')
      .eq('user_id', person.id);
    return {
      told: [...toldIn(world), ...pushed, `${kept.data?.length} browser`, ...world.pushes.faults],
      expected: [
        '07-12 10:05 Cancelled',
        '/phone Cancelled: Wednesday 14 July, 07:25, Piraeus – Naxos, Blue Star Delos',
        '1 browser',
      ],
    };
  },

  'north wind keeps boats in port for two days': async (world) => {
    const trip = usual(world);
    await (await world.person()).save(trip);
    await world.at(july('12 10:00'));
    const days = ['2027-07-13', '2027-07-14', '2027-07-15', '2027-07-16', '2027-07-17'];
    world.forecasts(wind(9, days.slice(0, 2), july('12 11:00')));
    await world.at(july('12 11:05'));
    // The forecast is repeated, then reaches the boat of the 16th as well.
    world.forecasts(wind(9, days.slice(0, 2), july('12 12:00')));
    await world.at(july('12 12:05'));
    world.says([cancelled(on('bsd-out'))]);
    await world.at(july('13 18:00'));
    world.forecasts(wind(9, days.slice(1, 4), july('13 19:00')));
    await world.at(july('13 19:05'));
    return {
      told: toldIn(world),
      expected: [
        '07-12 11:05 May stay in port in strong wind',
        '07-13 18:00 Cancelled',
        '07-13 19:05 May stay in port in strong wind',
      ],
      ways: world.ways(trip),
      // No night on Naxos is left before the way home; the other way keeps both islands.
      expectedWays: [
        '17 07:25 bsd-out, 18 19:50 bsd-back, without naxos, 1 later',
        '17 07:25 bsd-out, 19 16:35 se-back, 20 19:50 bsd-back, 3 later',
      ],
    };
  },

  'a ship is out of service for a week': async (world) => {
    const trip = usual(world);
    await (await world.person()).save(trip);
    await world.at(july('10 10:00'));
    world.serves(withTrips(world.feed, (trip) => (trip.id.startsWith('bsd-') ? undefined : trip)));
    await world.at(july('10 11:00'));
    await world.at(july('10 12:00'));
    return {
      told: toldIn(world),
      expected: ['07-10 11:00 No longer in the timetable + No longer in the timetable'],
      ways: world.ways(trip),
      // A leg after the first takes the boat nearest to its old time, 19:50, and so keeps the day on Paros:
      // 17:15, not 10:55, though that is cheaper.
      expectedWays: [
        '14 06:45 bsn-south-out, 17 17:15 hs3-back',
        '14 07:00 wcj-out, 17 17:15 hs3-back',
        '14 07:45 hs3-out, 17 17:15 hs3-back',
      ],
    };
  },

  'a strike of 24 hours': async (world) => {
    const trip = usual(world);
    await (await world.person()).save(trip);
    await world.at(july('12 10:00'));
    const period = { start: seconds('14 00:00'), end: seconds('15 00:00') };
    const strike = notice(
      [{ routeType: 4 }],
      { en: 'Strike' },
      { cause: 4, effect: 8, activePeriod: [period] },
    );
    world.says([strike]);
    await world.at(july('12 15:00'));
    await world.at(july('13 15:00'));
    return {
      told: toldIn(world),
      expected: ['07-12 15:00 May not sail'],
      ways: world.ways(trip),
      expectedWays: [
        '15 07:25 bsd-out, naxos 2>1',
        '15 07:25 bsd-out, 17 16:35 se-back, 18 19:50 bsd-back, 1 later',
        '15 07:25 bsd-out, paros 1>2, without naxos',
      ],
    };
  },

  'a strike is extended to 48 hours and called off': async (world) => {
    const trip = usual(world);
    await (await world.person()).save(trip);
    await world.at(july('12 10:00'));
    const strike = (end: string) =>
      notice(
        [{ routeType: 4 }],
        { en: 'Strike' },
        {
          ...{ cause: 4, effect: 8 },
          activePeriod: [{ start: seconds('16 00:00'), end: seconds(end) }],
        },
      );
    world.says([strike('17 00:00')]);
    await world.at(july('12 15:00'));
    world.says([strike('18 00:00')]);
    await world.at(july('13 15:00'));
    world.says([]);
    await world.at(july('14 15:00'));
    await world.at(july('14 15:10'));
    return {
      told: toldIn(world),
      expected: [
        '07-12 15:00 May not sail',
        '07-13 15:00 May not sail',
        '07-14 15:10 As planned again + As planned again',
      ],
      ways: world.ways(trip),
      expectedWays: [],
    };
  },

  'a boat is two hours late, and the next one is missed': async (world) => {
    const trip = tripOf({
      start: '2027-07-14',
      stops: [['iraklia', 2]],
      legs: [
        [
          boat(world.network(), 'bsd-out', ['piraeus', 'naxos-chora'], '2027-07-14'),
          boat(world.network(), 'skop-8', ['naxos-chora', 'iraklia-agios-georgios'], '2027-07-14'),
        ],
      ],
    });
    await (await world.person()).save(trip);
    await world.at(july('14 07:10'));
    world.says([late(on('bsd-out'), 40)]);
    await world.at(july('14 07:30'));
    world.says([late(on('bsd-out'), 125)]);
    await world.at(july('14 08:30'));
    // Less late again: nothing that one would do otherwise.
    world.says([late(on('bsd-out'), 110)]);
    await world.at(july('14 09:30'));
    return {
      told: toldIn(world),
      expected: ['07-14 07:30 Late', '07-14 08:30 Late + Connection missed'],
      ways: world.ways(trip),
      // Without Iraklia (1 + 2 + 4) comes before two days later home (1 + 2 + 6).
      expectedWays: [
        '15 14:30 skop-7, naxos 0>1, iraklia 2>1',
        '15 14:30 skop-7, naxos 0>1, 1 later',
        '16 14:20 wcj-back-tinos, naxos 0>2, without iraklia',
      ],
    };
  },

  'a boat leaves ten minutes early': async (world) => {
    await (await world.person()).save(usual(world));
    await world.at(july('13 20:00'));
    world.says([late(on('bsd-out'), -10)]);
    await world.at(july('14 06:20'));
    return { told: toldIn(world), expected: ['07-14 06:20 Leaves early'] };
  },

  'a feed falls silent': async (world) => {
    await (await world.person()).save(usual(world));
    world.says([cancelled(on('bsd-out')), late(on('hs3-back', 16), 30)]);
    await world.at(july('13 10:00'));
    world.says('silent');
    for (const minutes of ['10', '30', '50']) await world.at(july(`13 10:${minutes}`));
    await world.at(july('13 11:10'));
    return {
      told: toldIn(world),
      // The cancellation holds, and nobody has said that the delay is over.
      expected: ['07-13 10:00 Cancelled + Late'],
    };
  },

  'a feed lies and takes it back': async (world) => {
    await (await world.person()).save(usual(world));
    await world.at(july('13 10:00'));
    world.says([cancelled(on('bsd-out'))]);
    await world.at(july('13 10:05'));
    world.says([]);
    await world.at(july('13 10:30'));
    await world.at(july('13 10:41'));
    world.says([cancelled(on('bsd-out'))]);
    await world.at(july('13 11:00'));
    return {
      told: toldIn(world),
      expected: ['07-13 10:05 Cancelled', '07-13 10:41 As planned again', '07-13 11:00 Cancelled'],
    };
  },

  'a feed wavers for some minutes': async (world) => {
    await (await world.person()).save(usual(world));
    await world.at(july('13 10:00'));
    for (let minute = 10; minute < 20; minute += 1) {
      world.says(minute % 2 === 0 ? [cancelled(on('bsd-out'))] : []);
      await world.at(july(`13 10:${minute}`));
    }
    world.says([cancelled(on('bsd-out'))]);
    await world.at(july('13 10:40'));
    return { told: toldIn(world), expected: ['07-13 10:10 Cancelled'] };
  },

  'a timetable moves August': async (world) => {
    const trip = tripOf({
      start: '2027-08-10',
      stops: [['naxos', 3]],
      legs: [
        [boat(world.network(), 'bsd-out', ['piraeus', 'naxos-chora'], '2027-08-10')],
        [boat(world.network(), 'bsd-back', ['naxos-chora', 'piraeus'], '2027-08-13')],
      ],
    });
    await (await world.person()).save(trip);
    await world.at(july('10 10:00'));
    world.serves(
      withTrips(world.feed, (one) => (one.id.startsWith('bsd-') ? shifted(one, 35) : one)),
    );
    await world.at(july('10 11:00'));
    await world.at(july('10 11:30'));
    return {
      told: toldIn(world),
      expected: ['07-10 11:00 Leaves at another time + Leaves at another time'],
    };
  },

  'the last boat before a flight is cancelled': async (world) => {
    const trip = tripOf({
      start: '2027-07-14',
      stops: [['naxos', 2]],
      legs: [
        [boat(world.network(), 'bsd-out', ['piraeus', 'naxos-chora'], '2027-07-14')],
        [boat(world.network(), 'spj-north', ['naxos-chora', 'mykonos-tourlos'], '2027-07-16')],
      ],
      end: 'JMK',
    });
    await (await world.person()).save(trip);
    await world.at(july('15 10:00'));
    world.says([cancelled(on('spj-north', 16))]);
    await world.at(july('15 12:00'));
    return {
      told: toldIn(world),
      expected: ['07-15 12:00 Cancelled + Your flight is at risk'],
      ways: world.ways(trip),
      // One change each, then the fares, then the time; none is the last boat of the day.
      expectedWays: ['16 14:30 ekp-back', '16 17:10 thu-back', '16 17:00 aj-back'],
    };
  },

  'a traveller is in the middle of the trip': async (world) => {
    const trip = usual(world);
    await (await world.person()).save(trip);
    await world.at(july('15 10:00'));
    // The boat of yesterday is nobody's business any more.
    world.says([cancelled(on('bsd-out')), cancelled(on('hs3-back', 16))]);
    await world.at(july('15 12:00'));
    return {
      told: toldIn(world),
      expected: ['07-15 12:00 Cancelled'],
      ways: world.ways(trip),
      expectedWays: ['16 18:40 bsd-back', '16 16:35 se-back', '16 15:40 hs4-back'],
    };
  },

  'two changes come at once': async (world) => {
    const trip = usual(world);
    await (await world.person()).save(trip);
    await world.at(july('12 10:00'));
    world.says([cancelled(on('bsd-out')), late(on('bsd-back', 17), 70)]);
    await world.at(july('12 10:05'));
    return {
      told: toldIn(world),
      expected: ['07-12 10:05 Cancelled + Late'],
      ways: world.ways(trip),
      expectedWays: ['14 06:45 bsn-south-out', '14 07:00 wcj-out', '14 07:45 hs3-out'],
    };
  },

  'changes come at night': async (world) => {
    await (await world.person()).save(usual(world));
    await world.at(july('13 20:00'));
    world.says([cancelled(on('bsd-out')), cancelled(on('hs3-back', 16))]);
    await world.at(july('13 23:30'));
    await world.at(july('14 06:59'));
    await world.at(july('14 07:00'));
    return {
      told: toldIn(world),
      expected: ['07-13 23:30 Cancelled', '07-14 07:00 Cancelled'],
    };
  },

  'no boat sails at all': async (world) => {
    const trip = usual(world);
    await (await world.person()).save(trip);
    await world.at(july('12 10:00'));
    const ids = world.feed.trips.map(({ id }) => id);
    const days = Array.from({ length: 16 }, (_, day) => 12 + day);
    world.says(days.flatMap((day) => ids.map((id) => cancelled(on(id, day)))));
    await world.at(july('12 10:05'));
    await world.at(july('12 10:10'));
    return {
      told: toldIn(world),
      expected: ['07-12 10:05 Cancelled + Cancelled + Cancelled'],
      ways: world.ways(trip),
      expectedWays: ['no way on'],
    };
  },

  'three people, and only those who chose mails': async (world) => {
    const [one, other, third] = [await world.person(), await world.person(), await world.person()];
    const mine = await one.save(usual(world));
    await other.save(usual(world), { mails: null });
    await third.save(usual(world), { mails: null });
    await third.ask('POST', 'profiles', { user_id: third.id, locale: 'el', trip_mails: true });
    await world.at(july('12 10:00'));
    world.says([cancelled(on('bsd-out'))]);
    await world.at(july('12 10:05'));
    const people = world.sent.map(({ mail }) => mail.to).sort();
    const isPrivate = world.sent.every(({ mail }) => !mail.text.includes('Nobody else reads this'));
    const isOfOwner = world.sent.every(
      ({ mail }) => mail.to !== one.email || mail.text.includes(mine),
    );
    return {
      told: [...people, String(isPrivate), String(isOfOwner)],
      expected: [...[one.email, third.email].sort(), 'true', 'true'],
    };
  },

  'a mail server is busy, then knows nobody': async (world) => {
    await (await world.person()).save(usual(world));
    await world.at(july('12 10:00'));
    world.smtp.mode = 'busy';
    world.says([cancelled(on('bsd-out')), cancelled(on('hs3-back', 16))]);
    await world.at(july('12 10:05'));
    world.smtp.mode = 'accept';
    await world.at(july('12 10:06'));
    await world.at(july('12 10:08'));
    world.smtp.mode = 'unknown';
    world.says([
      cancelled(on('bsd-out')),
      cancelled(on('hs3-back', 16)),
      cancelled(on('bsd-back', 17)),
    ]);
    await world.at(july('12 11:00'));
    world.smtp.mode = 'accept';
    await world.at(july('12 12:00'));
    return { told: toldIn(world), expected: ['07-12 10:08 Cancelled + Cancelled'] };
  },

  'a runner ends, and another takes over': async (world) => {
    await (await world.person()).save(usual(world));
    await world.at(july('12 10:00'));
    world.says([cancelled(on('bsd-out'))]);
    await world.at(july('12 10:05'));
    await world.replaceRunner();
    await world.at(july('12 10:10'));
    return { told: toldIn(world), expected: ['07-12 10:05 Cancelled'] };
  },
};
