'use client';

import { useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Field, SelectField } from '@/components/ui/field';
import { formatDay } from '@/lib/foundation/i18n/format';
import { vehicles } from '@/lib/sea/timetable/types';
import { tripLimits } from '@/lib/trips/saved-trips/limits';
import { stopDates } from '@/lib/trips/saved-trips/rules';
import { setFields } from './changes';
import { useEditor } from './editor-context';
import { counted } from './texts';
import { useDraft } from './use-draft';
import { nameOf } from './view';

/** Title of the trip, edited in place. */
export function TripTitle() {
  const { document, texts, edit } = useEditor();
  const { facts } = texts;
  const { title } = document;
  const isMissing = title.trim() === '';
  return (
    <div className="mt-4">
      <h1 className="sr-only">{title.trim() || facts.heading}</h1>
      <label htmlFor="trip-title" className="sr-only">
        {facts.title}
      </label>
      <textarea
        id="trip-title"
        rows={1}
        value={title}
        maxLength={tripLimits.title}
        aria-invalid={isMissing || undefined}
        aria-describedby={isMissing ? 'trip-title-error' : undefined}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
        }}
        onChange={({ target }) =>
          edit('title', setFields({ title: target.value.replace(/\s*\n\s*/g, ' ') }))
        }
        className="block field-sizing-content w-full resize-none border-b border-dashed border-control bg-transparent pb-1 font-display text-title hover:border-ink aria-invalid:border-bad"
      />
      {isMissing ? (
        <p id="trip-title-error" className="mt-1 font-ui text-sm font-medium text-bad">
          {facts.titleMissing}
        </p>
      ) : null}
    </div>
  );
}

/** Dates, ends and party of the trip in one line. */
function useSummary(): string {
  const { document, texts, view } = useEditor();
  const { facts, order } = texts;
  const { startDate, startGateway, endGateway, adults, children, vehicle } = document;
  const last = stopDates(document)?.at(-1)?.leave;
  const day = (date: string) => formatDay(date, view.locale, 'short');
  const end = (id: string | null) => (id ? nameOf(view, id) : '…');
  return [
    startDate
      ? [startDate, last]
          .filter(Boolean)
          .map((date) => day(date ?? ''))
          .join(' – ')
      : order.noDates,
    startGateway || endGateway ? `${end(startGateway)} – ${end(endGateway)}` : '',
    [counted(adults, facts.adultsOf), children > 0 ? counted(children, facts.childrenOf) : '']
      .filter(Boolean)
      .join(', '),
    facts.vehicles[vehicle ?? 'none'],
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Settings of the trip as a whole behind one button: dates, start and end, travellers. */
export function TripFacts() {
  const { document, texts, edit } = useEditor();
  const { facts } = texts;
  const { adults, children, vehicle } = document;
  const summary = useSummary();
  /** Open from the start while the trip has no first day, which comes first. */
  const [isFirstOpen] = useState(document.startDate === null);
  return (
    <details id="trip-settings" open={isFirstOpen} className="group mt-4">
      <summary className="flex min-h-11 list-none flex-wrap items-center justify-between gap-x-6 [&::-webkit-details-marker]:hidden">
        <span className="font-ui tabular-nums">{summary}</span>
        <span className={buttonClass('secondary')}>{facts.settings}</span>
      </summary>
      <section
        aria-label={facts.heading}
        className="mt-4 grid items-end gap-x-6 gap-y-4 border-b border-rule pb-6 sm:grid-cols-2 lg:grid-cols-3"
      >
        <StartDate />
        <SelectField
          id="trip-vehicle"
          label={facts.vehicle}
          value={vehicle ?? ''}
          onChange={({ target }) => {
            const chosen = vehicles.find((one) => one === target.value) ?? null;
            edit('vehicle', setFields({ vehicle: chosen }));
          }}
        >
          <option value="">{facts.vehicles.none}</option>
          {vehicles.map((one) => (
            <option key={one} value={one}>
              {facts.vehicles[one]}
            </option>
          ))}
        </SelectField>
        <GatewayField end="start" />
        <GatewayField end="end" />
        <NumberField
          id="trip-adults"
          label={facts.adults}
          value={adults}
          min={1}
          max={tripLimits.party}
          onChange={(count) => edit('adults', setFields({ adults: count }))}
        />
        <NumberField
          id="trip-children"
          label={facts.children}
          hint={facts.childrenHint}
          value={children}
          min={0}
          max={tripLimits.party}
          onChange={(count) => edit('children', setFields({ children: count }))}
        />
      </section>
    </details>
  );
}

function StartDate() {
  const { document, texts, edit, view } = useEditor();
  const { firstDate, lastDate } = tripLimits;
  const draft = useDraft<string | null>(document.startDate, {
    write: (date) => date ?? '',
    read: (text) => {
      if (text === '') return null;
      return text >= firstDate && text <= lastDate ? text : undefined;
    },
    take: (startDate) => edit('startDate', setFields({ startDate }), { keepsBoats: true }),
    // Browsers report an empty date while it is being typed, hence the longer delay.
    wait: 1500,
  });
  return (
    <Field
      id="trip-start-date"
      type="date"
      lang={view.locale}
      label={texts.facts.startDate}
      hint={texts.facts.startDateHint}
      min={firstDate}
      max={lastDate}
      value={draft.text}
      onChange={(event) => draft.change(event.target.value)}
      onBlur={draft.settle}
    />
  );
}

const groups = ['ports', 'airports', 'islands'] as const;

/** Field for the start or end of the trip: mainland ports, airports, islands. */
function GatewayField({ end }: { end: 'start' | 'end' }) {
  const { document, texts, view, edit } = useEditor();
  const { facts } = texts;
  const name = `${end}Gateway` as const;
  return (
    <SelectField
      id={`trip-${end}`}
      label={facts[end]}
      value={document[name] ?? ''}
      onChange={({ target }) =>
        edit(name, setFields({ [name]: target.value || null }), { keepsBoats: true })
      }
    >
      <option value="">{facts.gateway}</option>
      {groups.map((group) => (
        <optgroup key={group} label={facts[group]}>
          {view.gateways[group].map(({ id, name: place }) => (
            <option key={id} value={id}>
              {place}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}

interface NumberFieldProps {
  id: string;
  label: string;
  hint?: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/** Field for a whole number. Values outside the limits are clamped. */
function NumberField({ value, min, max, onChange, ...rest }: NumberFieldProps) {
  const draft = useDraft(value, {
    write: String,
    read: (text) => (/^\d+$/.test(text) ? Math.min(Math.max(Number(text), min), max) : undefined),
    take: onChange,
  });
  return (
    <Field
      {...rest}
      type="number"
      inputMode="numeric"
      min={min}
      max={max}
      value={draft.text}
      onChange={(event) => draft.change(event.target.value)}
      onBlur={draft.settle}
    />
  );
}
