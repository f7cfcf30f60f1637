'use client';

import { Field, SelectField } from '@/components/ui/field';
import { vehicles } from '@/lib/sea/timetable/types';
import { tripLimits } from '@/lib/trips/saved-trips/limits';
import { setFields } from './changes';
import { useEditor } from './editor-context';
import { useDraft } from './use-draft';

/** Fields for the trip as a whole: title, start date, start and end, travellers. */
export function TripFacts() {
  const { document, texts, edit } = useEditor();
  const { facts } = texts;
  const { title, adults, children, vehicle } = document;
  return (
    <section
      aria-label={facts.heading}
      className="mt-6 grid items-end gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-4"
    >
      <div className="sm:col-span-2">
        <Field
          id="trip-title"
          label={facts.title}
          value={title}
          maxLength={tripLimits.title}
          error={title.trim() === '' ? facts.titleMissing : undefined}
          onChange={(event) => edit('title', setFields({ title: event.target.value }))}
        />
      </div>
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
