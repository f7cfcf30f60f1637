import { openTimetable, shareTimetable } from '@/lib/sea/timetable/engine/shared-timetable';
import { compileTimetable } from '@/lib/sea/timetable/engine/timetable';
import type { FerryNetwork } from '@/lib/sea/timetable/network';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import type { GtfsTrip } from '@/lib/sea/timetable/types';
import type { TripSailing } from '@/lib/trips/saved-trips/types';
import { boatNow } from './boat-now';
import { boat } from './testing/scenario';

const date = '2027-07-14';
const restOfWeek = 'but for the day';
const ofDay = 'of the day';

/** The shipped timetable with trips changed; undefined removes one. */
function served(
  change: (trip: GtfsTrip) => GtfsTrip | readonly GtfsTrip[] | undefined,
): FerryNetwork {
  const { feed, ...network } = ferryNetwork();
  const rest = feed.services.map((service) => ({
    ...service,
    id: `${service.id} ${restOfWeek}`,
    removed: new Set([...service.removed, date]),
  }));
  const trips = feed.trips.flatMap((trip) => change(trip) ?? []);
  const none = [false, false, false, false, false, false, false] as const;
  const alone = {
    ...{ id: ofDay, weekdays: none, start: date, end: date },
    ...{ added: new Set([date]), removed: new Set<string>() },
  };
  const next = { ...feed, services: [...feed.services, ...rest, alone], trips };
  const shared = shareTimetable(compileTimetable(next));
  return { ...network, feed: next, shared, timetable: openTimetable(shared, next) };
}
const shifted = (trip: GtfsTrip, minutes: number, id = trip.id): GtfsTrip => ({
  ...trip,
  id,
  calls: trip.calls.map((call) => ({
    ...call,
    arrival: call.arrival + minutes,
    departure: call.departure + minutes,
  })),
});
const without = (trip: GtfsTrip): GtfsTrip => ({
  ...trip,
  serviceId: `${trip.serviceId} ${restOfWeek}`,
});

/** Champion Jet 2 leaves Piraeus at 07:40 and at 16:00 and is in Milos after less than four hours. */
const morning = boat('cj2-am-out', 'piraeus', 'milos-adamas', date);
const unnamed: TripSailing = { ...morning, vessel: '' };
const stateOf = (network: FerryNetwork, saved = morning) => boatNow(network, saved).state;

it('finds a boat by its trip, and by its ship under another id', () => {
  expect(stateOf(ferryNetwork())).toBe('same');
  const renamed = served((trip) => (trip.id === 'cj2-am-out' ? { ...trip, id: 'new' } : trip));
  expect(stateOf(renamed)).toBe('same');
});

it('is moved where its ship leaves at a time at which it could not have made both', () => {
  for (const minutes of [35, 120, -60]) {
    const moved = served((trip) =>
      trip.id === 'cj2-am-out' ? shifted(trip, minutes, 'new') : trip,
    );
    expect(stateOf(moved)).toBe('moved');
  }
  // Under its own id at any time.
  expect(stateOf(served((trip) => (trip.id === 'cj2-am-out' ? shifted(trip, 600) : trip)))).toBe(
    'moved',
  );
});

it('is gone where its ship only has the sailing that it always had beside it', () => {
  expect(stateOf(served((trip) => (trip.id === 'cj2-am-out' ? undefined : trip)))).toBe('gone');
});

it('is gone on one day where the boat that is left sails beside it on others', () => {
  // An hour and a half later, by another ship of the company: without names of ships the times have to tell.
  const nameless = ({ vessel: _, ...trip }: GtfsTrip): GtfsTrip => trip;
  const both = (trip: GtfsTrip) =>
    trip.id === 'cj2-am-out' ? [trip, shifted(trip, 60, 'other')].map(nameless) : nameless(trip);
  const dropped = served((trip) =>
    [both(trip)].flat().map((one) => (one.id === 'cj2-am-out' ? without(one) : one)),
  );
  expect(stateOf(served(both), unnamed)).toBe('same');
  expect(stateOf(dropped, unnamed)).toBe('gone');
  const moved = served((trip) =>
    trip.id === 'cj2-am-out' ? nameless(shifted(trip, 60, 'other')) : nameless(trip),
  );
  expect(stateOf(moved, unnamed)).toBe('moved');
});

it('leaves from another port of its island on a day, under another id', () => {
  const network = served((trip) => {
    if (trip.id !== 'cj2-am-back') return trip;
    const calls = trip.calls.map((call) =>
      call.portId === 'milos-adamas' ? { ...call, portId: 'milos-pollonia' } : call,
    );
    return [without(trip), { ...trip, id: 'other', serviceId: ofDay, calls }];
  });
  expect(stateOf(network, boat('cj2-am-back', 'milos-adamas', 'piraeus', date))).toBe('port');
});

it('knows nothing of a boat of a real timetable while the shipped pattern is in service', () => {
  const real: TripSailing = { ...morning, sailing: '4711', isTypical: false };
  expect(ferryNetwork().info.isTypical).toBe(true);
  expect(stateOf(ferryNetwork(), real)).toBe('unknown');
  const network = ferryNetwork();
  expect(stateOf({ ...network, info: { ...network.info, isTypical: false } }, real)).toBe('same');
});
