import { kmhOfForce } from '@/lib/records/weather/beaufort';
import type { WeatherReport } from '@/lib/records/weather/forecast/report';
import { seaAreaIds } from '@/lib/records/weather/sea-areas';
import { cancelled, late, notice } from '@/lib/sea/timetable/realtime/testing/message';
import type { TripDocument } from '@/lib/trips/saved-trips/types';
import { findingsOf } from './findings';
import { boat, july, networkSaying, tripWith } from './testing/scenario';

const on = (tripId: string, day = 14) => ({ tripId, startDate: `202707${day}` });

/** Wind of a force on all waters, on days of July. */
function wind(force: number, days: readonly number[]): WeatherReport {
  const dates = days.map((day) => `2027-07-${day}`);
  const dayOn = (date: string) => ({
    ...{ date, windKmh: kmhOfForce(force)[0], waveM: null, high: null, low: null, rainMm: null },
    ...{ rainChance: null, gustKmh: null, from: 0, wavesFrom: null, leftOut: [] },
  });
  return {
    ...{ freshness: 'fresh', at: 0, sea: { freshness: 'fresh', at: 0 }, days: dates },
    places: new Map(
      seaAreaIds.map((id) => [id, { now: null, seaC: null, days: dates.map(dayOn) }]),
    ),
  };
}
const calm = wind(0, []);

type Says = Parameters<typeof networkSaying>[0];
const strike: Says[number] = notice(
  [{ routeType: 4 }],
  { en: 'Strike' },
  {
    ...{ cause: 4, effect: 8 },
    activePeriod: [{ start: july('14 00:00') * 60, end: july('17 00:00') * 60 }],
  },
);

const found = (trip: TripDocument, moment: string, says: Says = [], report = calm) =>
  findingsOf(trip, { network: networkSaying(says, july(moment)), report, at: july(moment) });
const kinds = (...of: Parameters<typeof found>) => found(...of).map(({ kind }) => kind);

/** Piraeus to Naxos on the 14th from 07:25 to 12:45. */
const naxos = tripWith([['naxos', 2]], [[boat('bsd-out', 'piraeus', 'naxos-chora', '2027-07-14')]]);

describe('a boat that leaves early', () => {
  const keyAt = (minutes: number) =>
    found(naxos, '13 20:00', [late(on('bsd-out'), -minutes)]).map(({ key }) => key);

  it('is a finding of its own for each step by which it leaves earlier', () => {
    expect(keyAt(5)).toHaveLength(1);
    expect(keyAt(10)).toEqual(keyAt(5));
    expect(new Set([5, 15, 30, 60, 120].flatMap(keyAt)).size).toBe(5);
    expect(keyAt(4)).toEqual([]);
  });

  it('is early, though it arrives late', () => {
    const slow = late(on('bsd-out'), -20);
    const { tripUpdate } = slow;
    const stopTimeUpdate = [
      { stopId: 'piraeus', departure: { delay: -20 * 60 } },
      { stopId: 'naxos-chora', arrival: { delay: 30 * 60 } },
    ];
    const entity = { ...slow, tripUpdate: { ...tripUpdate, stopTimeUpdate } } as typeof slow;
    expect(kinds(naxos, '14 06:30', [entity])).toEqual(['early']);
  });
});

describe('a boat that has left', () => {
  it('is warned of neither wind nor strike', () => {
    const storm = wind(9, [14]);
    expect(kinds(naxos, '14 07:20', [strike], storm)).toEqual(['doubtful', 'wind']);
    expect(kinds(naxos, '14 07:30', [strike], storm)).toEqual([]);
  });

  it('has not left while it is late', () => {
    expect(kinds(naxos, '14 08:00', [late(on('bsd-out'), 60), strike])).toEqual([
      'doubtful',
      'late',
    ]);
  });

  it('is still told as cancelled, to people in the port', () => {
    expect(kinds(naxos, '14 08:00', [cancelled(on('bsd-out'))])).toEqual(['cancelled']);
  });
});

describe('a flight', () => {
  /** From Naxos to the airport of Mykonos on the 16th, by day. */
  const home = (tripId: string) =>
    tripWith(
      [['naxos', 2]],
      [[], [boat(tripId, 'naxos-chora', 'mykonos-tourlos', '2027-07-16')]],
      'JMK',
    );

  it('is not at risk while a later boat sails', () => {
    expect(kinds(home('ekp-back'), '15 10:00', [cancelled(on('ekp-back', 16))])).toEqual([
      'cancelled',
    ]);
  });

  it('is at risk if wind or a strike may stop the later boats as well', () => {
    expect(kinds(home('ekp-back'), '15 10:00', [], wind(9, [16]))).toEqual(['wind', 'flight']);
    expect(kinds(home('ekp-back'), '15 10:00', [strike])).toEqual(['doubtful', 'flight']);
  });

  it('is not at risk by a boat of the night while another boat of the day or the night reaches it', () => {
    // From Naxos at 19:40 to Piraeus at 01:10.
    const trip = tripWith(
      [['naxos', 2]],
      [[], [boat('bsn-south-back', 'naxos-chora', 'piraeus', '2027-07-16')]],
      'ATH',
    );
    const says = [cancelled(on('bsn-south-back', 16))];
    expect(kinds(trip, '15 10:00', says)).toEqual(['cancelled']);
    expect(kinds(trip, '16 19:30', says)).toEqual(['cancelled', 'flight']);
  });
});
