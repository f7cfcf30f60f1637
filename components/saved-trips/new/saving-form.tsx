'use client';

import type { ReactNode } from 'react';
import { PlainPostMark } from '@/components/forms/plain-post-mark';
import { useSending } from '@/components/forms/use-sending';
import { showSuccess } from '@/components/layout/toast-store';
import { Field } from '@/components/ui/field';
import { type FailureTexts, FormFailure } from './form-failure';
import type { NewTripProps } from './new-trip-props';
import { SendingButton } from './sending-button';

export interface SavingTexts extends FailureTexts {
  name: string;
  save: string;
  saving: string;
  slow: string;
  saved: string;
  leave: string;
}

export interface SavingFormProps extends NewTripProps {
  /** Source to save: the query of a plan or budget, the token of a shared trip, a listing, or boats of a search. */
  source: { name: 'plan' | 'copy' | 'listing' | 'budget' | 'boats'; value: string };
  /** Further fields below the title. */
  children?: ReactNode;
  /** Suggested title; after sending, the title that was sent. */
  title: string;
  texts: SavingTexts;
}

/** Form that saves an existing plan under a title. Works without JavaScript. */
export function SavingForm(props: SavingFormProps) {
  const { locale, action, kept, once, signInHref, source, title, texts, children } = props;
  const { state, isPending, isSlow, form } = useSending(action, kept.state, {
    done: () => showSuccess(texts.saved),
    leave: texts.leave,
  });
  const faults = state.result?.ok === false ? (state.result.error.fields ?? {}) : {};
  return (
    <form {...form} noValidate className="mt-6 grid max-w-xl gap-6 lg:mt-0">
      <FormFailure state={state} texts={texts} signInHref={signInHref} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="once" value={once} />
      <PlainPostMark mark={kept.mark} />
      <input type="hidden" name={source.name} value={source.value} />
      <Field
        id="trip-title"
        name="title"
        label={texts.name}
        error={faults.title}
        defaultValue={state.fields.title ?? title}
        autoComplete="off"
        required
      />
      {children}
      <SendingButton
        isPending={isPending}
        isSlow={isSlow}
        texts={{ label: texts.save, working: texts.saving, slow: texts.slow }}
      />
    </form>
  );
}
