import { cancelled, late } from '../../../lib/sea/timetable/realtime/testing/message.ts';
import { type Script, toldIn, wind } from './scripts.ts';
import { offered, tripOf } from './trips.ts';

/*
 * Days whose notices and ways on were derived before the first run by somebody who knew ADR 66, ADR 68 and
 * the tables of the timetable, not the rules' code. Numbers in comments are changes as ADR 68 counts them.
 * Fares are the differences for two adults.
 */

/** Time in Athens in summer, `08-14 06:00`. */
export const athens = (moment: string) => `2027-${moment.replace(' ', 'T')}:00+03:00`;
export const onDay = (tripId: string, day: string) => ({
  tripId,
  startDate: day.replaceAll('-', ''),
});

const day = (date: string) => `2027-08-${date}`;

export const augustDays: Readonly<Record<string, Script>> = {
  'a force that stops nobody rises to one that stops fast boats': async (world) => {
    const boats = world.network();
    const trip = tripOf({
      start: day('20'),
      stops: [
        ['kythnos', 2],
        ['sifnos', 2],
      ],
      legs: [
        await offered(boats, ['piraeus', 'kythnos'], day('20'), 'an-out-weekend'),
        await offered(boats, ['kythnos', 'sifnos'], day('22'), 'sj2-out'),
        await offered(boats, ['sifnos', 'piraeus'], day('24'), 'an-back'),
      ],
    });
    await (await world.person()).save(trip);
    const windy = [day('22'), day('23')];
    world.forecasts(wind(7, windy, athens('08-20 12:00')));
    await world.at(athens('08-20 12:00'));
    world.forecasts(wind(8, windy, athens('08-20 18:00')));
    await world.at(athens('08-20 18:00'));
    const ways = world.ways(trip, 'fares');
    world.forecasts(wind(3, windy, athens('08-21 09:00')));
    await world.at(athens('08-21 09:00'));
    await world.at(athens('08-21 09:15'));
    return {
      told: toldIn(world),
      expected: ['08-20 18:00 May stay in port in strong wind', '08-21 09:15 As planned again'],
      ways,
      // The large ferry in doubtful wind (1 + 1) and the fast boat before the wind (1 + 1), by fares; home a
      // day earlier by a ferry in doubt is 2 + 1 + 1. A day later fast boats stay in port as well.
      expectedWays: [
        '22 11:05 an-out-weekend: -51.00 euros, doubtful at 8',
        '21 09:05 sj2-out, kythnos 2>1, sifnos 2>3: 0.00 euros',
        '21 09:05 sj2-out, 23 17:10 an-back, kythnos 2>1: 0.00 euros, doubtful at 8',
      ],
    };
  },

  'a ban over two days, then the cancellation, before a room that cannot be cancelled': async (
    world,
  ) => {
    const boats = world.network();
    const plan = tripOf({
      start: day('09'),
      end: 'rafina',
      stops: [
        ['andros', 3],
        ['tinos', 4],
      ],
      fixed: ['tinos'],
      legs: [
        await offered(boats, ['rafina', 'andros'], day('09'), 'aq-out'),
        await offered(boats, ['andros', 'tinos'], day('12'), 'ffa-mykonos'),
        await offered(boats, ['tinos', 'rafina'], day('16'), 'ekp-back'),
      ],
    });
    const trip = { ...plan, startGateway: 'rafina' };
    await (await world.person()).save(trip);
    await world.at(athens('08-10 19:00'));
    world.forecasts(wind(9, [day('12'), day('13')], athens('08-10 20:00')));
    await world.at(athens('08-10 20:00'));
    const ways = world.ways(trip, 'fares');
    world.says([cancelled(onDay('ffa-mykonos', day('12')))]);
    await world.at(athens('08-11 18:00'));
    return {
      told: toldIn(world),
      expected: ['08-10 20:00 May stay in port in strong wind', '08-11 18:00 Cancelled'],
      ways,
      // A day earlier keeps all booked dates (1 + 1); with home a day earlier the last is lost (2 + 1 + 10);
      // after the ban the first two are (1 + 2 + 20).
      expectedWays: [
        '11 09:50 ffa-mykonos, andros 3>2, tinos 4>5: 0.00 euros',
        '11 09:50 ffa-mykonos, 15 17:20 ekp-back, andros 3>2: 0.00 euros, 1 paid lost',
        '14 09:50 ffa-mykonos, andros 3>5, tinos 4>2: 0.00 euros, 2 paid lost',
      ],
    };
  },

  'a fast boat is out of service for a week': async (world) => {
    const boats = world.network();
    const trip = tripOf({
      start: day('21'),
      stops: [
        ['ios', 3],
        ['naxos', 2],
      ],
      legs: [
        await offered(boats, ['piraeus', 'ios'], day('21'), 'aj-out'),
        await offered(boats, ['ios', 'naxos'], day('24'), 'aj-back'),
        await offered(boats, ['naxos', 'piraeus'], day('26'), 'aj-back'),
      ],
    });
    await (await world.person()).save(trip);
    await world.at(athens('08-21 20:00'));
    const week = ['22', '23', '24', '25', '26', '27', '28'].map(day);
    world.says(
      week.flatMap((date) => [cancelled(onDay('aj-out', date)), cancelled(onDay('aj-back', date))]),
    );
    await world.at(athens('08-22 09:00'));
    return {
      told: toldIn(world),
      expected: ['08-22 09:00 Cancelled + Cancelled'],
      ways: world.ways(trip, 'fares'),
      // 15:30 and 17:25 are nearest to 15:55, and the ship of 08:05 is the cheapest; home at 17:10 is nearest to
      // 17:00. All change two legs; the two of equal fares differ by five minutes under way.
      expectedWays: [
        '24 08:05 bs1-back, 26 17:10 thu-back: -63.00 euros',
        '24 15:30 se-back, 26 17:10 thu-back: 0.00 euros',
        '24 17:25 nj-north, 26 17:10 thu-back: 0.00 euros',
      ],
    };
  },

  'the first of two boats will be too late for the last one to Andros': async (world) => {
    const boats = world.network();
    const trip = tripOf({
      start: day('07'),
      end: 'rafina',
      stops: [
        ['paros', 3],
        ['andros', 3],
      ],
      legs: [
        await offered(boats, ['piraeus', 'paros'], day('07'), 'bsd-out'),
        await offered(boats, ['paros', 'andros'], day('10'), 'cj1-north', 'ffa-mykonos-back'),
        await offered(boats, ['andros', 'rafina'], day('13'), 'tp-am-back'),
      ],
    });
    await (await world.person()).save(trip);
    await world.at(athens('08-09 19:00'));
    world.says([late(onDay('cj1-north', day('10')), 150)]);
    await world.at(athens('08-09 20:00'));
    return {
      told: toldIn(world),
      expected: ['08-09 20:00 Late + Connection missed'],
      ways: world.ways(trip, 'fares'),
      // A boat of the early morning, which a quiet day's search leaves out, keeps the second boat (1); then a day later
      // by the usual boats (1 + 1), and the same with the way home a day later (2 + 3). Two days later (1 + 2) only
      // waits longer; this rule was missing in ADR 68 when the day was written, which expected it.
      expectedWays: [
        '10 07:30 ej-back: 0.00 euros',
        '11 09:45 cj1-north, 11 13:15 ffa-mykonos-back, paros 3>4, andros 3>2: 0.00 euros',
        '11 09:45 cj1-north, 11 13:15 ffa-mykonos-back, 14 11:45 tp-am-back, paros 3>4, 1 later: 0.00 euros',
      ],
    };
  },

  'the evening boat to the airport of Santorini is cancelled': async (world) => {
    const boats = world.network();
    const trip = tripOf({
      start: day('18'),
      end: 'JTR',
      stops: [['folegandros', 3]],
      legs: [
        await offered(boats, ['piraeus', 'folegandros'], day('18'), 'srj-out'),
        await offered(boats, ['folegandros', 'JTR'], day('21'), 'star-south-out'),
      ],
    });
    await (await world.person()).save(trip);
    await world.at(athens('08-19 12:00'));
    world.says([cancelled(onDay('star-south-out', day('21')))]);
    await world.at(athens('08-19 15:00'));
    return {
      told: toldIn(world),
      expected: ['08-19 15:00 Cancelled + Your flight is at risk'],
      ways: world.ways(trip, 'fares'),
      // Two earlier boats of the day are one change each, by fares; the boat of 13:40, now the last, is 1 + 5 and
      // comes after a day earlier (1 + 1), where 16:55 is nearest to 17:40. Two boats by Paros land after the day.
      expectedWays: [
        '21 10:20 art-south: 0.00 euros',
        '21 11:50 srj-out: 86.00 euros',
        '20 16:55 ds-out-2, folegandros 3>2: 22.00 euros',
      ],
    };
  },

  'a dawn boat is gone at night, and another is late on the way home': async (world) => {
    const boats = world.network();
    const trip = tripOf({
      start: day('07'),
      stops: [
        ['amorgos', 3],
        ['donousa', 4],
      ],
      legs: [
        await offered(boats, ['piraeus', 'amorgos'], day('07'), 'bsn-east-out'),
        await offered(boats, ['amorgos', 'donousa'], day('10'), 'skop-6'),
        await offered(boats, ['donousa', 'piraeus'], day('14'), 'skop-6', 'wcj-back'),
      ],
    });
    await (await world.person()).save(trip);
    await world.at(athens('08-09 20:00'));
    world.says([cancelled(onDay('skop-6', day('10'))), late(onDay('wcj-back', day('14')), 60)]);
    await world.at(athens('08-09 23:30'));
    await world.at(athens('08-10 06:59'));
    await world.at(athens('08-10 07:00'));
    return {
      told: toldIn(world),
      // The boat of 06:35 cannot wait for the morning, the delay on the 14th can.
      expected: ['08-09 23:30 Cancelled', '08-10 07:00 Late'],
      ways: world.ways(trip, 'fares'),
      // Two boats of the day (1 each), by fares. Two days later by the same boat (1 + 2) is cheaper than a day
      // later by two boats (1 + 1 + 1).
      expectedWays: [
        '10 16:15 star-east-back: -6.00 euros',
        '10 18:15 bsn-east-back: 11.00 euros',
        '12 06:35 skop-6, amorgos 3>5, donousa 4>2: 0.00 euros',
      ],
    };
  },
};
