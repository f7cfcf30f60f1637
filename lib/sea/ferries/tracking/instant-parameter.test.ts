import { readInstant } from './instant-parameter';

const info = { start: '2027-01-01', end: '2027-12-31' };
const momentOf = (iso: string) => Date.parse(iso) / 60_000;

test.each([
  ['2027-07-14T09:30Z', '2027-07-14T09:30Z'],
  ['2027-07-14T09:30:15+03:00', '2027-07-14T06:30:15Z'],
  // Without an offset, by the clocks of Athens: summer, and winter.
  ['2027-07-14T09:30', '2027-07-14T06:30Z'],
  ['2027-07-14T09:30:30', '2027-07-14T06:30:30Z'],
  ['2027-01-14T09:30', '2027-01-14T07:30Z'],
  // The clocks are turned at three and at four in the night.
  ['2027-03-28T02:59', '2027-03-28T00:59Z'],
  ['2027-03-28T04:00', '2027-03-28T01:00Z'],
  ['2027-03-28T03:30', '2027-03-28T01:30Z'],
  ['2027-10-31T03:30', '2027-10-31T00:30Z'],
  ['2027-10-31T04:30', '2027-10-31T02:30Z'],
])('%s is %s', (written, moment) => {
  expect(readInstant(written, info)).toEqual({ at: momentOf(moment) });
});

test('reports an invalid time, and one outside the timetable', () => {
  for (const wrong of ['soon', '2027-07-14', '09:30', '2027-02-30T09:30', '2027-07-14T25:00']) {
    expect(readInstant(wrong, info)).toEqual({ fault: 'not-an-instant' });
  }
  expect(readInstant('2031-07-14T09:30', info)).toEqual({ fault: 'not-published' });
  expect(readInstant('', info)).toEqual({ at: undefined });
});
