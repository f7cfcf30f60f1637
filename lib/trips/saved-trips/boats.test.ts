import { timetableOf } from '@/lib/sea/timetable/engine/testing/small-timetable';
import type { FerryNetwork } from '@/lib/sea/timetable/network';
import { boatsBetween } from './boats';

/** Returns a network with what the boats of a trip need of one. */
function networkOf(timetable: ReturnType<typeof timetableOf>): FerryNetwork {
  const { feed } = timetable;
  const byId = <T extends { readonly id: string }>(all: readonly T[]) =>
    new Map(all.map((one) => [one.id, one]));
  return {
    ...feed,
    timetable,
    feed,
    ports: byId(feed.ports),
    stations: byId(feed.ports.map((port) => ({ ...port, portIds: [port.id] }))),
    info: { ...feed.info, start: '2027-01-01', end: '2027-12-31' },
    trips: byId(feed.trips),
    lines: byId(feed.lines),
    operators: byId(feed.operators),
    childFare: () => null,
    fareOrigin: () => null,
  } as unknown as FerryNetwork;
}

it('lists each call of a boat with its own key', () => {
  const network = networkOf(
    timetableOf({ trips: { shuttle: 'a 15:00 > b 16:00/16:10 > a 17:10/17:20 > b 18:20' } }),
  );
  const party = { adults: 1, children: 0, vehicle: null };
  const boats = boatsBetween(network, 'a', 'b', '2027-07-14', party);
  expect(boats).toHaveLength(2);
  expect(new Set(boats.map(({ key }) => key)).size).toBe(2);
});
