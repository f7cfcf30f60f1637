import type { CSSProperties } from 'react';
import { hoursOfDay, percentOfDay, type Stretch } from '@/lib/booking/listings/activities/day';
import { clockOf, type Daylight } from '@/lib/foundation/time/sun';

interface DayBandProps {
  light: Daylight;
  stretches: readonly Stretch[];
  /** Caption: the day whose daylight is shown. */
  caption: string;
  words: { readonly sunrise: string; readonly sunset: string };
}

/** Interval of the hour labels, and the hours at the end that stay unlabelled for lack of room. */
const [everyHours, room] = [3, 1];

const across = (left: number, right: number) =>
  ({
    '--from': `${left}%`,
    '--width': `${Math.round((right - left) * 100) / 100}%`,
  }) as CSSProperties;

/**
 * Band of a day with its daylight and the times of the activity. Decorative: the text beside it
 * says the same.
 */
export function DayBand({ light, stretches, caption, words }: DayBandProps) {
  const hours = hoursOfDay(stretches);
  const at = (minutes: number) => percentOfDay(minutes, hours);
  const marks = Array.from({ length: hours[1] - hours[0] + 1 }, (_, index) => hours[0] + index);
  return (
    <figure className="day-band">
      <figcaption>{caption}</figcaption>
      <div className="day-band-sheet" aria-hidden="true">
        <span className="day-band-light" style={across(at(light.rise), at(light.set))} />
        {stretches.map(({ start, end }) => (
          <span
            key={start}
            className="day-band-bar"
            style={across(at(start), at(end))}
            data-on={end > hours[1] * 60 || undefined}
          >
            {clockOf(start)}
          </span>
        ))}
      </div>
      <p className="day-band-hours" aria-hidden="true">
        {marks
          .filter((hour) => hour % everyHours === 0 && hours[1] - hour >= room)
          .map((hour) => (
            <span key={hour} style={{ left: `${at(hour * 60)}%` }}>
              {hour}
            </span>
          ))}
      </p>
      <p className="day-band-sun">
        <span>
          {words.sunrise} <b>{clockOf(light.rise)}</b>
        </span>
        <span>
          {words.sunset} <b>{clockOf(light.set)}</b>
        </span>
      </p>
    </figure>
  );
}
