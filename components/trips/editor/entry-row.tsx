'use client';

import { fill } from '@/lib/i18n/fill';
import { formatEuros } from '@/lib/i18n/format';
import type { IsoDate } from '@/lib/time/types';
import type { TripEntry, TripStop } from '@/lib/trips/types';
import { dayName } from './day-name';
import { useEditor } from './editor-context';

interface EntryRowProps {
  entry: TripEntry;
  stop: TripStop;
  arrive: IsoDate | undefined;
  onEdit: () => void;
  onRemove: () => void;
}

const quiet = 'text-link inline-flex min-h-11 items-center font-ui text-sm';

/** A place to stay, an activity or a note as it stands in the trip. */
export function EntryRow({ entry, stop, arrive, onEdit, onRemove }: EntryRowProps) {
  const { texts, view } = useEditor();
  const { kind, title, note, url, cents, dayOffset } = entry;
  const when =
    dayOffset === null ? '' : dayName(dayOffset, { stop, arrive, texts, locale: view.locale });
  return (
    <>
      <p className="label-caps">{[texts.entries.kinds[kind], when].filter(Boolean).join(' · ')}</p>
      <div className="flex items-baseline justify-between gap-x-6">
        <p className="min-w-0 font-medium [overflow-wrap:anywhere]">{title}</p>
        {cents === null ? null : (
          <p className="shrink-0 font-ui font-medium tabular-nums">
            {formatEuros(cents, view.locale)}
          </p>
        )}
      </div>
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

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host.replace(/^www\./, '') : url;
}
