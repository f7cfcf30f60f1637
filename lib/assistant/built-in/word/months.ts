import { intlTag, type Locale } from '@/lib/foundation/i18n/locales';

/** Names after ‘in’ of languages in which Intl's name does not fit there. */
const namesAfterIn: Partial<Record<Locale, readonly string[]>> = {
  el: [
    'Ιανουάριο',
    'Φεβρουάριο',
    'Μάρτιο',
    'Απρίλιο',
    'Μάιο',
    'Ιούνιο',
    'Ιούλιο',
    'Αύγουστο',
    'Σεπτέμβριο',
    'Οκτώβριο',
    'Νοέμβριο',
    'Δεκέμβριο',
  ],
};

/** Name of a month after ‘in’: `June`, «Ιούνιο» as in «τον Ιούνιο». */
export function monthName(month: number, locale: Locale): string {
  const known = namesAfterIn[locale];
  if (known) return known[month - 1] ?? '';
  const format = new Intl.DateTimeFormat(intlTag(locale), { month: 'long', timeZone: 'UTC' });
  return format.format(Date.UTC(2027, month - 1, 1));
}
