'use client';

import { PlainPostMark } from '@/components/forms/plain-post-mark';
import { useSending } from '@/components/forms/use-sending';
import { showSuccess } from '@/components/layout/toast-store';
import { Field } from '@/components/ui/field';
import { type FailureTexts, FormFailure } from './form-failure';
import { IslandRows, type IslandRowsTexts } from './island-rows';
import type { NewTripProps } from './new-trip-props';
import { SendingButton } from './sending-button';

export interface NewTripTexts extends IslandRowsTexts, FailureTexts {
  name: string;
  nameHint: string;
  firstDay: string;
  firstDayHint: string;
  create: string;
  creating: string;
  slow: string;
  saved: string;
  leave: string;
}

interface NewTripFormProps extends NewTripProps {
  /** Sorted by name. */
  islands: readonly { value: string; label: string }[];
  texts: NewTripTexts;
}

/**
 * Form that creates a trip from a title, a first day and islands. Works without JavaScript and
 * keeps the input.
 */
export function NewTripForm(props: NewTripFormProps) {
  const { locale, action, kept, once, signInHref, islands, texts } = props;
  const { state, isPending, isSlow, form } = useSending(action, kept.state, {
    done: () => showSuccess(texts.saved),
    leave: texts.leave,
  });
  const { result, fields } = state;
  const faults = result?.ok === false ? (result.error.fields ?? {}) : {};
  return (
    <form {...form} noValidate className="grid gap-8">
      <FormFailure state={state} texts={texts} signInHref={signInHref} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="once" value={once} />
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
        // An uncontrolled select keeps its first value; a new key applies the values sent.
        key={JSON.stringify(fields)}
        islands={islands}
        fields={fields}
        error={faults.islands}
        texts={texts}
      />
      <SendingButton
        isPending={isPending}
        isSlow={isSlow}
        texts={{ label: texts.create, working: texts.creating, slow: texts.slow }}
      />
    </form>
  );
}
