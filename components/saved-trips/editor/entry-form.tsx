'use client';

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Field, SelectField } from '@/components/ui/field';
import { fill } from '@/lib/foundation/i18n/fill';
import { decimalSign } from '@/lib/foundation/i18n/format';
import { addDays } from '@/lib/foundation/time/days';
import type { IsoDate } from '@/lib/foundation/time/types';
import { isListedKind, priceOn, shownEntry } from '@/lib/trips/saved-trips/entry-listing';
import { tripLimits } from '@/lib/trips/saved-trips/limits';
import { daysOfStop } from '@/lib/trips/saved-trips/rules';
import type { EntryKind, TripEntry, TripStop } from '@/lib/trips/saved-trips/types';
import { dayName } from './day-name';
import { useEditor, useOpenForm } from './editor-context';
import { type EntryFault, type EntryFields, fieldsOf, readEntry } from './entry-fields';
import { ListingPicker } from './listing-picker';
import type { FoundListing } from './use-listing-search';

interface EntryFormProps {
  kind: EntryKind;
  /** Entry to edit; undefined for a new one. */
  entry: TripEntry | undefined;
  stop: TripStop;
  arrive: IsoDate | undefined;
  onTake: (entry: TripEntry) => void;
  onCancel: () => void;
}

/** Form for a hotel, activity, vehicle or note. Errors appear at their fields. */
export function EntryForm({ kind, entry, stop, arrive, onTake, onCancel }: EntryFormProps) {
  const { document, texts, view } = useEditor();
  const words = texts.entries;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [first] = useState(() => fieldsOf(entry, decimalSign(view.locale)));
  const [fields, setFields] = useState(first);
  const [faults, setFaults] = useState<readonly EntryFault[]>([]);
  useOpenForm(fields !== first);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);

  function take(event: FormEvent) {
    event.preventDefault();
    const read = readEntry(fields, { stopId: stop.id, kind });
    if ('entry' in read) return onTake(read.entry);
    setFaults(read.faults);
    form.current?.querySelector<HTMLElement>(`[name="${read.faults[0]}"]`)?.focus();
  }
  const field = (name: keyof EntryFields) => ({
    id: `${id}-${name}`,
    name,
    value: fields[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setFields((before) => ({ ...before, [name]: target.value }));
      setFaults((before) => before.filter((fault) => fault !== name));
    },
  });
  function choose(listing: string, title: string, next: keyof EntryFields) {
    setFields((before) => ({ ...before, listing, title }));
    setFaults((before) => before.filter((one) => one !== 'title'));
    // Waits until the pressed button is gone.
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>(`[name="${next}"]`)?.focus(),
    );
  }
  const pick = ({ slug, name }: FoundListing) => choose(slug, name[view.locale], 'cost');
  const fault = (name: EntryFault) =>
    faults.includes(name) ? fill(words.errors[name], { count: tripLimits.entryTitle }) : undefined;
  return (
    <form
      ref={form}
      noValidate
      onSubmit={take}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      className="mt-2 grid gap-4 border border-control bg-sheet p-4 sm:grid-cols-2"
    >
      <div className="grid gap-3 sm:col-span-2">
        {fields.listing ? (
          <ChosenListing
            chosen={{ kind, listing: fields.listing, title: fields.title }}
            day={arrive && addDays(arrive, Number(fields.day))}
            onGiveUp={() => choose('', '', 'title')}
          />
        ) : (
          <Field
            {...field('title')}
            label={words.name[kind]}
            maxLength={tripLimits.entryTitle}
            error={fault('title')}
            autoComplete="off"
            required
          />
        )}
        {isListedKind(kind) && !fields.listing ? (
          <ListingPicker kind={kind} stop={stop} text={fields.title} onPick={pick} />
        ) : null}
      </div>
      {kind === 'note' ? null : (
        <Field
          {...field('cost')}
          inputMode="decimal"
          label={words.cost}
          hint={words.costHint}
          error={fault('cost')}
        />
      )}
      <SelectField {...field('day')} label={words.day}>
        <option value="">{texts.stay.whole}</option>
        {daysOfStop(document, stop).map((offset) => (
          <option key={offset} value={offset}>
            {dayName(offset, { stop, arrive, texts, locale: view.locale })}
          </option>
        ))}
      </SelectField>
      <div className="sm:col-span-2">
        <Field
          {...field('url')}
          inputMode="url"
          autoCapitalize="none"
          label={words.url}
          hint={words.urlHint}
          error={fault('url')}
        />
      </div>
      <div className="sm:col-span-2">
        <Field
          {...field('note')}
          multiline
          rows={2}
          label={words.more}
          maxLength={tripLimits.note}
        />
      </div>
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <button type="submit" className={buttonClass('primary')}>
          {entry ? words.change : words.save}
        </button>
        <button type="button" onClick={onCancel} className={buttonClass('secondary')}>
          {words.cancel}
        </button>
      </div>
    </form>
  );
}

interface ChosenListingProps {
  chosen: Pick<TripEntry, 'kind' | 'listing' | 'title'>;
  /** ISO date of its day; undefined while the trip has no dates. */
  day: string | undefined;
  /** Called to return to a typed name. */
  onGiveUp: () => void;
}

/** Listing chosen for an entry, shown instead of the name field. */
function ChosenListing({ chosen, day, onGiveUp }: ChosenListingProps) {
  const { texts, view } = useEditor();
  const { title, listing, isGone } = shownEntry(chosen, view.listings);
  return (
    <div className="border-l-2 border-accent pl-3">
      <p className="font-medium [overflow-wrap:anywhere]">{title}</p>
      <p className="font-ui text-sm text-ink-2">
        {listing ? [listing.where, priceOn(listing, day)].join(' · ') : null}
      </p>
      <p className="font-ui text-sm text-ink-2">
        {isGone ? texts.entries.gone : texts.entries.picker.chosen}
      </p>
      <button
        type="button"
        data-give-up=""
        onClick={onGiveUp}
        className="text-link inline-flex min-h-11 items-center font-ui text-sm"
      >
        {texts.entries.picker.other}
      </button>
    </div>
  );
}
