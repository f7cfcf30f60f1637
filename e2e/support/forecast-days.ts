import { today } from '../../lib/foundation/time/athens';
import { addDays, daysBetween } from '../../lib/foundation/time/days';
import { testWeather } from '../../tools/test/test-settings.mjs';

/*
 * Days of the forecast's stub (lib/records/weather/testing/open-meteo.ts), counted from the first day of
 * the run. That is not always today, because midnight may pass during the tests. The wind forces
 * are 4, 6, 8, 9, 7, 5, 3 and 2.
 */
export const [galeDay, calmDay] = [3, 7];

/** Date of a day of the run. */
export const forecastDay = (day: number) => addDays(testWeather.firstDay, day);

/** True once the site's cached forecast and pages begin with yesterday. */
export const midnightPassed = () => daysBetween(testWeather.firstDay, today()) > 0;

/**
 * Possible numbers of days of an eight-day forecast: one less after midnight, until it is requested
 * again.
 */
export const forecastLengths = () => (midnightPassed() ? [7, 8] : [8]);
