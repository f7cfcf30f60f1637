'use client';

import { Field } from '@/components/ui/field';
import { fill } from '@/lib/foundation/i18n/fill';
import { formatDay } from '@/lib/foundation/i18n/format';
import { tripLimits } from '@/lib/trips/saved-trips/limits';
import { daysOfStop, setDayNote, setStopNote, stopDates } from '@/lib/trips/saved-trips/rules';
import type { TripStop } from '@/lib/trips/saved-trips/types';
import { dayName } from './day-name';
import { useEditor } from './editor-context';
import { Entries } from './entries';
import { counted } from './texts';
import { nameOf } from './view';

/** Stay on an island with its notes and entries. */
export function Stay({ stop, index }: { stop: TripStop; index: number }) {
  const { document, texts, view, edit } = useEditor();
  const island = nameOf(view, stop.island);
  const dates = stopDates(document)?.[index];
  const day = (date: string) => formatDay(date, view.locale, 'short');
  return (
    <section
      id={`stop-${stop.id}`}
      aria-label={`${index + 1} ${island}`}
      className="scroll-mt-28 border-l-2 border-ink bg-deep py-4 pr-4 pl-4 sm:pl-6"
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
      <Entries stop={stop} arrive={dates?.arrive} island={island} />
      <div className="mt-4 grid gap-4">
        <Field
          multiline
          id={`note-${stop.id}`}
          rows={2}
          label={texts.stay.note}
          value={stop.note}
          maxLength={tripLimits.note}
          onChange={({ target }) =>
            edit(`note:${stop.id}`, (trip) => setStopNote(trip, stop.id, target.value))
          }
        />
        <DayNotes stop={stop} arrive={dates?.arrive} />
      </div>
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

function DayNotes({ stop, arrive }: { stop: TripStop; arrive: string | undefined }) {
  const { document, texts, view, edit } = useEditor();
  const notes = document.days.filter(({ stopId }) => stopId === stop.id);
  return (
    <details className="group" open={notes.length > 0 || undefined}>
      <summary className="text-link inline-flex min-h-11 list-none items-center font-ui text-sm [&::-webkit-details-marker]:hidden">
        {texts.stay.dayNotes}
        {notes.length > 0 ? ` (${notes.length})` : ''}
      </summary>
      <div className="mt-1 grid gap-4">
        {daysOfStop(document, stop).map((offset) => (
          <Field
            key={offset}
            multiline
            id={`day-${stop.id}-${offset}`}
            rows={2}
            label={dayName(offset, { stop, arrive, texts, locale: view.locale })}
            value={notes.find(({ dayOffset }) => dayOffset === offset)?.note ?? ''}
            maxLength={tripLimits.note}
            onChange={({ target }) =>
              edit(`day:${stop.id}:${offset}`, (trip) =>
                setDayNote(trip, stop.id, offset, target.value),
              )
            }
          />
        ))}
      </div>
    </details>
  );
}
