import type { SeaLeg } from '@/lib/sea/timetable/types';
import { lateOf, type RowWords } from './offer-view';

/** Minutes since the epoch of 14 July 2027, 10:00 in Athens. */
const ten = Date.parse('2027-07-14T07:00Z') / 60_000;
const realtime = ((key: string, values: Record<string, string>) =>
  [key, ...Object.values(values)]
    .join(' ')
    .replaceAll('\u00a0', ' ')) as unknown as RowWords['realtime'];

const boat = (departure: number, arrival: number, from = ten): SeaLeg => ({
  kind: 'sea',
  tripId: 'out',
  serviceDay: '2027-07-14',
  lineId: 'main',
  from: 'piraeus',
  to: 'paros',
  departure: from + departure,
  arrival: from + 120 + arrival,
  calls: [],
  cents: null,
  delay: { departure, arrival },
});
const late = (...boats: SeaLeg[]) => lateOf(boats, 'en', { realtime }).late;

it('reports one delay if departure and arrival are equally late', () => {
  expect(late(boat(20, 20))).toEqual([['late 20 min', 'scheduled 10:00']]);
  expect(late(boat(0, 0))).toBeUndefined();
});

it('reports a delay that builds up on the way, with the scheduled arrival', () => {
  expect(late(boat(0, 25))).toEqual([['arrivesLate 25 min', 'scheduled 12:00']]);
  expect(late(boat(0, -5))).toEqual([['arrivesEarly 5 min', 'scheduled 12:00']]);
  expect(late(boat(10, 25))).toHaveLength(2);
});

it('reports the delay of a connecting boat, and one that is made up before the end', () => {
  const next = (departure: number, arrival: number) => boat(departure, arrival, ten + 300);
  expect(late(boat(0, 0), next(30, 30))).toEqual([['arrivesLate 30 min', 'scheduled 17:00']]);
  expect(late(boat(0, 15), next(0, 0))).toEqual([['lateOnTheWay 15 min']]);
});
