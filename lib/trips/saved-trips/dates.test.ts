import { stopDates, withFittingLegs } from './rules';
import { sampleTrip } from './testing/sample-trip';
import type { TripDocument, TripSailing } from './types';

const [first] = sampleTrip.legs[0]?.sailings ?? [];
if (!first) throw new Error('The sample has no boat');

const boat = (fromPort: string, toPort: string, departs: string, arrives: string): TripSailing => ({
  ...first,
  fromPort,
  toPort,
  departsAt: new Date(`${departs}:00+03:00`).toISOString(),
  arrivesAt: new Date(`${arrives}:00+03:00`).toISOString(),
});

/** To Naxos by a boat that arrives at 00:40, in the night from Friday to Saturday, and on to Milos. */
const trip = (nights: number, onward: string): TripDocument => ({
  ...sampleTrip,
  privateNotes: '',
  planQuery: null,
  startDate: '2027-07-09',
  startGateway: 'piraeus',
  endGateway: null,
  stops: (['naxos', 'milos'] as const).map((island, place) => ({
    id: `00000000-0000-4000-8000-00000000000${place}`,
    island,
    nights: place === 0 ? nights : 2,
    roomFixed: false,
    note: '',
  })),
  days: [],
  entries: [],
  legs: [
    { position: 0, sailings: [boat('piraeus', 'naxos', '2027-07-09T19:00', '2027-07-10T00:40')] },
    { position: 1, sailings: [boat('naxos', 'milos', `${onward}T10:00`, `${onward}T14:00`)] },
  ],
});
const fitting = (document: TripDocument) =>
  withFittingLegs(
    document,
    (port) => port,
    (gateway) => gateway,
  );
const daysOf = (document: TripDocument) =>
  stopDates(document)?.map(({ arrive, leave }) => `${arrive} ${leave}`);

describe('a boat that arrives at 00:40', () => {
  it('counts the night in which it arrives', () => {
    const now = trip(2, '2027-07-11');
    expect(daysOf(now)).toEqual(['2027-07-09 2027-07-11', '2027-07-11 2027-07-13']);
    expect(fitting(now).dropped).toBe(0);
  });

  it('keeps the next boat of a trip saved under the earlier rule', () => {
    const saved = trip(2, '2027-07-12');
    expect(daysOf(saved)).toEqual(['2027-07-10 2027-07-12', '2027-07-12 2027-07-14']);
    expect(fitting(saved)).toEqual({ document: saved, dropped: 0 });
  });

  it('drops boats of another day or route', () => {
    expect(daysOf(trip(2, '2027-07-13'))).toEqual([
      '2027-07-09 2027-07-11',
      '2027-07-11 2027-07-13',
    ]);
    expect(fitting(trip(2, '2027-07-13')).dropped).toBe(1);
    const saved = trip(2, '2027-07-12');
    const [to, onward] = saved.legs;
    if (!to || !onward) throw new Error('No legs');
    const elsewhere = {
      ...onward,
      sailings: [boat('naxos', 'paros', '2027-07-12T10:00', '2027-07-12T11:00')],
    };
    const { document, dropped } = fitting({ ...saved, legs: [to, elsewhere] });
    expect([dropped, document.legs]).toEqual([1, [to]]);
  });
});
