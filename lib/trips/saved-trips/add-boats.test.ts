import { withBoats } from './add-boats';
import { newTrip } from './rules';
import { tripPlaces } from './trip-places';
import type { TripSailing } from './types';

const places = tripPlaces();
const ids = () => {
  let count = 0;
  return () => {
    count += 1;
    return `00000000-0000-4000-8000-00000000000${count}`;
  };
};
const boat = (fromPort: string, toPort: string, day: string): TripSailing => ({
  fromPort,
  toPort,
  departsAt: `${day}T05:00:00.000Z`,
  arrivesAt: `${day}T10:00:00.000Z`,
  operator: 'Blue Star Ferries',
  vessel: 'Blue Star Delos',
  cents: 4500,
  childCents: null,
  fareBasis: null,
  fareAsOf: null,
  sailing: 'a',
  isTypical: true,
});
const toNaxos = boat('piraeus', 'naxos-chora', '2027-07-14');
const onwards = boat('naxos-chora', 'ios-gialos', '2027-07-18');
const home = boat('naxos-chora', 'piraeus', '2027-07-16');

function added(trip: ReturnType<typeof newTrip>, ...sailings: TripSailing[]) {
  const next = withBoats(trip, sailings, places, ids());
  if ('fault' in next) throw new Error(next.fault);
  return next.trip;
}

it('sets first day, start and a stop of an empty trip', () => {
  const trip = added(newTrip('New'), toNaxos);
  expect(trip).toMatchObject({
    startDate: '2027-07-14',
    startGateway: 'piraeus',
    stops: [{ island: 'naxos', nights: 2 }],
    legs: [{ position: 0, sailings: [toNaxos] }],
  });
});

it('appends a stop, with nights up to the day of the boat', () => {
  const trip = added(added(newTrip('New'), toNaxos), onwards);
  expect(trip.stops.map(({ island, nights }) => [island, nights])).toEqual([
    ['naxos', 4],
    ['ios', 2],
  ]);
  expect(trip.legs.map(({ position }) => position)).toEqual([0, 1]);
});

it('replaces the boat of a matching leg, and of the way home', () => {
  const trip = { ...added(newTrip('New'), toNaxos), endGateway: 'piraeus' };
  const later = { ...toNaxos, sailing: 'b', departsAt: '2027-07-14T06:00:00.000Z' };
  expect(added(trip, later).legs).toEqual([{ position: 0, sailings: [later] }]);
  expect(added(added(trip, later), later).legs).toHaveLength(1);
  expect(added(trip, home).legs.map(({ position }) => position)).toEqual([0, 1]);
  expect(added(trip, home).stops).toHaveLength(1);
});

it('rejects boats that match no leg of the trip', () => {
  const trip = added(newTrip('New'), toNaxos);
  expect(withBoats(trip, [boat('paros-parikia', 'ios-gialos', '2027-07-16')], places)).toEqual({
    fault: 'boatsDoNotFit',
  });
  expect(withBoats(trip, [boat('naxos-chora', 'ios-gialos', '2027-07-10')], places)).toEqual({
    fault: 'boatsDoNotFit',
  });
  expect(withBoats(newTrip('New'), [home], places)).toEqual({ fault: 'boatsDoNotFit' });
});
