import { mergeMessages } from './merge-messages.ts';
import { at, day, decoded, merged, timetable } from './testing/merged.ts';
import type { LooseEntity } from './testing/message.ts';

const time = (clock: string, date = '2027-07-14') => Date.parse(`${date}T${clock}Z`) / 1000;
const call = (stopId: string, arrives: string, leaves = arrives) => ({
  stopId,
  arrival: { time: time(arrives) },
  departure: { time: time(leaves) },
});
const added = (calls: readonly object[], trip: object = {}): LooseEntity => ({
  tripUpdate: {
    trip: { tripId: 'extra-1', ...day, scheduleRelationship: 1, ...trip },
    stopTimeUpdate: calls,
  },
});
const [piraeus, naxos] = [call('piraeus', '15:00:00'), call('naxos-chora', '20:00:00')];
const minute = (clock: string) => time(clock) / 60;

describe('added sailings', () => {
  it('are read at known ports, with their line', () => {
    const entity = added(
      [piraeus, call('elsewhere', '16:00:00'), call('paros', '18:00:00', '18:20:30'), naxos],
      { routeId: 'main' },
    );
    const { extra, matched, unmatched, changes } = merged([entity]);
    expect(extra).toEqual([
      {
        calls: [
          { portId: 'piraeus', arrival: minute('15:00:00'), departure: minute('15:00:00') },
          { portId: 'paros', arrival: minute('18:00:00'), departure: minute('18:20:00') },
          { portId: 'naxos-chora', arrival: minute('20:00:00'), departure: minute('20:00:00') },
        ],
        lineId: 'main',
        at,
      },
    ]);
    expect([matched, unmatched, changes]).toEqual([1, 0, []]);
  });

  it('are read as new, duplicated or added, with the line of the trip they copy', () => {
    for (const scheduleRelationship of [1, 6, 8]) {
      const { extra } = merged([added([piraeus, naxos], { tripId: 'out', scheduleRelationship })]);
      expect(extra).toMatchObject([{ lineId: 'main' }]);
    }
    expect(merged([added([piraeus, naxos])]).extra[0]?.lineId).toBeUndefined();
  });

  it.each<[string, readonly object[]]>([
    ['one known port', [piraeus, call('elsewhere', '20:00:00')]],
    ['one port that is not skipped', [piraeus, { ...naxos, scheduleRelationship: 1 }]],
    ['delays only', [{ stopId: 'piraeus', departure: { delay: 60 } }, naxos]],
    ['times that go back', [naxos, piraeus]],
    [
      'a day long past',
      [
        { stopId: 'piraeus', departure: { time: time('15:00:00', '2027-07-10') } },
        { stopId: 'naxos-chora', arrival: { time: time('20:00:00', '2027-07-10') } },
      ],
    ],
    ['no calls', []],
  ])('with %s are omitted, and counted', (_, calls) => {
    expect(merged([added(calls)])).toMatchObject({ extra: [], matched: 0, unmatched: 1 });
  });

  it('at the time of their own trip are not extra', () => {
    const calls = [call('piraeus', '04:25:00'), call('naxos-chora', '09:45:00')];
    expect(merged([added(calls, { tripId: 'out' })]).extra).toEqual([]);
  });

  it('reported by two services are merged', () => {
    const message = { message: decoded([added([piraeus, naxos])]), at };
    expect(mergeMessages(timetable, [message, message]).extra).toHaveLength(1);
  });
});
