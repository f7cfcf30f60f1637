import { athensZone } from './athens.ts';
import type { Instant } from './types.ts';

// Swedish writes dates and times the ISO way.
const format = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: athensZone,
});

/** An instant on the clocks of Athens, without an offset: `2027-07-14T07:25:00`. */
export function localTime(instant: Instant): string {
  return format.format(instant * 60_000).replace(' ', 'T');
}

/** An instant as Athens writes it, with its offset: `2027-07-14T07:25+03:00`. */
export function isoTime(instant: Instant): string {
  const local = localTime(instant).slice(0, 16);
  const offset = Date.parse(`${local}Z`) / 60_000 - instant;
  const pad = (value: number) => String(Math.abs(value)).padStart(2, '0');
  const sign = offset < 0 ? '-' : '+';
  return `${local}${sign}${pad(Math.trunc(offset / 60))}:${pad(offset % 60)}`;
}
