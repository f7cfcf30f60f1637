import { cancelled, late, notice } from '../../../lib/sea/timetable/realtime/testing/message.ts';
import { july, on, type Script, toldIn, usual, wind } from './scripts.ts';
import { day, rounds } from './told-days.ts';
import { boat, shifted, withTrips } from './trips.ts';
import type { World } from './world.ts';

/* Days on which news is taken back at an awkward moment: beside a warning, at night, after a claim was left behind. */

/** The boat of the 14th leaves at 06:25. */
const dawn = (world: World) =>
  world.serves(withTrips(world.feed, (one) => (one.id === 'bsd-out' ? shifted(one, -60) : one)));

export const takenBackDays: Readonly<Record<string, Script>> = {
  'a cancellation is taken back five minutes before the boat leaves': async (world) => {
    await (await world.person()).save(usual(world));
    world.says([cancelled(on('bsd-out'))]);
    await rounds(world, '12 10', '00');
    world.says([]);
    await rounds(world, '14 07', '20', '29', '31');
    return { told: toldIn(world), expected: ['07-12 10:00 Cancelled'] };
  },
  'a cancellation of a dawn boat is taken back at night': async (world) => {
    dawn(world);
    await (await world.person()).save(usual(world));
    world.says([cancelled(on('bsd-out'))]);
    await rounds(world, '13 20', '00');
    world.says([]);
    await rounds(world, '14 03', '00', '11');
    await rounds(world, '14 07', '00');
    return {
      told: toldIn(world),
      expected: ['07-13 20:00 Cancelled', '07-14 03:11 As planned again'],
    };
  },
  'a dawn boat is cancelled just before ten, and the mail server is away for some minutes': async (
    world,
  ) => {
    dawn(world);
    await (await world.person()).save(usual(world));
    await rounds(world, '13 21', '00');
    world.smtp.mode = 'busy';
    world.says([cancelled(on('bsd-out'))]);
    await rounds(world, '13 21', '58');
    world.smtp.mode = 'accept';
    await rounds(world, '13 22', '01', '30');
    await rounds(world, '14 07', '00');
    return { told: toldIn(world), expected: ['07-13 22:01 Cancelled'] };
  },
  'a cancellation is taken back while a wind warning holds': async (world) => {
    await (await world.person()).save(usual(world));
    await rounds(world, '12 10', '00');
    world.forecasts(wind(9, [day(14), day(15)], july('12 10:05')));
    await rounds(world, '12 10', '05');
    world.says([cancelled(on('bsd-out'))]);
    await rounds(world, '12 11', '00');
    world.says([]);
    await rounds(world, '12 11', '20', '31', '50');
    await rounds(world, '13 10', '00');
    return {
      told: toldIn(world),
      expected: [
        '07-12 10:05 May stay in port in strong wind',
        '07-12 11:00 Cancelled',
        '07-12 11:31 No longer',
      ],
    };
  },
  'a boat is moved and moved back while it stays late': async (world) => {
    await (await world.person()).save(usual(world));
    world.says([late(on('bsd-out'), 30)]);
    await rounds(world, '12 10', '00');
    world.serves(withTrips(world.feed, (one) => (one.id === 'bsd-out' ? shifted(one, 120) : one)));
    await rounds(world, '12 11', '00');
    world.serves();
    await rounds(world, '12 12', '00', '11', '40');
    return {
      told: toldIn(world),
      expected: ['07-12 10:00 Late', '07-12 11:00 Leaves at another time', '07-12 12:00 Late'],
    };
  },
  'the next timetable ends before a cancelled boat': async (world) => {
    await (await world.person()).save(usual(world));
    world.says([cancelled(on('bsd-out'))]);
    await rounds(world, '12 10', '00');
    const without = withTrips(world.feed, (one) => (one.id === 'bsd-out' ? undefined : one));
    world.serves({ ...without, info: { ...without.info, end: day(13) } });
    await rounds(world, '12 11', '00', '11');
    return { told: toldIn(world), expected: ['07-12 10:00 Cancelled'] };
  },
  'an end is dropped by the archive, and the trip comes back': async (world) => {
    const person = await world.person();
    const id = await person.save(usual(world));
    world.says([cancelled(on('hs3-back', 16))]);
    await rounds(world, '12 20', '00');
    world.says([]);
    await rounds(world, '12 22', '30');
    await person.ask('PATCH', `trips?id=eq.${id}`, { archived_at: july('12 23:00') });
    await rounds(world, '13 07', '00');
    await person.ask('PATCH', `trips?id=eq.${id}`, { archived_at: null });
    await world.restart();
    await rounds(world, '13 09', '00', '11', '30');
    return {
      told: toldIn(world),
      expected: ['07-12 20:00 Cancelled', '07-13 09:11 As planned again'],
    };
  },
  'a boat is exchanged before its end is told': async (world) => {
    const person = await world.person();
    const trip = usual(world);
    const id = await person.save(trip);
    world.says([cancelled(on('bsd-out'))]);
    await rounds(world, '12 10', '00');
    world.says([]);
    await rounds(world, '12 10', '20');
    const legs = trip.legs.map((leg, index) =>
      index === 0
        ? {
            ...leg,
            sailings: [boat(world.network(), 'hs3-out', ['piraeus', 'naxos-chora'], day(14))],
          }
        : leg,
    );
    await person.ask('PATCH', `trips?id=eq.${id}`, { document: { ...trip, legs } });
    await rounds(world, '12 10', '25', '31');
    return { told: toldIn(world), expected: ['07-12 10:00 Cancelled'] };
  },
  'a claim is left behind, and the news ends': async (world) => {
    await (await world.person()).save(usual(world));
    world.smtp.mode = 'busy';
    world.says([cancelled(on('bsd-out'))]);
    await rounds(world, '12 10', '00');
    await world.client.rpc('claim_trip_mails', {
      runner: 'dead',
      most: 20,
      at: july('12 10:02'),
      channels: ['mail'],
      only_urgent: false,
    });
    world.says([]);
    await rounds(world, '12 10', '03', '04', '10', '20');
    world.smtp.mode = 'accept';
    await rounds(world, '12 11', '30');
    // Nobody knows whether the runner that died had told it.
    return { told: toldIn(world), expected: ['07-12 11:30 As planned again'] };
  },
  'a claimed end is left behind, and the boat is cancelled again': async (world) => {
    await (await world.person()).save(usual(world));
    world.says([cancelled(on('bsd-out'))]);
    await rounds(world, '12 10', '00');
    world.says([]);
    await rounds(world, '12 10', '20');
    await world.client.rpc('claim_trip_mails', {
      runner: 'dead',
      most: 20,
      at: july('12 10:30'),
      channels: ['mail'],
      only_urgent: false,
    });
    world.says([cancelled(on('bsd-out'))]);
    await rounds(world, '12 10', '31', '33', '40');
    return { told: toldIn(world), expected: ['07-12 10:00 Cancelled', '07-12 10:31 Cancelled'] };
  },
  'a cancelled boat gets no wind warning after a restart': async (world) => {
    await (await world.person()).save(usual(world));
    world.says([cancelled(on('bsd-out'))]);
    await rounds(world, '12 10', '00');
    world.says('silent');
    await world.restart();
    await rounds(world, '12 10', '10');
    world.forecasts(wind(9, [day(14), day(15)], july('12 10:15')));
    await rounds(world, '12 10', '15');
    return { told: toldIn(world), expected: ['07-12 10:00 Cancelled'] };
  },
  'an end that was part of a failed mail is told in a mail of its own': async (world) => {
    await (await world.person()).save(usual(world));
    const [a, b] = [cancelled(on('bsd-out')), cancelled(on('hs3-back', 16))];
    world.says([a]);
    await rounds(world, '12 10', '00');
    world.says([]);
    await rounds(world, '12 10', '20');
    world.smtp.mode = 'busy';
    world.says([b]);
    await rounds(world, '12 10', '30');
    world.smtp.mode = 'accept';
    world.says([a, b]);
    await rounds(world, '12 10', '33');
    world.says([b]);
    await rounds(world, '12 10', '40', '51');
    const ids = world.smtp.mails.map(({ messageId }) => messageId);
    return {
      told: [...toldIn(world), `${new Set(ids).size} ids of ${ids.length}`],
      expected: [
        '07-12 10:00 Cancelled',
        '07-12 10:33 Cancelled',
        '07-12 10:51 As planned again',
        '3 ids of 3',
      ],
    };
  },
  'a boat is moved and late at once, and the delay wavers': async (world) => {
    await (await world.person()).save(usual(world));
    await rounds(world, '12 10', '00');
    world.serves(withTrips(world.feed, (one) => (one.id === 'bsd-out' ? shifted(one, 120) : one)));
    world.says([late(on('bsd-out'), 60)]);
    await rounds(world, '12 11', '00');
    world.says([late(on('bsd-out'), 20)]);
    await rounds(world, '12 11', '10');
    world.says([late(on('bsd-out'), 60)]);
    await rounds(world, '12 11', '20');
    world.says([late(on('bsd-out'), 20)]);
    await rounds(world, '12 11', '30');
    return { told: toldIn(world), expected: ['07-12 11:00 Leaves at another time + Late'] };
  },
  'one of two warnings wavers': async (world) => {
    await (await world.person()).save(usual(world));
    const about = [{ trip: on('bsd-out') }];
    const no = notice(about, { en: 'No boats' });
    const strike = notice(about, { en: 'Strike' }, { cause: 4, effect: 4 });
    world.says([no]);
    await rounds(world, '12 10', '00');
    world.says([no, strike]);
    await rounds(world, '12 10', '10');
    world.says([strike]);
    await rounds(world, '12 10', '20');
    world.says([no, strike]);
    await rounds(world, '12 10', '30');
    world.says([strike]);
    await rounds(world, '12 10', '40');
    world.says([no, strike]);
    await rounds(world, '12 10', '50');
    return {
      told: toldIn(world),
      expected: ['07-12 10:00 May not sail', '07-12 10:10 May not sail'],
    };
  },
  'found and over within one minute': async (world) => {
    await (await world.person()).save(usual(world));
    world.says([cancelled(on('bsd-out'))]);
    await rounds(world, '12 10', '00');
    world.says([]);
    await world.at(july('12 10:00').replace(':00+', ':30+'));
    await rounds(world, '12 10', '10', '12');
    world.says([cancelled(on('bsd-out'))]);
    await rounds(world, '12 10', '20');
    return {
      told: toldIn(world),
      expected: ['07-12 10:00 Cancelled', '07-12 10:10 As planned again', '07-12 10:20 Cancelled'],
    };
  },
  'a delay ends under a wind warning, and then the warning ends': async (world) => {
    await (await world.person()).save(usual(world));
    world.forecasts(wind(9, [day(14), day(15)], july('12 09:55')));
    await rounds(world, '12 10', '00');
    world.says([late(on('bsd-out'), 60)]);
    await rounds(world, '12 10', '10');
    world.says([]);
    await rounds(world, '12 10', '20', '31');
    world.forecasts(wind(3, [day(14), day(15)], july('12 11:00')));
    await rounds(world, '12 11', '00', '11');
    return {
      told: toldIn(world),
      expected: [
        '07-12 10:00 May stay in port in strong wind',
        '07-12 10:10 Late',
        '07-12 10:31 No longer',
        '07-12 11:11 As planned again',
      ],
    };
  },
  'a key of which nothing is known has ended meanwhile': async (world) => {
    const person = await world.person();
    const id = await person.save(usual(world));
    await rounds(world, '12 10', '00');
    const { data } = await person
      .ask('GET', `trips?id=eq.${id}&select=version`)
      .then((rows) => ({ data: rows as { version: number }[] }));
    const { error } = await world.client.rpc('record_trip_findings', {
      looks: [
        {
          trip: id,
          version: data[0]?.version,
          found: [
            {
              key: 'cancelled piraeus bsd-out x',
              urgent: false,
              expiresAt: july('12 10:01'),
              finding: {},
            },
          ],
        },
      ],
      at: july('12 10:01'),
    });
    const said = [String(error?.message ?? 'recorded')];
    await world.restart();
    for (const minute of ['10', '12']) {
      try {
        await rounds(world, '12 10', minute);
        said.push('round');
      } catch (fault) {
        said.push(`throws ${(fault as Error).message}`);
      }
    }
    return { told: said, expected: ['recorded', 'round', 'round'] };
  },
};
