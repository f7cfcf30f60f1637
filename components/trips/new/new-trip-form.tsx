'use client';

import { useActionState } from 'react';
import { PlainPostMark } from '@/components/forms/plain-post-mark';
import { buttonClass } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import type { KeptAnswer } from '@/lib/actions/plain-post';
import type { TripFormState } from '@/lib/trips/form-state';
import { FormFailure } from './form-failure';
import { IslandRows, type IslandRowsTexts } from './island-rows';

export interface NewTripTexts extends IslandRowsTexts {
  name: string;
  nameHint: string;
  firstDay: string;
  firstDayHint: string;
  create: string;
  creating: string;
  failed: string;
}

interface NewTripFormProps {
  locale: string;
  action: (previous: TripFormState, form: FormData) => Promise<TripFormState>;
  kept: KeptAnswer<TripFormState>;
  /** By name, in the order of the list. */
  islands: readonly { value: string; label: string }[];
  texts: NewTripTexts;
}

/** A trip from a title, a first day and islands. Works as a plain form post too; what was typed is kept. */
export function NewTripForm({ locale, action, kept, islands, texts }: NewTripFormProps) {
  const [{ result, fields }, send, pending] = useActionState(action, kept.state);
  const faults = result?.ok === false ? (result.error.fields ?? {}) : {};
  return (
    <form action={send} noValidate className="grid gap-8">
      <FormFailure result={result} title={texts.failed} />
      <input type="hidden" name="locale" value={locale} />
      <PlainPostMark mark={kept.mark} />
      <Field
        id="trip-title"
        name="title"
        label={texts.name}
        hint={texts.nameHint}
        error={faults.title}
        defaultValue={fields.title}
        autoComplete="off"
        required
      />
      <div className="max-w-sm">
        <Field
          id="trip-first-day"
          name="startDate"
          type="date"
          label={texts.firstDay}
          hint={texts.firstDayHint}
          error={faults.startDate}
          defaultValue={fields.startDate}
        />
      </div>
      <IslandRows
        // React resets a select to the option of the first render; a new key makes it this one.
        key={JSON.stringify(fields)}
        islands={islands}
        fields={fields}
        error={faults.islands}
        texts={texts}
      />
      <div>
        <button
          type="submit"
          className={buttonClass('primary', 'w-full sm:w-auto sm:px-10')}
          aria-disabled={pending}
          // Not `disabled`: that would throw the focus away while the trip is on its way.
          onClick={(event) => pending && event.preventDefault()}
        >
          {pending ? texts.creating : texts.create}
        </button>
      </div>
    </form>
  );
}
