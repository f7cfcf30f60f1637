'use client';

import { type ReactNode, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { fill } from '@/lib/foundation/i18n/fill';
import type { IsoDate } from '@/lib/foundation/time/types';
import { entryKinds, tripLimits } from '@/lib/trips/saved-trips/limits';
import { addEntry, daysOfStop, removeEntry, setEntry } from '@/lib/trips/saved-trips/rules';
import type { EntryKind, TripEntry, TripStop } from '@/lib/trips/saved-trips/types';
import { dayName } from './day-name';
import { useEditor } from './editor-context';
import { EntryForm } from './entry-form';
import { EntryRow } from './entry-row';

interface EntriesProps {
  stop: TripStop;
  arrive: IsoDate | undefined;
  island: string;
  /** Note of a day of the stay; null is the whole stay. */
  children: (offset: number | null) => ReactNode;
}

/** Days of a stop with their hotels, activities, vehicles and notes, and forms to add and edit them. */
export function Entries({ stop, arrive, island, children }: EntriesProps) {
  const { document, texts, view, edit } = useEditor();
  const [adding, setAdding] = useState<EntryKind>();
  /** Entry being edited. Not its index, which changes if earlier entries are added or removed. */
  const [changing, setChanging] = useState<TripEntry>();
  const buttons = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const own = document.entries
    .map((entry, index) => ({ entry, index }))
    .filter(({ entry }) => entry.stopId === stop.id);
  const isFull = document.entries.length >= tripLimits.entries;

  function close(focus: () => HTMLElement | null | undefined) {
    setAdding(undefined);
    setChanging(undefined);
    // Waits until the form is gone and the button that opened it is back.
    requestAnimationFrame(() => focus()?.focus());
  }
  const adder = (kind: EntryKind) => () =>
    buttons.current?.querySelector<HTMLElement>(`[data-add="${kind}"]`);
  const changer = (index: number) => () =>
    list.current?.querySelector<HTMLElement>(`[data-entry="${index}"] [data-edit]`);
  const shared = { stop, arrive };
  const of = (offset: number | null) => own.filter(({ entry }) => entry.dayOffset === offset);
  const row = (entry: TripEntry, index: number) =>
    changing === entry ? (
      <EntryForm
        {...shared}
        kind={entry.kind}
        entry={entry}
        onCancel={() => close(changer(index))}
        onTake={(taken) => {
          edit(`entry:${Date.now()}`, (trip) => setEntry(trip, trip.entries.indexOf(entry), taken));
          close(changer(index));
        }}
      />
    ) : (
      <EntryRow
        entry={entry}
        arrive={arrive}
        onEdit={() => setChanging(entry)}
        onRemove={() => {
          setChanging(undefined);
          edit(`entry-out:${Date.now()}`, (trip) => removeEntry(trip, index), {
            message: fill(texts.notice.entryRemoved, { title: entry.title }),
            takesFocus: true,
          });
        }}
      />
    );

  return (
    <div className="mt-3">
      <div ref={list} className="space-y-2">
        <EntryList entries={of(null)}>{row}</EntryList>
        {children(null)}
        <ol className="space-y-2">
          {daysOfStop(document, stop).map((offset) => (
            <li
              key={offset}
              className="grid gap-x-6 border border-rule bg-raised px-4 py-2 sm:grid-cols-[9rem_minmax(0,1fr)]"
            >
              <h4 className="py-2 font-ui text-sm font-semibold">
                {dayName(offset, { stop, arrive, texts, locale: view.locale })}
              </h4>
              <div className="min-w-0">
                <EntryList entries={of(offset)}>{row}</EntryList>
                {children(offset)}
              </div>
            </li>
          ))}
        </ol>
      </div>
      {adding ? (
        <EntryForm
          {...shared}
          kind={adding}
          entry={undefined}
          onCancel={() => close(adder(adding))}
          onTake={(taken) => {
            edit(`entry:${Date.now()}`, (trip) => addEntry(trip, taken));
            close(adder(adding));
          }}
        />
      ) : null}
      {isFull ? <p>{fill(texts.entries.full, { count: tripLimits.entries })}</p> : null}
      <div
        ref={buttons}
        hidden={isFull || adding !== undefined}
        className="mt-3 flex flex-wrap gap-2 noscript:hidden [&[hidden]]:hidden"
      >
        {entryKinds.map((kind) => (
          <button
            key={kind}
            type="button"
            data-add={kind}
            aria-label={fill(texts.entries.addOn, { action: texts.entries.add[kind], island })}
            onClick={() => setAdding(kind)}
            className={buttonClass('secondary', 'px-3 text-sm')}
          >
            {texts.entries.add[kind]}
          </button>
        ))}
      </div>
    </div>
  );
}

interface EntryListProps {
  entries: readonly { readonly entry: TripEntry; readonly index: number }[];
  children: (entry: TripEntry, index: number) => ReactNode;
}

function EntryList({ entries, children }: EntryListProps) {
  if (entries.length === 0) return null;
  return (
    <ul>
      {entries.map(({ entry, index }) => (
        <li key={index} data-entry={index} className="border-b border-rule py-2 last:border-b-0">
          {children(entry, index)}
        </li>
      ))}
    </ul>
  );
}
