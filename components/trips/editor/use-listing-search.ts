'use client';

import { useEffect, useState } from 'react';
import type { Locale, Localized } from '@/lib/i18n/locales';

/** What the editor reads of a listing in the answer of the API. */
export interface FoundListing {
  readonly slug: string;
  readonly name: Localized;
  readonly place?: Localized;
  readonly isSample: boolean;
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

/** Milliseconds after the last letter. */
const pause = 250;
/** As long as the API takes a text. */
const mostLetters = 80;

/**
 * The listings of an island whose name or place begins with what is typed; the first of all while nothing is.
 *
 * @param address of the search among the routes of the API
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
        const query = new URLSearchParams({ island, lang: locale, ...(typed ? { q: typed } : {}) });
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

/** What it costs from, euro cents: 0 where it is free, null where it has to be asked. */
export function costsFrom({ pricePerNight, pricePerDay, price }: FoundListing): number | null {
  if (price) return price.kind === 'from' ? price.cents : price.kind === 'free' ? 0 : null;
  const known = Object.values(pricePerNight ?? pricePerDay ?? {}).filter((cents) => cents !== null);
  return known.length > 0 ? Math.min(...known) : null;
}
