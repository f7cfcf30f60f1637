import { boat, july, networkSaying, tripWith } from '@/lib/trips/watch/testing/scenario';
import { type Backup, backupsOf } from './backup';

const at = july('12 10:00');
const quiet = networkSaying([], at);
const out = boat('bsd-out', 'piraeus', 'naxos-chora', '2027-07-14');
const clock = (iso: string | undefined) =>
  iso && new Date(Date.parse(iso) + 3 * 3_600_000).toISOString().slice(8, 16).replace('T', ' ');
const next = (backup: Backup | undefined) => [
  clock(backup?.sailings?.[0]?.departsAt),
  backup?.isNextDay,
];

it('is the next boat of the day on the same crossing', () => {
  expect(next(backupsOf(tripWith([['naxos', 2]], [[out]]), quiet).get(0))).toEqual([
    '14 07:45',
    false,
  ]);
});

it('is the first boat of the next day behind the last one', () => {
  const last = boat('skop-8', 'naxos-chora', 'iraklia-agios-georgios', '2027-07-14');
  const [when, isNextDay] = next(backupsOf(tripWith([['iraklia', 1]], [[last]]), quiet).get(0));
  expect(isNextDay).toBe(true);
  expect(when).toBe('15 14:30');
});

it('says the margin before a flight, and that a boat is the last that reaches it', () => {
  const before = (id: string) => {
    const home = boat(id, 'naxos-chora', 'mykonos-tourlos', '2027-07-16');
    return backupsOf(tripWith([['naxos', 2]], [[out], [home]], 'JMK'), quiet).get(1)?.flight;
  };
  expect(before('ekp-back')).toEqual({ atAirport: july('16 16:15'), isLastBoat: false });
  expect(before('spj-north')).toMatchObject({ isLastBoat: true });
});

it('is left out for days that the timetable does not have', () => {
  const far = {
    ...out,
    departsAt: '2031-07-14T04:25:00.000Z',
    arrivesAt: '2031-07-14T09:45:00.000Z',
  };
  expect(backupsOf(tripWith([['naxos', 2]], [[far]]), quiet).size).toBe(0);
});
