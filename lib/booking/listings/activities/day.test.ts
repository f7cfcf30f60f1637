import { beginningOf, daysToDraw, hoursOfDay, percentOfDay, stretchesOf } from './day';

const july = { rise: 370, set: 1245 };
const walk = { kind: 'hike', startTimes: [], durationMinutes: 150 } as const;

describe('the day that is drawn', () => {
  it('is the chosen one', () => {
    expect(daysToDraw([6, 7], '2027-04-11')).toEqual(['2027-04-11']);
  });
  it('is the middle of the season', () => {
    expect(daysToDraw([4, 5, 6, 7, 8, 9, 10])).toEqual(['2027-07-15']);
    expect(daysToDraw([6, 7, 8, 9])).toEqual(['2027-08-01']);
    expect(daysToDraw([8])).toEqual(['2027-08-15']);
  });
  it('takes the longer of two seasons, over the turn of the year too', () => {
    expect(daysToDraw([3, 4, 5, 6, 9, 10, 11])).toEqual(['2027-05-01']);
    expect(daysToDraw([1, 2, 7, 12])).toEqual(['2027-01-15']);
  });
  it('is the longest and the shortest where there is no season', () => {
    expect(daysToDraw([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])).toEqual([
      '2027-06-21',
      '2027-12-21',
    ]);
  });
});

describe('when it takes place', () => {
  it('begins at its times, and may end after sunset or midnight', () => {
    const times = { ...walk, startTimes: ['09:30', '22:00'] };
    expect(stretchesOf(times, july)).toEqual([
      { start: 570, end: 720 },
      { start: 1320, end: 1470 },
    ]);
  });
  it('is over by sunset where one may begin at any time', () => {
    expect(beginningOf(walk)).toBe('by-daylight');
    expect(stretchesOf(walk, july)).toEqual([{ start: 1095, end: 1245 }]);
  });
  it('begins with the light where the day is too short for it', () => {
    expect(stretchesOf({ ...walk, durationMinutes: 1000 }, july)).toEqual([
      { start: 370, end: 1370 },
    ]);
  });
  it('says nothing of hours it does not know', () => {
    const museum = { ...walk, kind: 'museum-site' } as const;
    expect(beginningOf(museum)).toBe('unknown');
    expect(stretchesOf(museum, july)).toEqual([]);
  });
});

describe('where it is drawn', () => {
  it('shows the day from five, and from earlier where something begins earlier', () => {
    expect(hoursOfDay([{ start: 570, end: 720 }])).toEqual([5, 24]);
    expect(hoursOfDay([{ start: 250, end: 500 }])).toEqual([4, 24]);
    expect(hoursOfDay([])).toEqual([5, 24]);
  });
  it('stays on the sheet', () => {
    expect(percentOfDay(300, [5, 24])).toBe(0);
    expect(percentOfDay(870, [5, 24])).toBe(50);
    expect(percentOfDay(1600, [5, 24])).toBe(100);
  });
});
