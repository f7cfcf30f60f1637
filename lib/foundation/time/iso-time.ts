import { athensZone } from './athens.ts';
import type { EpochMinutes } from './types.ts';

// Swedish writes dates and times the ISO way.
const format = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: athensZone,
});

/** An instant on the clocks of Athens, without an offset: `2027-07-14T07:25:00`. */
export function localTime(instant: EpochMinutes): string {
  return format.format(instant * 60_000).replace(' ', 'T');
}

/** An instant as Athens writes it, with its offset: `2027-07-14T07:25+03:00`. */
export function isoTime(instant: EpochMinutes): string {
  const local = localTime(instant).slice(0, 16);
  const offset = Date.parse(`${local}Z`) / 60_000 - instant;
  const pad = (value: number) => String(Math.abs(value)).padStart(2, '0');
  const sign = offset < 0 ? '-' : '+';
  return `${local}${sign}${pad(Math.trunc(offset / 60))}:${pad(offset % 60)}`;
}

/**
 * The moment at which the clocks of Athens show a time written without an offset, `2027-07-14T09:30`. Of an hour that
 * comes twice in autumn the first; of one that is left out in spring, as if the clocks had not been turned yet.
 */
export function athensMoment(local: string): number {
  const shown = Date.parse(`${local}Z`) / 60_000;
  const offsetAt = (moment: number) =>
    Date.parse(`${localTime(moment)}Z`) / 60_000 - Math.floor(moment * 60) / 60;
  // Clocks are never turned twice within a day.
  const offsets = [offsetAt(shown - 1440), offsetAt(shown + 1440)];
  const found = offsets
    .map((offset) => shown - Math.round(offset))
    .filter((moment) => Math.abs(moment + offsetAt(moment) - shown) < 1);
  return found.length > 0 ? Math.min(...found) : shown - Math.round(offsets[0] ?? 0);
}
