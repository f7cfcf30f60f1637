import { addDays } from '@/lib/foundation/time/days';
import { feasts } from './feasts';
import { iso, nth, type TimeFinder, to } from './time-finder';

const numeric = '(\\d{1,2})[/.](\\d{1,2})(?:[/.](\\d{4}|\\d\\d))?';

/** Finds dates in digits: `2027-06-05`, `5/6`, `12-20/6`. */
export function writtenDates(times: TimeFinder): void {
  times.each(`(\\d{4}-\\d\\d-\\d\\d) ?${to} ?(\\d{4}-\\d\\d-\\d\\d)`, (m) =>
    times.say(m[1] ?? '', m[2] ?? '', 'range', m.index),
  );
  times.each('(\\d{4}-\\d\\d-\\d\\d)', (m) => times.say(m[1] ?? '', m[1] ?? '', 'day', m.index));
  const slashed = (d = '', m = '', y = '') => {
    const full = y === '' ? undefined : y.length === 2 ? `20${y}` : y;
    return iso(times.yearFor(Number(m), full, Number(d)), Number(m), Number(d));
  };
  times.each(`${numeric} ?${to} ?${numeric}`, (m) =>
    times.say(slashed(m[1], m[2], m[3]), slashed(m[4], m[5], m[6]), 'range', m.index),
  );
  times.each(`${nth} ?${to} ?${numeric}`, (m) =>
    times.say(slashed(m[1], m[3], m[4]), slashed(m[2], m[3], m[4]), 'range', m.index),
  );
  times.each(
    '(\\d{1,2})/(\\d{1,2})(?:/(\\d{4}|\\d\\d))?|(\\d{1,2})\\.(\\d{1,2})\\.(\\d{4}|\\d\\d)',
    (m) => {
      const day = slashed(m[1] ?? m[4], m[2] ?? m[5], m[3] ?? m[6]);
      times.say(day, day, 'day', m.index);
    },
  );
}

/** Finds feasts, with the days around them on which people travel. */
export function feastDates(times: TimeFinder): void {
  for (const { pattern, days } of feasts) {
    times.each(
      `((?:the )?week (?:after|following) (?:the )?|(?:την )?(?:ε)?βδομαδα μετα (?:το |του |την |τα )?)?(?:(?:the |το )?(?:weekend|σαββατοκυριακο|τριημερο) (?:of |του |τησ )?)?(?:${pattern})(?: (20\\d\\d))?`,
      (m) => {
        const { thisYear, today } = times;
        const y = m[2] ? Number(m[2]) : days(thisYear)[1] < today ? thisYear + 1 : thisYear;
        const [first, last, day] = days(y);
        if (m[1]) times.say(addDays(day, 1), addDays(day, 7), 'part', m.index);
        else times.say(first, last, 'part', m.index, day);
      },
    );
  }
}
