'use client';

import { fill } from '@/lib/foundation/i18n/fill';
import { formatEuros } from '@/lib/foundation/i18n/format';
import type { ListedKind } from '@/lib/trips/saved-trips/entry-listing';
import type { TripStop } from '@/lib/trips/saved-trips/types';
import { useEditor } from './editor-context';
import { counted } from './texts';
import {
  costsFrom,
  type FoundListing,
  type ListingFinds,
  useListingSearch,
} from './use-listing-search';
import { nameOf } from './view';

interface ListingPickerProps {
  kind: ListedKind;
  stop: TripStop;
  /** Name typed so far. */
  text: string;
  onPick: (listing: FoundListing) => void;
}

/** Maximum number of suggestions that leaves the rest of the form visible. */
const mostShown = 5;

/**
 * Suggests listings on the island that match the typed name. A press replaces the text with the
 * listing.
 */
export function ListingPicker({ kind, stop, text, onPick }: ListingPickerProps) {
  const { texts, view } = useEditor();
  const words = texts.entries.picker;
  const island = nameOf(view, stop.island);
  const finds = useListingSearch(view.paths.search[kind], {
    island: stop.island,
    text,
    locale: view.locale,
  });
  const shown = finds.state === 'found' ? finds.results.slice(0, mostShown) : [];
  return (
    <section data-picker={finds.state} aria-label={fill(words.title[kind], { island })}>
      <p className="font-ui text-sm font-medium" aria-hidden="true">
        {fill(words.title[kind], { island })}
      </p>
      <ul className="mt-1">
        {shown.map((listing) => (
          <li key={listing.slug} className="border-t border-rule last:border-b">
            <button
              type="button"
              data-pick={listing.slug}
              onClick={() => onPick(listing)}
              className="group grid min-h-11 w-full gap-x-4 py-1.5 text-start font-ui sm:grid-cols-[minmax(0,1fr)_auto] sm:items-baseline"
            >
              <span className="min-w-0">
                <span className="font-medium underline decoration-accent underline-offset-4 group-hover:text-accent">
                  {listing.name[view.locale]}
                </span>
                <span className="block text-sm text-ink-2">{listing.place?.[view.locale]}</span>
              </span>{' '}
              <span className="text-sm text-ink-2 tabular-nums">{price(listing)}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-1 font-ui text-sm text-ink-2">
        {resultText(finds)}
      </p>
    </section>
  );

  function price(listing: FoundListing): string {
    const cents = costsFrom(listing);
    if (cents === null) return words.ask;
    return cents === 0
      ? words.free
      : fill(words.from[kind], { price: formatEuros(cents, view.locale) });
  }
  function resultText(found: ListingFinds): string {
    if (found.state !== 'found') return words[found.state];
    const { total } = found;
    if (total === 0) return fill(words.none, { island });
    return total > mostShown
      ? fill(words.some, { shown: mostShown, count: total })
      : counted(total, words.found);
  }
}
