import { momentOf } from '@/lib/foundation/time/epoch-minutes';
import { localTime } from '@/lib/foundation/time/iso-time';

/*
 * Content lines of iCalendar (RFC 5545, section 3.1). Written here because a stamp must be in UTC while
 * events are in Athens time, and the time zone of the server must not matter to either.
 */

/** Longest line in octets, its end not counted. */
const lineOctets = 75;

/** Octets of a character in UTF-8. An encoder would take most of the time of a long calendar. */
function octetsOf(sign: string): number {
  const point = sign.codePointAt(0) ?? 0;
  if (point < 0x80) return 1;
  if (point < 0x800) return 2;
  return point < 0x10000 ? 3 : 4;
}

/** A value of type TEXT: backslash, semicolon, comma and line ends escaped, control characters left out. */
export const escapeText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}|\p{Cs}/gu, '')
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\n/g, '\\n');

/** One property as written in the file, folded between characters and never within one. */
export function contentLine(name: string, value: string): string {
  const lines: string[] = [];
  let line = '';
  let octets = 0;
  for (const sign of `${name}:${value}`) {
    const size = octetsOf(sign);
    if (octets + size > lineOctets) {
      lines.push(line);
      [line, octets] = [' ', 1];
    }
    line += sign;
    octets += size;
  }
  return [...lines, line].join('\r\n');
}

/** `2027-07-05` as a value of type DATE. */
export const icalDate = (date: string): string => date.replaceAll('-', '');

/** An ISO instant in UTC: `20270705T043000Z`. */
export const icalUtc = (instant: string): string =>
  new Date(instant).toISOString().replace(/[-:]|\.\d{3}/g, '');

/** An ISO instant on the clocks of Athens: `20270705T073000`, for properties with that TZID. */
export const icalAthens = (instant: string): string =>
  localTime(momentOf(instant)).replace(/[-:]/g, '');
