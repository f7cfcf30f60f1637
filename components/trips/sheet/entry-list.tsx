import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icons';
import { formatEuros } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locales';
import type { EntryKind, TripEntry } from '@/lib/trips/types';

const icons = { hotel: 'bed', activity: 'compass', note: 'book' } as const satisfies Record<
  EntryKind,
  string
>;

interface EntryListProps {
  entries: readonly TripEntry[];
  locale: Locale;
}

/** Hotels, activities and notes, each with its price and its link. */
export async function EntryList({ entries, locale }: EntryListProps) {
  const t = await getTranslations('trips.sheet');
  if (entries.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-3">
      {entries.map(({ kind, title, note, url, cents }, index) => (
        // Entries have no name of their own, and never move on a sheet.
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: see above.
          key={index}
          className="keep-whole grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3"
        >
          <Icon name={icons[kind]} className="mt-0.5 size-5 text-ink-2" />
          <div>
            <p className="font-ui leading-snug">
              <span className="sr-only">{t(`kinds.${kind}`)}: </span>
              {url ? (
                // Written by whoever made the trip: no endorsement of ours.
                <a href={url} rel="noopener nofollow ugc" className="text-link">
                  {title}
                </a>
              ) : (
                title
              )}
            </p>
            {note ? <p className="mt-0.5 text-sm whitespace-pre-line">{note}</p> : null}
          </div>
          {cents === null ? null : (
            <p className="font-ui tabular-nums">{formatEuros(cents, locale)}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
