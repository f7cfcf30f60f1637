'use client';

import { useEffect, useState } from 'react';
import type { Locale, Localized } from '@/lib/foundation/i18n/locales';

/** Fields of a listing in the API response that the editor uses. */
export interface FoundListing {
  readonly slug: string;
  readonly name: Localized;
  readonly place?: Localized;
  readonly pricePerNight?: Readonly<Record<string, number | null>>;
  readonly pricePerDay?: Readonly<Record<string, number | null>>;
  readonly price?:
    | { readonly kind: 'free' | 'ask' }
    | { readonly kind: 'from'; readonly cents: number };
}

export type ListingFinds =
  | { readonly state: 'searching' | 'failed' }
  | {
      readonly state: 'found';
      readonly total: number;
      readonly results: readonly FoundListing[];
    };

/** Delay after the last keystroke in milliseconds. */
const pause = 250;
/** Maximum length of a query in the API. */
const mostLetters = 80;

/**
 * Finds real listings of an island whose name or place starts with the text; all listings if it is
 * empty.
 *
 * @param address path of the search in the API
 */
export function useListingSearch(
  address: string,
  { island, text, locale }: { island: string; text: string; locale: Locale },
): ListingFinds {
  const [finds, setFinds] = useState<ListingFinds>({ state: 'searching' });
  const typed = text.trim().slice(0, mostLetters);
  useEffect(() => {
    const stopped = new AbortController();
    const timer = setTimeout(
      async () => {
        const query = new URLSearchParams({
          island,
          real: 'yes',
          lang: locale,
          ...(typed ? { q: typed } : {}),
        });
        try {
          const answer = await fetch(`${address}?${query}`, { signal: stopped.signal });
          if (!answer.ok) return setFinds({ state: 'failed' });
          const { total, results } = await answer.json();
          setFinds({ state: 'found', total, results });
        } catch {
          if (!stopped.signal.aborted) setFinds({ state: 'failed' });
        }
      },
      typed ? pause : 0,
    );
    return () => {
      clearTimeout(timer);
      stopped.abort();
    };
  }, [address, island, typed, locale]);
  return finds;
}

/** Returns the lowest price in euro cents: 0 if free, null if it has to be asked for. */
export function costsFrom({ pricePerNight, pricePerDay, price }: FoundListing): number | null {
  if (price) return price.kind === 'from' ? price.cents : price.kind === 'free' ? 0 : null;
  const known = Object.values(pricePerNight ?? pricePerDay ?? {}).filter((cents) => cents !== null);
  return known.length > 0 ? Math.min(...known) : null;
}
