import { tripLimits } from '@/lib/trips/saved-trips/limits';
import type { EntryKind, TripEntry } from '@/lib/trips/saved-trips/types';

/** Values of the entry form as typed. */
export interface EntryFields {
  readonly title: string;
  readonly cost: string;
  readonly day: string;
  readonly url: string;
  readonly note: string;
  /** Slug of the chosen listing; empty for a typed entry. */
  readonly listing: string;
}

export type EntryFault = 'title' | 'cost' | 'url';

/** Returns the form values of an entry, or empty ones. */
export function fieldsOf(entry: TripEntry | undefined, decimal: string): EntryFields {
  const { title = '', note = '', url, cents = null, dayOffset = null, listing } = entry ?? {};
  const digits = cents === null || cents % 100 === 0 ? 0 : 2;
  return {
    title,
    note,
    url: url ?? '',
    listing: listing ?? '',
    cost: cents === null ? '' : (cents / 100).toFixed(digits).replace('.', decimal),
    day: dayOffset === null ? '' : String(dayOffset),
  };
}

/**
 * Parses an amount in euros to cents: `120`, `86,5`, `1.250,00`, `1,250.00`, with or without €.
 * Undefined if unreadable or over the limit.
 */
export function readEuros(text: string): number | undefined {
  const bare = text.replace(/[€\s\u00a0]/g, '');
  const match = /^(\d{1,3}(?:[.,]\d{3})*|\d+)(?:[.,](\d{1,2}))?$/.exec(bare);
  if (!match) return undefined;
  const [, whole = '', part = ''] = match;
  const cents = Number(whole.replace(/[.,]/g, '')) * 100 + Number(part.padEnd(2, '0'));
  return cents <= tripLimits.cents ? cents : undefined;
}

/** Parses a web address, with or without `https://`. Undefined if invalid or too long. */
export function readUrl(text: string): string | undefined {
  const whole = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (/\s/.test(whole) || whole.length > tripLimits.url || !URL.canParse(whole)) return undefined;
  const { href, hostname, protocol } = new URL(whole);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && hostname.includes('.') && href.length <= tripLimits.url ? href : undefined;
}

interface Where {
  readonly stopId: string;
  readonly kind: EntryKind;
}

/** Parses the form values to an entry, or returns the invalid fields. */
export function readEntry(
  fields: EntryFields,
  where: Where,
): { entry: TripEntry } | { faults: readonly EntryFault[] } {
  const title = fields.title.trim();
  const [cost, address] = [fields.cost.trim(), fields.url.trim()];
  const cents = cost === '' || where.kind === 'note' ? null : readEuros(cost);
  const url = address === '' ? null : readUrl(address);
  if (
    title === '' ||
    [...title].length > tripLimits.entryTitle ||
    cents === undefined ||
    url === undefined
  ) {
    return {
      faults: [
        ...(title === '' || [...title].length > tripLimits.entryTitle ? ['title' as const] : []),
        ...(cents === undefined ? ['cost' as const] : []),
        ...(url === undefined ? ['url' as const] : []),
      ],
    };
  }
  const dayOffset = fields.day === '' ? null : Number(fields.day);
  const listing = fields.listing || null;
  return { entry: { ...where, dayOffset, title, note: fields.note.trim(), url, cents, listing } };
}
