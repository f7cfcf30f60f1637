import { monthOfWord, monthPattern, weekdayPattern } from './month-words';
import { iso, lastOf, nth, type TimeFinder, to, units, year } from './time-finder';

const ofThe = '(?: of| του| day of)?';
const month = (word = '') => monthOfWord(word);

/** Finds dates with a month in words: `5–12 June`, «28 Ιουνίου με 4 Ιουλίου», `Friday 7 May`. */
export function monthDates(times: TimeFinder): void {
  // The weekday next to a date adds nothing.
  times.reading.takeAll(
    `${weekdayPattern},?(?= (?:the )?\\d{1,2}(?:(?:st|nd|rd|th|η)?(?: of| του)? ${monthPattern}|/)| ${monthPattern} \\d)`,
  );
  times.each(
    `${nth}${ofThe} ${monthPattern}${year} ?${to} ?${nth}${ofThe} ${monthPattern}${year}`,
    (m) => {
      const [a, b] = [month(m[2]), month(m[5])];
      const y = times.yearFor(a, m[3] ?? m[6], Number(m[1]));
      const last = iso(b < a ? y + 1 : y, b, Number(m[4]));
      times.say(iso(y, a, Number(m[1])), last, 'range', m.index);
    },
  );
  times.each(`${monthPattern} ${nth} ?${to} ?${monthPattern} ${nth}${year}`, (m) => {
    const [a, b] = [month(m[1]), month(m[3])];
    const y = times.yearFor(a, m[5], Number(m[2]));
    const last = iso(b < a ? y + 1 : y, b, Number(m[4]));
    times.say(iso(y, a, Number(m[2])), last, 'range', m.index);
  });
  times.each(`${nth} ?${to} ?${nth}${ofThe} ${monthPattern}${year}`, (m) => {
    const a = month(m[3]);
    const y = times.yearFor(a, m[4], Number(m[1]));
    times.say(iso(y, a, Number(m[1])), iso(y, a, Number(m[2])), 'range', m.index);
  });
  times.each(`${monthPattern} ${nth} ?${to} ?${nth}${year}(?! ?${units})`, (m) => {
    const a = month(m[1]);
    const y = times.yearFor(a, m[4], Number(m[2]));
    times.say(iso(y, a, Number(m[2])), iso(y, a, Number(m[3])), 'range', m.index);
  });
  times.each(`${nth}${ofThe} ${monthPattern}${year}`, (m) => {
    const a = month(m[2]);
    const day = iso(times.yearFor(a, m[3], Number(m[1])), a, Number(m[1]));
    times.say(day, day, 'day', m.index);
  });
  times.each(`${monthPattern} (?:the )?${nth}(?! ?${units})${year}`, (m) => {
    const a = month(m[1]);
    const day = iso(times.yearFor(a, m[3], Number(m[2])), a, Number(m[2]));
    times.say(day, day, 'day', m.index);
  });
}

/** Finds whole months, and months relative to today. */
export function wholeMonths(times: TimeFinder): void {
  const { today, thisYear } = times;
  times.each(`(?:next )?${monthPattern}${year}`, (m) => {
    const a = month(m[1]);
    const before = times.before(m.index);
    const isMonth =
      /(?:in|of|during|this|next|for|from|until|by|or|and|around|late|early|mid|-)$/.test(before);
    // `May we …`, `it may be …`.
    if (m[1] === 'may' && !isMonth && before !== '') return;
    const y = times.yearFor(a, m[2], 28);
    times.say(iso(y, a, 1), lastOf(y, a), 'month', m.index);
  });
  times.each('next month|(?:τον )?(?:επομενο|αλλο) μηνα', (m) => {
    const a = (Number(today.slice(5, 7)) % 12) + 1;
    const y = a === 1 ? thisYear + 1 : thisYear;
    times.say(iso(y, a, 1), lastOf(y, a), 'month', m.index);
  });
}
