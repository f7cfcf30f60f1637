import { fill } from '@/lib/foundation/i18n/fill';
import { formatDay } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { addDays } from '@/lib/foundation/time/days';
import type { IsoDate } from '@/lib/foundation/time/types';
import type { TripStop } from '@/lib/trips/saved-trips/types';
import type { EditorTexts } from './texts';

interface Names {
  stop: Pick<TripStop, 'nights'>;
  /** Date of arrival; undefined while the trip has no dates. */
  arrive: IsoDate | undefined;
  texts: EditorTexts;
  locale: Locale;
}

/**
 * Names a day of a stay by its date, or by its number while the trip has no dates. Marks the days
 * of arrival and departure.
 */
export function dayName(offset: number, { stop, arrive, texts, locale }: Names): string {
  const { stay } = texts;
  const day = arrive
    ? formatDay(addDays(arrive, offset), locale)
    : fill(stay.day, { number: offset + 1 });
  if (stop.nights > 0 && offset === 0) return `${day} (${stay.arrival})`;
  if (stop.nights > 0 && offset === stop.nights) return `${day} (${stay.leaving})`;
  return day;
}
