import type { Locale } from '@/lib/i18n/locales';

const greek = [
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
];

/** Name of a month after ‘in’: `June`, «Ιούνιο» as in «τον Ιούνιο». */
export function monthName(month: number, locale: Locale): string {
  if (locale === 'el') return greek[month - 1] ?? '';
  return new Intl.DateTimeFormat('en-GB', { month: 'long', timeZone: 'UTC' }).format(
    Date.UTC(2027, month - 1, 1),
  );
}
