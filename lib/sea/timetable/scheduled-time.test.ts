import { epochMinutesOf } from '../../foundation/time/epoch-minutes';
import { scheduledTime } from './scheduled-time';

test('the scheduled time includes its day if the boat sails on another', () => {
  const expected = epochMinutesOf('2027-07-15T00:20:00Z');
  expect(scheduledTime(expected, 25, 'en')).toBe('02:55');
  expect(scheduledTime(expected, 600, 'en')).toMatch(/^Wed.*14.*, 17:20$/);
  expect(scheduledTime(expected, -1440, 'el')).toMatch(/^Παρ.*16.*, 03:20$/);
});
