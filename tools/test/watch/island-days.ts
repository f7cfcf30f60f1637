import { cancelled, late } from '../../../lib/sea/timetable/realtime/testing/message.ts';
import type { TripDocument } from '../../../lib/trips/saved-trips/types.ts';
import { july, on, type Script, toldIn, wind } from './scripts.ts';
import { offered, tripOf } from './trips.ts';
import type { World } from './world.ts';

/*
 * Days whose notices and ways on were derived by hand from ADR 66 and ADR 68 and the timetable,
 * before the first run. Fares are the differences for two adults.
 */

const day = (date: number) => `2027-07-${date}`;

/** Mykonos by the big ship, two nights; Naxos by a fast boat, two nights; home by the big ship. */
async function northern({ network }: World): Promise<TripDocument> {
  const boats = network();
  return tripOf({
    start: day(14),
    stops: [
      ['mykonos', 2],
      ['naxos', 2],
    ],
    legs: [
      await offered(boats, ['piraeus', 'mykonos'], day(14), 'bsp-out'),
      await offered(boats, ['mykonos', 'naxos'], day(16), 'aj-out'),
      await offered(boats, ['naxos', 'piraeus'], day(18), 'bsd-back'),
    ],
  });
}

export const islandDays: Readonly<Record<string, Script>> = {
  'north wind for two days keeps fast boats in port, not big ones': async (world) => {
    const trip = await northern(world);
    await (await world.person()).save(trip);
    await world.at(july('14 14:00'));
    // Force 8: fast boats stay in port, big ones may sail, which is no finding.
    world.forecasts(wind(8, [day(16), day(17)], july('14 15:00')));
    await world.at(july('14 15:00'));
    const ways = world.ways(trip, 'fares');
    world.forecasts();
    await world.at(july('15 18:00'));
    await world.at(july('15 18:15'));
    return {
      told: toldIn(world),
      expected: ['07-14 15:00 May stay in port: strong wind', '07-15 18:15 As planned again'],
      ways,
      // Another boat of the day is one change. A day earlier or later is two: the day before the wind comes first.
      expectedWays: [
        '16 12:20 ekp-out: -60.00 euros',
        '15 12:20 ekp-out, mykonos 2>1, naxos 2>3: -60.00 euros',
        '17 12:20 ekp-out, mykonos 2>3, naxos 2>1: -60.00 euros',
      ],
    };
  },

  'the last boat before a flight is cancelled, and others sail the day before': async (world) => {
    const boats = world.network();
    const trip = tripOf({
      start: day(14),
      end: 'ATH',
      stops: [['amorgos', 3]],
      legs: [
        await offered(boats, ['piraeus', 'amorgos'], day(14), 'hs4-out'),
        await offered(boats, ['amorgos', 'ATH'], day(17), 'srj-back'),
      ],
    });
    await (await world.person()).save(trip);
    await world.at(july('14 15:00'));
    world.says([cancelled(on('srj-back', 17))]);
    await world.at(july('15 18:00'));
    return {
      told: toldIn(world),
      expected: ['07-15 18:00 Cancelled + Your flight is at risk'],
      ways: world.ways(trip, 'fares'),
      // hs4-back at 14:00 would be the last boat before the flight: 1 + 5, behind a day earlier with 1 + 1.
      expectedWays: [
        '17 06:35 skop-6, 17 14:30 ekp-back: -40.00 euros',
        '17 06:35 skop-6, 17 13:50 wcj-back: 12.00 euros',
        '16 16:15 bsn-south-back, amorgos 3>2: -50.00 euros',
      ],
    };
  },

  'a boat over three hours late misses the next one': async (world) => {
    const boats = world.network();
    const trip = tripOf({
      start: day(14),
      stops: [
        ['folegandros', 2],
        ['naxos', 2],
      ],
      legs: [
        await offered(boats, ['piraeus', 'folegandros'], day(14), 'srj-out'),
        await offered(boats, ['folegandros', 'naxos'], day(16), 'srj-out', 'hs3-back'),
        await offered(boats, ['naxos', 'piraeus'], day(18), 'bs1-back'),
      ],
    });
    await (await world.person()).save(trip);
    await world.at(july('15 12:00'));
    world.says([late(on('srj-out', 16), 200)]);
    await world.at(july('16 09:00'));
    return {
      told: toldIn(world),
      expected: ['07-16 09:00 Late + Connection missed'],
      ways: world.ways(trip, 'fares'),
      // No night on Ios, where nobody has a room: the cheapest boats of the 16th reach Naxos on the 17th.
      expectedWays: [
        '16 16:35 spj-north: -78.60 euros',
        '17 10:20 art-south, 17 16:10 bsd-back, folegandros 2>3, naxos 2>1: -157.00 euros',
        '17 10:20 art-south, 17 16:10 bsd-back, 19 09:45 bs1-back, folegandros 2>3, 1 later: -157.00 euros',
      ],
    };
  },

  'two boats of a trip are cancelled by one message': async (world) => {
    const boats = world.network();
    const trip = tripOf({
      start: day(14),
      stops: [
        ['sifnos', 2],
        ['milos', 2],
      ],
      legs: [
        await offered(boats, ['piraeus', 'sifnos'], day(14), 'srj-out'),
        await offered(boats, ['sifnos', 'milos'], day(16), 'cj2-am-out'),
        await offered(boats, ['milos', 'piraeus'], day(18), 'cj2-am-back'),
      ],
    });
    await (await world.person()).save(trip);
    await world.at(july('14 15:00'));
    world.says([cancelled(on('cj2-am-out', 16)), cancelled(on('cj2-am-back', 18))]);
    await world.at(july('15 11:00'));
    return {
      told: toldIn(world),
      expected: ['07-15 11:00 Cancelled + Cancelled'],
      ways: world.ways(trip, 'fares'),
      // One change for each of the two legs; then the fares. Both legs have two near boats and a cheap one.
      expectedWays: [
        '16 12:30 ds-out-2, 18 05:30 art-sunday, 18 20:00 an-back-weekend: -106.00 euros',
        '16 12:30 ds-out-2, 18 15:00 ds-sunday-back: -96.00 euros',
        '16 09:40 srj-out, 18 05:30 art-sunday, 18 20:00 an-back-weekend: -62.00 euros',
      ],
    };
  },

  'no boat sails to an island with a room that cannot be cancelled': async (world) => {
    const boats = world.network();
    const trip = tripOf({
      start: day(14),
      stops: [
        ['milos', 2],
        ['folegandros', 2],
        ['santorini', 1],
      ],
      fixed: ['folegandros'],
      legs: [
        await offered(boats, ['piraeus', 'milos'], day(14), 'srj-out'),
        await offered(boats, ['milos', 'folegandros'], day(16), 'srj-out'),
        await offered(boats, ['folegandros', 'santorini'], day(18), 'srj-out'),
        await offered(boats, ['santorini', 'piraeus'], day(19), 'bsd-back'),
      ],
    });
    await (await world.person()).save(trip);
    await world.at(july('14 15:00'));
    world.says([cancelled(on('srj-out', 16)), cancelled(on('ds-out-2', 16))]);
    await world.at(july('14 18:00'));
    return {
      told: toldIn(world),
      expected: ['07-14 18:00 Cancelled'],
      ways: world.ways(trip, 'fares'),
      // A day earlier loses no paid night (1 + 1); a day later loses one (1 + 1 + 10), and with the
      // second night moved along two more legs change and home is a day later (1 + 1 + 1 + 1 + 10 + 3).
      expectedWays: [
        '15 10:35 srj-out, milos 2>1, folegandros 2>3: 0.00 euros',
        '17 07:30 art-south, milos 2>3, folegandros 2>1: -97.00 euros, 1 paid lost',
        '17 07:30 art-south, 19 17:05 ds-out-1, 20 16:10 bsd-back, milos 2>3, 1 later: -161.00 euros, 1 paid lost',
      ],
    };
  },
};
