'use client';

import { fill } from '@/lib/foundation/i18n/fill';
import { formatDay } from '@/lib/foundation/i18n/format';
import { tripLimits } from '@/lib/trips/saved-trips/limits';
import { setDayNote, setRoomFixed, setStopNote, stopDates } from '@/lib/trips/saved-trips/rules';
import type { TripStop } from '@/lib/trips/saved-trips/types';
import { dayName } from './day-name';
import { useEditor } from './editor-context';
import { Entries } from './entries';
import { OptionalNote } from './optional-note';
import { counted } from './texts';
import { nameOf } from './view';

/** Stay on an island: a card for each day, with its entries and notes. */
export function Stay({ stop, index }: { stop: TripStop; index: number }) {
  const { document, texts, view, edit } = useEditor();
  const island = nameOf(view, stop.island);
  const dates = stopDates(document)?.[index];
  const day = (date: string) => formatDay(date, view.locale, 'short');
  return (
    <section
      id={`stop-${stop.id}`}
      aria-label={`${index + 1} ${island}`}
      className="scroll-mt-28 border border-rule bg-deep p-4 sm:p-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h3 className="text-xl!">
          <span className="mr-2 font-ui text-base text-ink-2 tabular-nums">{index + 1}</span>
          {island}
        </h3>
        <p className="font-ui tabular-nums">
          <strong className="font-semibold">
            {stop.nights === 0 ? texts.order.dayVisit : counted(stop.nights, texts.nights)}
          </strong>{' '}
          {dates ? (
            <span className="text-ink-2">
              {day(dates.arrive)} – {day(dates.leave)}
            </span>
          ) : null}
        </p>
      </div>
      {stop.nights > 0 ? (
        <label className="mt-1 flex min-h-11 items-center gap-3 font-ui text-sm noscript:hidden">
          <input
            type="checkbox"
            checked={stop.roomFixed}
            onChange={(event) => {
              const { checked } = event.currentTarget;
              edit(`room:${stop.id}`, (trip) => setRoomFixed(trip, stop.id, checked));
            }}
            aria-describedby={`room-${stop.id}`}
            className="size-5 shrink-0 accent-accent"
          />
          <span>
            {view.replan.room}
            <span id={`room-${stop.id}`} className="block text-ink-2">
              {view.replan.roomHint}
            </span>
          </span>
        </label>
      ) : null}
      <Entries stop={stop} arrive={dates?.arrive} island={island}>
        {(offset) => {
          const isStay = offset === null;
          const note = isStay
            ? stop.note
            : document.days.find((one) => one.stopId === stop.id && one.dayOffset === offset)?.note;
          return (
            <OptionalNote
              id={isStay ? `note-${stop.id}` : `day-${stop.id}-${offset}`}
              ask={isStay ? texts.stay.askNote : texts.stay.askDayNote}
              label={
                isStay
                  ? fill(texts.stay.note, { island })
                  : fill(texts.stay.dayNote, {
                      day: dayName(offset, {
                        stop,
                        arrive: dates?.arrive,
                        texts,
                        locale: view.locale,
                      }),
                    })
              }
              value={note ?? ''}
              maxLength={tripLimits.note}
              onWrite={(text) =>
                isStay
                  ? edit(`note:${stop.id}`, (trip) => setStopNote(trip, stop.id, text))
                  : edit(`day:${stop.id}:${offset}`, (trip) =>
                      setDayNote(trip, stop.id, offset, text),
                    )
              }
            />
          );
        }}
      </Entries>
      <p className="mt-2 font-ui text-sm noscript:hidden">
        <a
          href={`${view.paths.guides}/${stop.island}`}
          className="text-link inline-flex min-h-11 items-center"
        >
          {fill(texts.stay.island, { island })}
        </a>
      </p>
    </section>
  );
}
