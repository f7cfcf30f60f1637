import { cancelled, late, notice } from '../../../lib/sea/timetable/realtime/testing/message.ts';
import { july, on, type Script, seconds, toldIn, usual, wind } from './scripts.ts';
import { boat, tripOf } from './trips.ts';
import type { World } from './world.ts';

/* Days on which it matters what somebody was told last, and whether a source says anything at all. */

/** Makes a round at some minutes of an hour in July, such as `12 10`. */
export async function rounds(world: World, hour: string, ...minutes: readonly string[]) {
  for (const minute of minutes) await world.at(july(`${hour}:${minute}`));
}

export const day = (number: number) => `2027-07-${number}`;

export const toldDays: Readonly<Record<string, Script>> = {
  'a process begins anew while the service is silent': async (world) => {
    await (await world.person()).save(usual(world));
    world.says([cancelled(on('bsd-out'))]);
    await rounds(world, '12 10', '00');
    world.says('silent');
    await rounds(world, '12 10', '05');
    await world.restart();
    await rounds(world, '12 10', '10', '30', '50');
    world.says([]);
    await rounds(world, '12 11', '00', '05', '11');
    return {
      told: toldIn(world),
      expected: ['07-12 10:00 Cancelled', '07-12 11:11 As planned again'],
    };
  },

  'the forecast is away, and the warning holds': async (world) => {
    await (await world.person()).save(usual(world));
    await rounds(world, '12 10', '00');
    world.forecasts(wind(9, [day(14), day(15)], july('12 10:05')));
    await rounds(world, '12 10', '05');
    world.forecasts();
    await rounds(world, '12 11', '00', '15');
    world.forecasts(wind(4, [day(14), day(15)], july('12 12:00')));
    await rounds(world, '12 12', '00', '15');
    return {
      told: toldIn(world),
      expected: ['07-12 10:05 May stay in port in strong wind', '07-12 12:15 As planned again'],
    };
  },

  'a night boat leaves under a warning, and midnight takes nothing back': async (world) => {
    const trip = tripOf({
      start: day(14),
      stops: [['milos', 2]],
      legs: [[boat(world.network(), 'fes-south', ['piraeus', 'milos-adamas'], day(14))]],
    });
    await (await world.person()).save(trip);
    await rounds(world, '13 10', '00');
    world.forecasts(wind(9, [day(13), day(14), day(15)], july('13 10:05')));
    await rounds(world, '13 10', '05');
    await rounds(world, '14 23', '50');
    world.forecasts(wind(3, [day(15), day(16)], july('15 00:05')));
    await rounds(world, '15 00', '05', '20');
    await rounds(world, '15 07', '05');
    return { told: toldIn(world), expected: ['07-13 10:05 May stay in port in strong wind'] };
  },

  'late, cancelled, late again, on time, and late once more': async (world) => {
    await (await world.person()).save(usual(world));
    world.says([late(on('bsd-out'), 60)]);
    await rounds(world, '12 10', '00');
    world.says([cancelled(on('bsd-out'))]);
    await rounds(world, '12 10', '20');
    world.says([late(on('bsd-out'), 60)]);
    await rounds(world, '12 10', '40');
    world.says([late(on('bsd-out'), 20)]);
    await rounds(world, '12 10', '50');
    world.says([]);
    await rounds(world, '12 11', '00', '11');
    world.says([late(on('bsd-out'), 60)]);
    await rounds(world, '12 12', '00');
    return {
      told: toldIn(world),
      expected: [
        '07-12 10:00 Late',
        '07-12 10:20 Cancelled',
        '07-12 10:40 Late',
        '07-12 11:11 As planned again',
        '07-12 12:00 Late',
      ],
    };
  },

  'a cancellation is taken back, and a delay comes before that is told': async (world) => {
    await (await world.person()).save(usual(world));
    world.says([cancelled(on('bsd-out'))]);
    await rounds(world, '12 10', '00');
    world.says([]);
    await rounds(world, '12 10', '20');
    world.says([late(on('bsd-out'), 90)]);
    await rounds(world, '12 10', '25', '31');
    return { told: toldIn(world), expected: ['07-12 10:00 Cancelled', '07-12 10:25 Late'] };
  },

  'mails fail while a cancellation comes and goes': async (world) => {
    const person = await world.person();
    await person.save(usual(world), { pushes: true });
    const { endpoint, keys } = world.pushes.browser('/phone');
    const device = { of_endpoint: endpoint, of_p256dh: keys.p256dh, of_auth: keys.auth };
    await person.ask('POST', 'rpc/keep_push_subscription', device);
    world.says([cancelled(on('bsd-out'))]);
    await rounds(world, '12 10', '00');
    world.says([]);
    await rounds(world, '12 10', '20');
    world.smtp.mode = 'busy';
    await rounds(world, '12 10', '30');
    world.says([cancelled(on('bsd-out'))]);
    await rounds(world, '12 10', '34');
    world.smtp.mode = 'accept';
    await rounds(world, '12 10', '40', '59');
    const pushed = world.pushes.received.map(({ message }) => message.title?.split(':')[0] ?? '');
    return {
      told: [...toldIn(world), ...pushed],
      // By mail it was never taken back.
      expected: ['07-12 10:00 Cancelled', 'Cancelled', 'As planned again', 'Cancelled'],
    };
  },

  'an end waits for the morning, a doubt about a dawn boat does not': async (world) => {
    await (await world.person()).save(usual(world));
    world.says([cancelled(on('hs3-back', 16))]);
    await rounds(world, '13 20', '00');
    world.says([
      notice(
        [{ trip: on('bsd-out') }],
        { en: 'No boats on Wednesday' },
        {
          activePeriod: [{ start: seconds('14 00:00'), end: seconds('15 00:00') }],
        },
      ),
    ]);
    await rounds(world, '13 22', '30', '45');
    await rounds(world, '14 07', '00');
    return {
      told: toldIn(world),
      expected: [
        '07-13 20:00 Cancelled',
        '07-13 22:30 May not sail',
        '07-14 07:00 As planned again',
      ],
    };
  },

  'a mail server is away for a night, and nothing is given up': async (world) => {
    await (await world.person()).save(usual(world));
    await rounds(world, '02 17', '00');
    world.smtp.mode = 'busy';
    world.says([cancelled(on('bsd-out'))]);
    for (const hour of ['18', '19', '20', '21']) await rounds(world, `02 ${hour}`, '00', '30');
    world.smtp.mode = 'accept';
    await rounds(world, '02 23', '30');
    await rounds(world, '03 07', '00');
    return { told: toldIn(world), expected: ['07-03 07:00 Cancelled'] };
  },

  'a trip is archived before its news is told, and comes back': async (world) => {
    const person = await world.person();
    const id = await person.save(usual(world));
    await rounds(world, '12 20', '00');
    world.says([cancelled(on('hs3-back', 16))]);
    await rounds(world, '12 22', '30');
    await person.ask('PATCH', `trips?id=eq.${id}`, { archived_at: july('12 23:00') });
    await rounds(world, '13 07', '00');
    await person.ask('PATCH', `trips?id=eq.${id}`, { archived_at: null });
    await world.restart();
    await rounds(world, '13 09', '00', '05');
    return { told: toldIn(world), expected: ['07-13 09:00 Cancelled'] };
  },
};
