import { cancelled, late, notice } from '../../../lib/sea/timetable/realtime/testing/message.ts';
import { athens, onDay } from './august-days.ts';
import { type Script, toldIn } from './scripts.ts';
import { offered, shifted, tripOf, withTrips } from './trips.ts';

/*
 * More days at the turn of August, derived as those of august-days before the first run.
 */

const seconds = (moment: string) => Date.parse(athens(moment)) / 1000;
const september = (date: string) => `2027-09-${date}`;

export const septemberDays: Readonly<Record<string, Script>> = {
  'a strike of 48 hours between two islands': async (world) => {
    const boats = world.network();
    const trip = tripOf({
      start: '2027-08-27',
      stops: [
        ['amorgos', 3],
        ['koufonisia', 4],
      ],
      legs: [
        await offered(boats, ['piraeus', 'amorgos'], '2027-08-27', 'hs4-out'),
        await offered(boats, ['amorgos', 'koufonisia'], '2027-08-30', 'hs4-back'),
        await offered(boats, ['koufonisia', 'piraeus'], september('03'), 'bsn-south-back'),
      ],
    });
    await (await world.person()).save(trip);
    await world.at(athens('08-28 11:00'));
    const strike = notice(
      [{ routeType: 4 }],
      { en: 'Strike' },
      {
        ...{ cause: 4, effect: 8 },
        activePeriod: [{ start: seconds('08-30 00:00'), end: seconds('09-01 00:00') }],
      },
    );
    world.says([strike]);
    await world.at(athens('08-28 12:00'));
    return {
      told: toldIn(world),
      expected: ['08-28 12:00 May not sail'],
      ways: world.ways(trip, 'fares'),
      // The day before (1 + 1), 26 hours ahead; then the day after the strike (1 + 2) and the day before with
      // home a day earlier (2 + 1), by fares. On the 2nd the ship of 17:15 stays away, and 15:10 is nearest.
      expectedWays: [
        '29 14:00 hs4-back, amorgos 3>2, koufonisia 4>5: 0.00 euros',
        '01 14:00 hs4-back, amorgos 3>5, koufonisia 4>2: 0.00 euros',
        '29 14:00 hs4-back, 02 15:10 srj-back, amorgos 3>2: 46.00 euros',
      ],
    };
  },

  'a line to Kea stands still for a day, and the feed falls silent before it takes that back':
    async (world) => {
      const boats = world.network();
      const plan = tripOf({
        start: september('01'),
        end: 'lavrio',
        stops: [['kea', 3]],
        legs: [
          await offered(boats, ['lavrio', 'kea'], september('01'), 'mak-1'),
          await offered(boats, ['kea', 'lavrio'], september('04'), 'mak-4'),
        ],
      });
      const trip = { ...plan, startGateway: 'lavrio' };
      await (await world.person()).save(trip);
      await world.at(athens('08-31 08:00'));
      const standstill = notice(
        [{ routeId: 'gl-kea' }],
        { en: 'No service' },
        { activePeriod: [{ start: seconds('09-01 00:00'), end: seconds('09-02 00:00') }] },
      );
      world.says([standstill, late(onDay('mak-4', september('04')), 60)]);
      await world.at(athens('08-31 09:00'));
      world.says('silent');
      for (const minutes of ['10', '30', '50']) await world.at(athens(`08-31 09:${minutes}`));
      await world.at(athens('08-31 10:30'));
      const ways = world.ways(trip, 'fares');
      world.says([]);
      await world.at(athens('08-31 12:00'));
      await world.at(athens('08-31 12:11'));
      return {
        told: toldIn(world),
        // Silence takes back neither the notice, whose period has not ended, nor the delay; an empty message does.
        expected: [
          '08-31 09:00 May not sail + Late',
          '08-31 12:11 As planned again + As planned again',
        ],
        ways: [...ways, ...world.ways(trip)],
        // The boat to Kythnos calls at Kea and is another line (1); then a day later (1 + 1), and the same
        // with the way home a day later (2 + 3); two days later (1 + 2), first expected here, only waits longer.
        // Nothing of the evening before is twelve hours ahead. Once taken back there is nothing to repair.
        expectedWays: [
          '01 17:00 mak-5: 0.00 euros',
          '02 08:30 mak-1, kea 3>2: 0.00 euros',
          '02 08:30 mak-1, 05 17:30 mak-4, 1 later: 0.00 euros',
        ],
      };
    },

  'a timetable moves one boat to another port and one to another hour, and a third is early':
    async (world) => {
      const boats = world.network();
      const trip = tripOf({
        start: september('06'),
        stops: [
          ['amorgos', 3],
          ['naxos', 2],
        ],
        legs: [
          await offered(boats, ['piraeus', 'amorgos'], september('06'), 'hs4-out'),
          await offered(boats, ['amorgos', 'naxos'], september('09'), 'hs4-back'),
          await offered(boats, ['naxos', 'piraeus'], september('11'), 'bsd-back'),
        ],
      });
      await (await world.person()).save(trip);
      await world.at(athens('09-05 10:00'));
      world.serves(
        withTrips(world.feed, (one) => {
          if (one.id === 'bsd-back') return shifted(one, 90);
          if (one.id !== 'hs4-back') return one;
          const calls = one.calls.map((call) =>
            call.portId === 'amorgos-katapola' ? { ...call, portId: 'amorgos-aegiali' } : call,
          );
          return { ...one, calls };
        }),
      );
      await world.at(athens('09-05 12:00'));
      world.says([late(onDay('hs4-out', september('06')), -10)]);
      await world.at(athens('09-05 20:00'));
      return {
        told: toldIn(world),
        expected: [
          '09-05 12:00 Leaves from another port + Leaves at another time',
          '09-05 20:00 Leaves early',
        ],
        ways: world.ways(trip),
        // All three boats sail, and the traveller can take each of them.
        expectedWays: [],
      };
    },

  'no boat calls at Anafi for twelve days': async (world) => {
    const trip = tripOf({
      start: '2027-08-24',
      stops: [['anafi', 5]],
      legs: [
        await offered(world.network(), ['piraeus', 'anafi'], '2027-08-24', 'bsm-south-out-summer'),
        await offered(world.network(), ['anafi', 'piraeus'], '2027-08-29', 'bsc-back-summer'),
      ],
    });
    await (await world.person()).save(trip);
    await world.at(athens('08-28 09:00'));
    const ids = world.feed.trips
      .filter(({ calls }) => calls.some(({ portId }) => portId === 'anafi-agios-nikolaos'))
      .map(({ id }) => id);
    const days = Array.from({ length: 12 }, (_, ahead) =>
      new Date(Date.UTC(2027, 7, 28 + ahead)).toISOString().slice(0, 10),
    );
    world.says(days.flatMap((date) => ids.map((id) => cancelled(onDay(id, date)))));
    await world.at(athens('08-28 10:00'));
    return {
      told: toldIn(world),
      expected: ['08-28 10:00 Cancelled'],
      ways: world.ways(trip, 'fares'),
      // Nothing leaves within a week, and nobody reaches another island to start from.
      expectedWays: ['no way on'],
    };
  },
};
