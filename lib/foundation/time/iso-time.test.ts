import { epochMinutesOf } from './epoch-minutes';
import { isoTime, localTime } from './iso-time';

describe('a time in Athens', () => {
  it('has the offset of its season', () => {
    expect(isoTime(epochMinutesOf('2027-07-14T04:25Z'))).toBe('2027-07-14T07:25+03:00');
    expect(isoTime(epochMinutesOf('2027-01-14T22:30Z'))).toBe('2027-01-15T00:30+02:00');
    // The hour that comes twice when summer ends.
    expect(isoTime(epochMinutesOf('2027-10-31T00:30Z'))).toBe('2027-10-31T03:30+03:00');
    expect(isoTime(epochMinutesOf('2027-10-31T01:30Z'))).toBe('2027-10-31T03:30+02:00');
  });

  it('has no offset if the zone is given separately', () => {
    expect(localTime(epochMinutesOf('2027-07-14T21:05Z'))).toBe('2027-07-15T00:05:00');
  });
});
