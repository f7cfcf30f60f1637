import { addDays } from '@/lib/foundation/time/days';
import { solve } from '@/lib/sea/planner/solver/solve';
import { ferryNetwork } from '@/lib/sea/timetable/queries';
import { curatedTrips } from './data';
import { curatedTripRequest } from './request';
import type { CuratedTrip } from './schema';

const network = ferryNetwork();
const solved = (trip: CuratedTrip, firstDay: string) =>
  solve(network.timetable, curatedTripRequest(trip, firstDay), { now: () => 0 });

/** Three days of a month of the typical year on which the whole trip fits into the timetable. */
function daysOf(month: number, { days }: CuratedTrip): string[] {
  const year = month >= 11 ? 2026 : 2027;
  return ['03', '13', '24']
    .map((day) => `${year}-${String(month).padStart(2, '0')}-${day}`)
    .filter((day) => addDays(day, days - 1) <= network.info.end);
}

test.each(curatedTrips)('$slug is feasible in each of its months', (trip) => {
  for (const month of trip.season.months) {
    const days = daysOf(month, trip);
    expect(days.length).toBeGreaterThan(0);
    for (const day of days) {
      const outcome = solved(trip, day);
      expect({ day, kind: outcome.kind }).toEqual({ day, kind: 'plan' });
      if (outcome.kind !== 'plan') continue;
      const { plan } = outcome;
      expect(new Set(plan.order)).toEqual(new Set(trip.islands.map(({ island }) => island)));
      for (const { island, nights } of plan.stays) {
        const wish = trip.islands.find((one) => one.island === island);
        expect(nights).toBeGreaterThanOrEqual(wish?.nights[0] ?? 99);
        expect(nights).toBeLessThanOrEqual(wish?.nights[1] ?? 0);
      }
      // Checks that every boat keeps the promises of the trip.
      for (const { journey } of plan.legs) {
        const sea = journey?.legs.filter(({ kind }) => kind === 'sea') ?? [];
        if (trip.boats.direct) expect(sea).toHaveLength(1);
        for (const leg of sea) {
          if (leg.kind !== 'sea' || !trip.boats.kinds) continue;
          const kind = network.trips.get(leg.tripId)?.vesselKind;
          expect(trip.boats.kinds).toContain(kind);
        }
        const [first, last] = [journey?.legs[0], journey?.legs.at(-1)];
        const minutes = (last?.arrival ?? 0) - (first?.departure ?? 0);
        expect(minutes).toBeLessThanOrEqual(trip.boats.maxHours * 60);
      }
    }
  }
});
