import { addDays, isDate } from '@/lib/foundation/time/days';
import type { Turn } from '../understand/turn';

const dayAfter =
  /(?<!\p{L})(?:day after|next day|following day|επομενη(?: μερα)?|αλλη μερα)(?!\p{L})/u;
const dayBefore = /(?<!\p{L})(?:day before|previous day|προηγουμενη(?: μερα)?)(?!\p{L})/u;

/** Days of a message, counted from the day of the last question: `the day after`, `on the 9th`. */
export function timesOf({ times, dayOfMonth, changes, text }: Turn, { times: before }: Turn) {
  const day = before.find(({ grain }) => grain === 'day');
  if (!day || (times.length > 0 && !dayAfter.test(text))) return times;
  const shift = changes.shift ?? (dayAfter.test(text) ? 1 : dayBefore.test(text) ? -1 : 0);
  const named = dayOfMonth && `${day.first.slice(0, 8)}${String(dayOfMonth).padStart(2, '0')}`;
  const first = named || (shift ? addDays(day.first, shift) : undefined);
  return first && isDate(first) ? [{ ...day, first, last: first }] : times;
}
