import { dayOf } from '@/lib/foundation/time/days';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import type { Realtime, ServiceAlert, TripNews } from '@/lib/sea/timetable/realtime/types';
import { type Snapshot, snapshotOf, touchedBetween } from './changes';

const network = ferryNetwork();
const at = Date.parse('2027-07-12T07:00Z') / 60_000;
const day = 24 * 60;

const news = (tripId: string, time: number, state: TripNews['state'] = 'cancelled'): TripNews => ({
  ...{ tripId, serviceDay: '2027-07-14', state, calls: [], at: time },
});
const strike = (start: number, end?: number): ServiceAlert => ({
  ...{ id: '1', effect: 'reduced-service', isStrike: true, header: [], description: [], url: [] },
  ...{ periods: [{ start, ...(end === undefined ? {} : { end }) }], subjects: [{}], at },
});

function snapshot(
  trips: readonly TripNews[] = [],
  alerts: readonly ServiceAlert[] = [],
  forecastAt = 0,
) {
  const realtime: Realtime = {
    ...{ state: 'live', at, alerts },
    trips: new Map(trips.map((one) => [`${one.tripId}@${one.serviceDay}`, one])),
  };
  return snapshotOf({ feed: network.feed, realtime }, { at: forecastAt });
}
const between = (before: Snapshot | undefined, after: Snapshot) =>
  touchedBetween(before, after, network, at);

it('touches everything at first, and with a new timetable', () => {
  const first = between(undefined, snapshot());
  expect(first.span?.[0]).toBeLessThan(at);
  expect(first.span?.[1]).toBeGreaterThan(at + 365 * day);
  expect(between({ ...snapshot(), feed: {} }, snapshot()).span).toEqual(first.span);
});

it('touches nothing if the same news comes again with a later time', () => {
  const touched = between(snapshot([news('bsd-out', 1)]), snapshot([news('bsd-out', 2)]));
  expect(touched).toEqual({ rides: [], departures: [] });
});

it('touches the boats of news that came, changed or went, at each of their ports', () => {
  const origin = network.timetable.clock.origin(dayOf('2027-07-14'));
  const none = snapshot();
  const [came, changed] = [
    snapshot([news('bsd-out', 1)]),
    snapshot([news('bsd-out', 1, 'removed')]),
  ];
  for (const [before, after] of [
    [none, came],
    [came, changed],
    [changed, none],
  ] as const) {
    const { rides, departures, span } = between(before, after);
    // Of that day alone: a daily boat is in the trips of a whole summer.
    expect(rides?.map(({ tripId }) => tripId)).toEqual(['bsd-out']);
    const [earliest = 0, latest = 0] = rides?.[0]?.departs ?? [];
    expect(earliest).toBe(origin + 7 * 60 + 25 - day / 2);
    expect(latest).toBeGreaterThan(origin + 13 * 60 + 5 + day / 2);
    expect(latest).toBeLessThan(origin + day + 7 * 60 + 25);
    expect(departures).toContainEqual({ port: 'piraeus', at: origin + 7 * 60 + 25 });
    expect(departures).toContainEqual({ port: 'naxos-chora', at: origin + 13 * 60 + 5 });
    expect(span).toBeUndefined();
  }
});

it('touches the days of a strike, and those of a forecast', () => {
  const { span } = between(snapshot(), snapshot([], [strike(at + day, at + 2 * day)]));
  expect(span).toEqual([at - day, at + 2 * day]);
  expect(between(snapshot(), snapshot([], [strike(at)])).span?.[1]).toBeGreaterThan(at + 365 * day);
  expect(between(snapshot([], [], 1), snapshot([], [], 2)).span).toEqual([at - day, at + 9 * day]);
});
