import { today } from '../../lib/time/athens';
import { addDays, daysBetween } from '../../lib/time/days';
import { testWeather } from '../../tools/test/test-settings.mjs';

/*
 * The days of the forecast's stub (lib/weather/testing/open-meteo.ts), counted from the first day of the run, which is
 * not always today: midnight may pass while the tests go on. Its winds have forces 4, 6, 8, 9, 7, 5, 3 and 2.
 */
export const [galeDay, calmDay] = [3, 7];

/** The date of a day of the run. */
export const forecastDay = (day: number) => addDays(testWeather.firstDay, day);

/** True once the site's kept forecast and pages begin with yesterday. */
export const midnightPassed = () => daysBetween(testWeather.firstDay, today()) > 0;

/** How many days a forecast of eight may still have: one less after a midnight, until it is asked for anew. */
export const forecastLengths = () => (midnightPassed() ? [7, 8] : [8]);
