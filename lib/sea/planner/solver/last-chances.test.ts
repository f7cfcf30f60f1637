import { dayOf } from '../../../foundation/time/days.ts';
import { compileTimetable } from '../../timetable/engine/timetable.ts';
import { lastChances } from './last-chances.ts';
import { legEnds } from './leg-ends.ts';
import { roadsOf } from './roads-into.ts';
import { scanMemory } from './scan-memory.ts';
import { randomPlan } from './testing/random-plan.ts';
import { windowOf } from './window.ts';

/** Last chances from all ports, by place, with the places numbered in steps. */
function chancesBy(step: number, seed: number) {
  const { feed, request } = randomPlan(seed, 6);
  const timetable = compileTimetable(feed);
  const { placeOf } = scanMemory(timetable, request);
  const { endRoad } = legEnds(timetable, request, placeOf);
  const places = feed.stations.length;
  const count = places * step + 1;
  const window = windowOf(timetable, dayOf(request.firstDay) + 1);
  const targets = { count, placeOf: placeOf.map((place) => place * step), endRoad };
  const found = lastChances(timetable, roadsOf(timetable), targets, window, window.arrivesBy);
  return Array.from({ length: timetable.ports.count }, (_, port) => {
    const row = [...found.subarray(port * count, (port + 1) * count)];
    const between = row.filter((_time, target) => target % step !== 0);
    return { row: row.filter((_time, target) => target % step === 0), between };
  });
}

describe('last chances', () => {
  it('tell any number of places apart', () => {
    let known = 0;
    for (let seed = 0; seed < 20; seed += 1) {
      const near = chancesBy(1, seed).map(({ row }) => row);
      for (const step of [5, 9, 32]) {
        const far = chancesBy(step, seed);
        expect(far.map(({ row }) => row)).toEqual(near);
        expect(far.flatMap(({ between }) => between).every((time) => time === -Infinity)).toBe(
          true,
        );
      }
      known += near.flat().filter((time) => time > -Infinity).length;
    }
    expect(known).toBeGreaterThan(100);
  });
});
