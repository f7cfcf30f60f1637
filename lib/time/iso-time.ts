import type { Instant } from '@/lib/timetable/types';

const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Athens',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** An instant as Athens writes it, with its offset: `2027-07-14T07:25+03:00`. */
export function isoTime(instant: Instant): string {
  const [date = '', time = ''] = format.format(instant * 60_000).split(' ');
  const offset = Date.parse(`${date}T${time}Z`) / 60_000 - instant;
  const pad = (value: number) => String(Math.abs(value)).padStart(2, '0');
  const sign = offset < 0 ? '-' : '+';
  return `${date}T${time}${sign}${pad(Math.trunc(offset / 60))}:${pad(offset % 60)}`;
}
