import { cancelled, notice } from '../../../lib/sea/timetable/realtime/testing/message.ts';
import { july, on, type Script, seconds, toldIn } from './scripts.ts';
import { offered, tripOf } from './trips.ts';

/*
 * Days whose notices and ways on were derived by hand from ADR 66 and ADR 68, as it stood then, before the
 * first run. Fares are the differences for two adults.
 */

const day = (date: number) => `2027-07-${date}`;

export const lateJulyDays: Readonly<Record<string, Script>> = {
  'the fast boat from a small island is cancelled': async (world) => {
    const boats = world.network();
    const trip = tripOf({
      start: day(18),
      stops: [
        ['koufonisia', 2],
        ['naxos', 2],
      ],
      legs: [
        await offered(boats, ['piraeus', 'koufonisia'], day(18), 'hs4-out'),
        await offered(boats, ['koufonisia', 'naxos'], day(20), 'hs4-back'),
        await offered(boats, ['naxos', 'piraeus'], day(22), 'aj-back'),
      ],
    });
    await (await world.person()).save(trip);
    await world.at(july('19 10:00'));
    world.says([cancelled(on('hs4-back', 20))]);
    await world.at(july('19 12:00'));
    return {
      told: toldIn(world),
      expected: ['07-19 12:00 Cancelled'],
      ways: world.ways(trip, 'fares'),
      // The local boat is one change; two boats instead of one are two, as is a day later; then the fares.
      expectedWays: [
        '20 09:30 skop-6: -71.00 euros',
        '20 12:00 hs4-out, 20 15:15 star-east-back: -15.00 euros',
        '21 14:40 hs4-back, koufonisia 2>3, naxos 2>1: 0.00 euros',
      ],
    };
  },

  'a strike stands between a traveller and a room that cannot be cancelled': async (world) => {
    const boats = world.network();
    const trip = tripOf({
      start: day(18),
      end: 'ATH',
      stops: [
        ['syros', 2],
        ['paros', 3],
      ],
      fixed: ['paros'],
      legs: [
        await offered(boats, ['piraeus', 'syros'], day(18), 'bsp-out'),
        await offered(boats, ['syros', 'paros'], day(20), 'sp-south'),
        await offered(boats, ['paros', 'ATH'], day(23), 'hs4-back'),
      ],
    });
    await (await world.person()).save(trip);
    await world.at(july('18 12:00'));
    const strike = notice(
      [{ routeType: 4 }],
      { en: 'Strike' },
      {
        ...{ cause: 4, effect: 8 },
        activePeriod: [{ start: seconds('20 00:00'), end: seconds('21 00:00') }],
      },
    );
    world.says([strike]);
    await world.at(july('18 18:00'));
    return {
      told: toldIn(world),
      expected: ['07-18 18:00 May not sail'],
      ways: world.ways(trip, 'fares'),
      // A day earlier keeps the booked dates (1 + 1); a day later loses one (1 + 1 + 10), as does a trip that
      // is a day earlier to its end (2 + 1 + 10). Nothing is later than the flight.
      expectedWays: [
        '19 10:10 pj-out, syros 2>1, paros 3>4: 0.00 euros',
        '21 10:10 pj-out, syros 2>3, paros 3>2: 0.00 euros, 1 paid lost',
        '19 10:10 pj-out, 22 16:30 hs4-back, syros 2>1: 0.00 euros, 1 paid lost',
      ],
    };
  },

  'two boats are cancelled at night, none of them in the morning': async (world) => {
    const boats = world.network();
    const trip = tripOf({
      start: day(18),
      stops: [
        ['sifnos', 2],
        ['serifos', 2],
      ],
      legs: [
        await offered(boats, ['piraeus', 'sifnos'], day(18), 'cj2-am-out'),
        await offered(boats, ['sifnos', 'serifos'], day(20), 'ds-back-2'),
        await offered(boats, ['serifos', 'piraeus'], day(22), 'an-back'),
      ],
    });
    await (await world.person()).save(trip);
    await world.at(july('19 20:00'));
    world.says([cancelled(on('ds-back-2', 20)), cancelled(on('an-back', 22))]);
    await world.at(july('19 23:30'));
    await world.at(july('20 06:59'));
    await world.at(july('20 07:00'));
    return {
      told: toldIn(world),
      expected: ['07-20 07:00 Cancelled + Cancelled'],
      ways: world.ways(trip, 'fares'),
      // Two nearest boats and the cheapest for the first leg, the nearest for the later one; then fares, then time.
      expectedWays: [
        '20 17:10 an-back, 22 17:25 sj2-back: 38.00 euros',
        '20 12:20 cj2-am-back, 22 17:25 sj2-back: 62.00 euros',
        '20 16:50 sj2-back, 22 17:25 sj2-back: 62.00 euros',
      ],
    };
  },
};
