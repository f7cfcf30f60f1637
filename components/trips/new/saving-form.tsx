'use client';

import { useActionState } from 'react';
import { PlainPostMark } from '@/components/forms/plain-post-mark';
import { buttonClass } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import type { KeptAnswer } from '@/lib/actions/plain-post';
import type { TripFormState } from '@/lib/trips/form-state';
import { FormFailure } from './form-failure';

export interface SavingTexts {
  name: string;
  save: string;
  saving: string;
  failed: string;
}

interface SavingFormProps {
  locale: string;
  action: (previous: TripFormState, form: FormData) => Promise<TripFormState>;
  kept: KeptAnswer<TripFormState>;
  /** What is saved: the plan's query, or the token of a shared trip. */
  source: { name: 'plan' | 'copy'; value: string };
  /** Offered, and kept as typed once it was sent. */
  title: string;
  texts: SavingTexts;
}

/** Saves something ready made under a title. Works as a plain form post too. */
export function SavingForm({ locale, action, kept, source, title, texts }: SavingFormProps) {
  const [{ result, fields }, send, pending] = useActionState(action, kept.state);
  const faults = result?.ok === false ? (result.error.fields ?? {}) : {};
  return (
    <form action={send} noValidate className="mt-6 grid max-w-xl gap-6">
      <FormFailure result={result} title={texts.failed} />
      <input type="hidden" name="locale" value={locale} />
      <PlainPostMark mark={kept.mark} />
      <input type="hidden" name={source.name} value={source.value} />
      <Field
        id="trip-title"
        name="title"
        label={texts.name}
        error={faults.title}
        defaultValue={fields.title ?? title}
        autoComplete="off"
        required
      />
      <div>
        <button
          type="submit"
          className={buttonClass('primary', 'w-full sm:w-auto sm:px-10')}
          aria-disabled={pending}
          onClick={(event) => pending && event.preventDefault()}
        >
          {pending ? texts.saving : texts.save}
        </button>
      </div>
    </form>
  );
}
