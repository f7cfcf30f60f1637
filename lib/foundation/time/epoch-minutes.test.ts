import { epochMinutesOf, momentOf, now, utcIso } from './epoch-minutes';

describe('epoch minutes', () => {
  it('are the minute of a moment, with any offset', () => {
    expect(epochMinutesOf('2027-07-14T07:25:59+03:00')).toBe(epochMinutesOf('2027-07-14T04:25Z'));
    expect(momentOf('2027-07-14T04:25:30Z')).toBe(epochMinutesOf('2027-07-14T04:25Z') + 0.5);
  });

  it('are formatted in UTC', () => {
    expect(utcIso(epochMinutesOf('2027-07-14T07:25+03:00'))).toBe('2027-07-14T04:25:00.000Z');
    expect(utcIso(momentOf('2027-07-14T04:25:30Z'))).toBe('2027-07-14T04:25:30.000Z');
  });

  it('advance', () => {
    expect(Math.abs(now() * 60_000 - Date.now())).toBeLessThan(1000);
  });
});
