'use client';

import { fill } from '@/lib/foundation/i18n/fill';
import { formatEuros } from '@/lib/foundation/i18n/format';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { addDays } from '@/lib/foundation/time/days';
import type { IsoDate } from '@/lib/foundation/time/types';
import { priceOn, shownEntry } from '@/lib/trips/saved-trips/entry-listing';
import { hostOf } from '@/lib/trips/saved-trips/link-host';
import type { TripEntry } from '@/lib/trips/saved-trips/types';
import { useEditor } from './editor-context';

interface EntryRowProps {
  entry: TripEntry;
  arrive: IsoDate | undefined;
  onEdit: () => void;
  onRemove: () => void;
}

const quiet = 'text-link inline-flex min-h-11 items-center font-ui text-sm';

/** Entry of a stop: a hotel, activity, vehicle or note. */
export function EntryRow({ entry, arrive, onEdit, onRemove }: EntryRowProps) {
  const { texts, view } = useEditor();
  const { kind, note, url, cents, dayOffset } = entry;
  const { title, listing, isGone } = shownEntry(entry, view.listings);
  return (
    <>
      <p className="label-caps">{texts.entries.kinds[kind]}</p>
      <div className="flex items-baseline justify-between gap-x-6">
        <p className="min-w-0 font-medium [overflow-wrap:anywhere]">
          {listing ? (
            <a href={localizePath(listing.path, view.locale)} className="text-link">
              {title}
            </a>
          ) : (
            title
          )}
        </p>
        {cents === null ? null : (
          <p className="shrink-0 font-ui font-medium tabular-nums">
            {formatEuros(cents, view.locale)}
          </p>
        )}
      </div>
      {listing ? (
        <p className="font-ui text-sm text-ink-2">
          {[
            listing.where,
            priceOn(listing, arrive && addDays(arrive, dayOffset ?? 0)),
            listing.isSample ? texts.entries.sample : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      ) : null}
      {isGone ? <p className="font-ui text-sm text-ink-2">{texts.entries.gone}</p> : null}
      {note ? (
        <p className="text-base whitespace-pre-line [overflow-wrap:anywhere]">{note}</p>
      ) : null}
      <div className="flex flex-wrap gap-x-5">
        {url ? (
          <a href={url} target="_blank" rel="noopener noreferrer nofollow" className={quiet}>
            {hostOf(url)}
            <span className="sr-only">. {texts.entries.link}</span>
          </a>
        ) : null}
        <button
          type="button"
          data-edit=""
          aria-label={fill(texts.entries.editOf, { title })}
          onClick={onEdit}
          className={`${quiet} noscript:hidden`}
        >
          {texts.entries.edit}
        </button>
        <button
          type="button"
          aria-label={fill(texts.entries.removeOf, { title })}
          onClick={onRemove}
          className={`${quiet} noscript:hidden`}
        >
          {texts.entries.remove}
        </button>
      </div>
    </>
  );
}
