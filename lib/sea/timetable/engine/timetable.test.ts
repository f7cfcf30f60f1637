import { timetableOf } from './testing/small-timetable.ts';

test.each([
  ['stands still at sea', 'a 08:00 > b 08:00'],
  ['goes back at sea', 'a 08:00 > b 07:59'],
  ['leaves before it arrives', 'a 08:00 > b 09:00/08:59 > c 10:00'],
])('a trip that %s is rejected', (_, trip) => {
  expect(() => timetableOf({ trips: { one: trip } })).toThrow('one');
});

test('a trip of one minute without a stay is accepted', () => {
  expect(timetableOf({ trips: { one: 'a 08:00 > b 08:01 > c 08:02' } }).trips.count).toBe(1);
});
