'use client';

import { useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { fill } from '@/lib/foundation/i18n/fill';
import type { IsoDate } from '@/lib/foundation/time/types';
import { entryKinds, tripLimits } from '@/lib/trips/saved-trips/limits';
import { addEntry, removeEntry, setEntry } from '@/lib/trips/saved-trips/rules';
import type { EntryKind, TripEntry, TripStop } from '@/lib/trips/saved-trips/types';
import { useEditor } from './editor-context';
import { EntryForm } from './entry-form';
import { EntryRow } from './entry-row';

interface EntriesProps {
  stop: TripStop;
  arrive: IsoDate | undefined;
  island: string;
}

/** Hotels, activities, vehicles and notes of a stop, with forms to add and edit them. */
export function Entries({ stop, arrive, island }: EntriesProps) {
  const { document, texts, edit } = useEditor();
  const [adding, setAdding] = useState<EntryKind>();
  /** Entry being edited. Not its index, which changes if earlier entries are added or removed. */
  const [changing, setChanging] = useState<TripEntry>();
  const buttons = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLUListElement>(null);
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

  return (
    <div className="mt-3">
      <h4 className="font-ui text-sm font-semibold">{texts.entries.title}</h4>
      {own.length === 0 ? (
        <p className="font-ui text-sm text-ink-2">{texts.entries.empty}</p>
      ) : null}
      <ul ref={list} className="mt-1">
        {own.map(({ entry, index }) => (
          <li key={index} data-entry={index} className="border-t border-rule py-2 last:border-b">
            {changing === entry ? (
              <EntryForm
                {...shared}
                kind={entry.kind}
                entry={entry}
                onCancel={() => close(changer(index))}
                onTake={(taken) => {
                  edit(`entry:${Date.now()}`, (trip) =>
                    setEntry(trip, trip.entries.indexOf(entry), taken),
                  );
                  close(changer(index));
                }}
              />
            ) : (
              <EntryRow
                {...shared}
                entry={entry}
                onEdit={() => setChanging(entry)}
                onRemove={() => {
                  setChanging(undefined);
                  edit(`entry-out:${Date.now()}`, (trip) => removeEntry(trip, index), {
                    message: fill(texts.notice.entryRemoved, { title: entry.title }),
                    takesFocus: true,
                  });
                }}
              />
            )}
          </li>
        ))}
      </ul>
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
