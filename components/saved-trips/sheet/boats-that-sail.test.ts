import type { TripSailing } from '@/lib/trips/saved-trips/types';
import type { Finding, FindingKind } from '@/lib/trips/watch/types';
import { boatsThatSail } from './boats-that-sail';

const boat = (day: number) =>
  ({ fromPort: 'naxos-chora', departsAt: `2027-07-1${day}T10:00:00.000Z` }) as TripSailing;
const at = (day: number) => Date.parse(`2027-07-1${day}T10:00Z`) / 60_000;
const found = (kind: FindingKind, day: number, departs?: number) =>
  ({
    kind,
    boat: boat(day),
    facts: departs === undefined ? {} : { departs },
  }) as unknown as Finding;
const legs = [1, 2, 3].map((day) => ({ position: day, sailings: [boat(day)] }));

it('leaves out boats that are cancelled, and calls only the first of the trip so', () => {
  const left = boatsThatSail({ legs }, [found('cancelled', 1)]);
  expect(left.map(({ departs, isFirst }) => [departs, isFirst])).toEqual([
    [at(2), false],
    [at(3), false],
  ]);
  expect(boatsThatSail({ legs }, [])[0]?.isFirst).toBe(true);
});

it('keeps a late boat at the time for which one has to be there, and a moved one at its new time', () => {
  const [late, moved] = boatsThatSail({ legs }, [
    found('late', 1, at(1) + 45),
    found('moved', 2, at(2) - 30),
  ]);
  expect(late).toMatchObject({ due: at(1), departs: at(1) + 45, kinds: ['late'] });
  expect(moved).toMatchObject({ due: at(2) - 30, departs: at(2) - 30, kinds: ['moved'] });
});
