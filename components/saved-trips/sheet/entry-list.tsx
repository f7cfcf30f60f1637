import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { Icon } from '@/components/ui/icons';
import { formatEuros } from '@/lib/foundation/i18n/format';
import { priceOn, shownEntry } from '@/lib/trips/saved-trips/entry-listing';
import { hostOf } from '@/lib/trips/saved-trips/link-host';
import type { EntryKind, TripEntry } from '@/lib/trips/saved-trips/types';
import type { SheetView } from './sheet-view';

const icons = {
  hotel: 'bed',
  activity: 'compass',
  vehicle: 'car',
  note: 'book',
} as const satisfies Record<EntryKind, string>;

interface EntryListProps {
  entries: readonly TripEntry[];
  /**
   * ISO date of the entries, or the first day of the stay; undefined while the trip has no dates.
   */
  day: string | undefined;
  view: SheetView;
}

/** Entries of a day or stay, each with its price and link. */
export async function EntryList({ entries, day, view }: EntryListProps) {
  const [t, own] = await Promise.all([
    getTranslations('savedTrips.sheet'),
    getTranslations('savedTrips.listing'),
  ]);
  if (entries.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-3">
      {entries.map((entry, index) => {
        const { kind, note, url, cents } = entry;
        const { title, listing, isGone } = shownEntry(entry, view.listings);
        return (
          // Entries have no id and never move on a sheet.
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: see above.
            key={index}
            className="keep-whole grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3"
          >
            <Icon name={icons[kind]} className="mt-0.5 size-5 text-ink-2" />
            <div className="min-w-0">
              <p className="font-ui leading-snug [overflow-wrap:anywhere]">
                <span className="sr-only">{t(`kinds.${kind}`)}: </span>
                {listing ? (
                  <SiteLink href={listing.path} className="text-link">
                    {title}
                  </SiteLink>
                ) : (
                  <OwnTitle title={title} url={url} />
                )}
              </p>
              {listing ? (
                <p className="font-ui text-sm text-ink-2">
                  {[listing.where, priceOn(listing, day), listing.isSample ? own('sample') : '']
                    .filter(Boolean)
                    .join(' · ')}
                </p>
              ) : null}
              {listing && url ? (
                <p className="font-ui text-sm">
                  <OwnTitle title={hostOf(url)} url={url} />
                </p>
              ) : null}
              {isGone ? <p className="font-ui text-sm text-ink-2">{own('gone')}</p> : null}
              {note ? <p className="mt-0.5 text-sm whitespace-pre-line">{note}</p> : null}
            </div>
            {cents === null ? null : (
              <p className="font-ui tabular-nums">{formatEuros(cents, view.locale)}</p>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/**
 * Title and link entered by the owner of the trip. Marked as user content that we do not endorse.
 */
function OwnTitle({ title, url }: Pick<TripEntry, 'title' | 'url'>) {
  if (!url) return title;
  return (
    <a href={url} rel="noopener nofollow ugc" className="text-link">
      {title}
    </a>
  );
}
