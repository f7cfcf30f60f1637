import { beginningOf, daysToDraw, hoursOfDay, percentOfDay, stretchesOf } from './day';

const july = { rise: 370, set: 1245 };
const walk = { kind: 'hike', startTimes: [], durationMinutes: 150 } as const;

describe('the day on the chart', () => {
  it('is the chosen one', () => {
    expect(daysToDraw([6, 7], '2027-04-11')).toEqual(['2027-04-11']);
  });
  it('is the middle of the season without a chosen day', () => {
    expect(daysToDraw([4, 5, 6, 7, 8, 9, 10])).toEqual(['2027-07-15']);
    expect(daysToDraw([6, 7, 8, 9])).toEqual(['2027-08-01']);
    expect(daysToDraw([8])).toEqual(['2027-08-15']);
  });
  it('uses the longer of two seasons, also across the new year', () => {
    expect(daysToDraw([3, 4, 5, 6, 9, 10, 11])).toEqual(['2027-05-01']);
    expect(daysToDraw([1, 2, 7, 12])).toEqual(['2027-01-15']);
  });
  it('is the longest or the shortest day without a season', () => {
    expect(daysToDraw([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])).toEqual([
      '2027-06-21',
      '2027-12-21',
    ]);
  });
});

describe('the time of an activity', () => {
  it('starts at its times, and may end after sunset or midnight', () => {
    const times = { ...walk, startTimes: ['09:30', '22:00'] };
    expect(stretchesOf(times, july)).toEqual([
      { start: 570, end: 720 },
      { start: 1320, end: 1470 },
    ]);
  });
  it('ends by sunset if the start is flexible', () => {
    expect(beginningOf(walk)).toBe('by-daylight');
    expect(stretchesOf(walk, july)).toEqual([{ start: 1095, end: 1245 }]);
  });
  it('starts at sunrise on a day that is too short for it', () => {
    expect(stretchesOf({ ...walk, durationMinutes: 1000 }, july)).toEqual([
      { start: 370, end: 1370 },
    ]);
  });
  it('is unknown without hours', () => {
    const museum = { ...walk, kind: 'museum-site' } as const;
    expect(beginningOf(museum)).toBe('unknown');
    expect(stretchesOf(museum, july)).toEqual([]);
  });
});

describe('the position on the chart', () => {
  it('starts at five, or earlier for an earlier start', () => {
    expect(hoursOfDay([{ start: 570, end: 720 }])).toEqual([5, 24]);
    expect(hoursOfDay([{ start: 250, end: 500 }])).toEqual([4, 24]);
    expect(hoursOfDay([])).toEqual([5, 24]);
  });
  it('stays within the chart', () => {
    expect(percentOfDay(300, [5, 24])).toBe(0);
    expect(percentOfDay(870, [5, 24])).toBe(50);
    expect(percentOfDay(1600, [5, 24])).toBe(100);
  });
});
