'use client';

import { priceOn, shownEntry } from '@/lib/trips/saved-trips/entry-listing';
import type { TripEntry } from '@/lib/trips/saved-trips/types';
import { useEditor } from './editor-context';

interface ChosenListingProps {
  chosen: Pick<TripEntry, 'kind' | 'listing' | 'title'>;
  /** ISO date of its day; undefined while the trip has no dates. */
  day: string | undefined;
  /** Called to return to a typed name. */
  onGiveUp: () => void;
}

/** Listing chosen for an entry, shown instead of the name field. */
export function ChosenListing({ chosen, day, onGiveUp }: ChosenListingProps) {
  const { texts, view } = useEditor();
  const { title, listing, isGone } = shownEntry(chosen, view.listings);
  return (
    <div className="border-l-2 border-accent pl-3">
      <p className="font-medium [overflow-wrap:anywhere]">{title}</p>
      <p className="font-ui text-sm text-ink-2">
        {listing ? [listing.where, priceOn(listing, day)].join(' · ') : null}
      </p>
      <p className="font-ui text-sm text-ink-2">
        {isGone ? texts.entries.gone : texts.entries.picker.chosen}
      </p>
      <button
        type="button"
        data-give-up=""
        onClick={onGiveUp}
        className="text-link inline-flex min-h-11 items-center font-ui text-sm"
      >
        {texts.entries.picker.other}
      </button>
    </div>
  );
}
