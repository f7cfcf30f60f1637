import { earliestArrival } from './best-journey';
import { openTimetable, shareTimetable } from './shared-timetable';
import { timetableOf, utc } from './testing/small-timetable';

const timetable = timetableOf({
  trips: { first: 'a 07:25 > b 11:05/11:25 > c 12:30', "second'": 'b 12:00 > d 13:00' },
  transfers: [{ from: 'b', to: 'c', minutes: 30 }],
  fares: [['l0', 'a', 'b', 1200]],
});
const question = {
  from: ['a'],
  to: ['d'],
  departAfter: utc('2027-07-14T00:00'),
  withinMinutes: 1440,
};

describe('a timetable in shared memory', () => {
  it('gives the same results as its source, in a thread without other data', () => {
    const opened = openTimetable(structuredClone(shareTimetable(timetable)));
    const journey = earliestArrival(timetable, question);
    expect(journey?.transfers).toBe(1);
    expect(earliestArrival(opened, question)).toEqual(journey);
    expect(opened.feed).toEqual(timetable.feed);
  });

  it('has every array in shared memory', () => {
    const { feed, ports, trips, fares } = shareTimetable(timetable);
    const views = [feed, ...[ports, trips, fares].flatMap((table) => Object.values(table))].filter(
      ArrayBuffer.isView,
    );
    expect(views).toHaveLength(15);
    for (const { buffer } of views) expect(buffer).toBeInstanceOf(SharedArrayBuffer);
  });
});
