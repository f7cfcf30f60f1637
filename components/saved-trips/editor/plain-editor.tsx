import { SiteLink } from '@/components/layout/site-link';
import { buttonClass } from '@/components/ui/button';
import { Field, SelectField } from '@/components/ui/field';
import { OutcomeBox } from '@/components/ui/outcome-box';
import { fill } from '@/lib/foundation/i18n/fill';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { KeptAnswer } from '@/lib/platform/actions/plain-post';
import { plainPostField } from '@/lib/platform/actions/plain-post-mark';
import { routes } from '@/lib/platform/routes/register';
import type { TripFormState } from '@/lib/trips/saved-trips/form-state';
import { tripLimits } from '@/lib/trips/saved-trips/limits';
import { type PlainStep, plainNames, stepValue } from '@/lib/trips/saved-trips/plain-edit';
import { daysOfStop, stopDates } from '@/lib/trips/saved-trips/rules';
import type { Trip, TripStop } from '@/lib/trips/saved-trips/types';
import { dayName } from './day-name';
import type { EditorTexts } from './texts';

interface PlainEditorProps {
  trip: Trip;
  locale: Locale;
  texts: EditorTexts;
  /** Label of the mark on a room that cannot be cancelled. */
  room: string;
  /** All islands, sorted by name. */
  islands: readonly { readonly id: string; readonly name: string }[];
  action: (form: FormData) => Promise<void>;
  kept: KeptAnswer<TripFormState>;
}

/**
 * Form that changes a trip without JavaScript: name, first day, islands, nights and notes. Each of
 * its buttons saves all fields.
 */
export function PlainEditor(props: PlainEditorProps) {
  const { trip, locale, texts, islands, action, kept } = props;
  const { plain, facts, order } = texts;
  const { result, fields } = kept.state;
  const faults = result?.ok === false ? (result.error.fields ?? {}) : {};
  const [before = '', after = ''] = plain.boats.split('{link}');
  return (
    <section aria-labelledby="plain-title" className="measure border-l-2 border-accent bg-deep p-5">
      <h2 id="plain-title">{plain.title}</h2>
      <p className="mt-1 font-ui">{texts.noScript}</p>
      {result ? (
        <div className="mt-4">
          <OutcomeBox kind={result.ok ? 'good' : 'bad'} answer={result}>
            <p>{result.ok ? plain.saved : (faults.document ?? result.error.message)}</p>
          </OutcomeBox>
        </div>
      ) : null}
      <form action={action} className="mt-4 grid gap-4">
        <input type="hidden" name="locale" value={locale} />
        <input type="hidden" name={plainPostField} value={kept.mark} />
        <input type="hidden" name="id" value={trip.id} />
        <input type="hidden" name="version" value={trip.version} />
        <Field
          id="plain-name"
          name="title"
          label={facts.title}
          error={faults.title}
          defaultValue={fields.title ?? trip.title}
        />
        <Field
          id="plain-start"
          name="startDate"
          type="date"
          label={facts.startDate}
          error={faults.startDate}
          min={tripLimits.firstDate}
          max={tripLimits.lastDate}
          defaultValue={fields.startDate ?? trip.startDate ?? ''}
        />
        {/* The first button of a form is pressed by Enter in its fields. */}
        <SaveButton label={plain.save} />
        <ol className="grid gap-4">
          {trip.stops.map((stop, index) => (
            <Stop key={stop.id} {...props} stop={stop} index={index} />
          ))}
        </ol>
        {trip.stops.length < tripLimits.stops ? (
          <SelectField id="plain-add" name={plainNames.add} label={order.add} defaultValue="">
            <option value="">{order.choose}</option>
            {islands.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        ) : null}
        <SaveButton label={plain.save} />
      </form>
      <p className="mt-4 font-ui text-sm">
        {before}
        <SiteLink href={routes.ferryTickets} className="text-link">
          {plain.boatsLink}
        </SiteLink>
        {after}
      </p>
      <p className="mt-2 font-ui text-sm">
        {plain.rest}{' '}
        <SiteLink href={`${routes.trip(trip.id)}/sheet`} className="text-link">
          {texts.noScriptSheet}
        </SiteLink>
      </p>
    </section>
  );
}

const SaveButton = ({ label }: { label: string }) => (
  <button type="submit" className={buttonClass('primary', 'justify-self-start')}>
    {label}
  </button>
);

/** Fields and steps of one island. */
function Stop(props: PlainEditorProps & { stop: TripStop; index: number }) {
  const { trip, texts, locale, islands, kept, room, stop, index } = props;
  const { order, stay } = texts;
  const island = islands.find(({ id }) => id === stop.island)?.name ?? stop.island;
  const { fields } = kept.state;
  const arrive = stopDates(trip)?.[index]?.arrive;
  const noteOf = (offset: number) =>
    trip.days.find((day) => day.stopId === stop.id && day.dayOffset === offset)?.note ?? '';
  const note = (name: string, label: string, value: string) => (
    <Field
      key={name}
      multiline
      rows={2}
      id={name}
      name={name}
      label={label}
      maxLength={tripLimits.note}
      defaultValue={fields[name] ?? value}
    />
  );
  const step = (value: PlainStep, label: string, name: string) => (
    <button
      type="submit"
      name={plainNames.step}
      value={stepValue(value, stop.id)}
      aria-label={fill(name, { island })}
      className={buttonClass('secondary', 'px-3 text-sm')}
    >
      {label}
    </button>
  );
  return (
    <li>
      <fieldset className="grid min-w-0 gap-3 border border-rule p-4">
        <legend className="px-1 font-display text-lg">{`${index + 1}. ${island}`}</legend>
        <Field
          id={plainNames.nights(stop.id)}
          name={plainNames.nights(stop.id)}
          type="number"
          inputMode="numeric"
          label={fill(order.nightsOf, { island })}
          min={0}
          max={tripLimits.nights}
          defaultValue={fields[plainNames.nights(stop.id)] ?? stop.nights}
        />
        <label className="flex min-h-11 items-center gap-3 font-ui">
          <input type="hidden" name={plainNames.roomAsked(stop.id)} value="true" />
          <input
            type="checkbox"
            name={plainNames.room(stop.id)}
            value="true"
            defaultChecked={stop.roomFixed}
            className="size-5 shrink-0 accent-accent"
          />
          {room}
        </label>
        {note(plainNames.note(stop.id), fill(stay.note, { island }), stop.note)}
        <details>
          <summary className="min-h-11 py-2 font-ui">{texts.plain.days}</summary>
          <div className="grid gap-3">
            {daysOfStop(trip, stop).map((offset) =>
              note(
                plainNames.dayNote(stop.id, offset),
                fill(stay.dayNote, { day: dayName(offset, { stop, arrive, texts, locale }) }),
                noteOf(offset),
              ),
            )}
          </div>
        </details>
        <div className="flex flex-wrap gap-2">
          {index > 0 ? step('earlier', order.earlier, order.earlierOf) : null}
          {index < trip.stops.length - 1 ? step('later', order.later, order.laterOf) : null}
          {step('remove', order.remove, order.removeOf)}
        </div>
      </fieldset>
    </li>
  );
}
