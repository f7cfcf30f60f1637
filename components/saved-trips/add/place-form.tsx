'use client';

import { PlainPostMark } from '@/components/forms/plain-post-mark';
import { useSending } from '@/components/forms/use-sending';
import { showSuccess } from '@/components/layout/toast-store';
import { type FailureTexts, FormFailure } from '@/components/saved-trips/new/form-failure';
import type { NewTripProps } from '@/components/saved-trips/new/new-trip-props';
import { SendingButton } from '@/components/saved-trips/new/sending-button';
import { ChoiceGroup } from '@/components/ui/choice-group';

interface PlaceFormProps extends Omit<NewTripProps, 'once'> {
  /** Form fields that name the thing to add, and its trip where that is known. */
  hidden: Readonly<Record<string, string>>;
  /** Name of the field to choose. */
  name: string;
  /** Days and stays, with values from `placeName`, or trips to choose from; at least one. */
  choices: readonly { readonly value: string; readonly label: string }[];
  /** Initial choice; after sending, the choice that was sent. */
  chosen: string;
  texts: FailureTexts & {
    legend: string;
    add: string;
    adding: string;
    slow: string;
    added: string;
    leave: string;
  };
}

/**
 * Form that adds a listing to a day or stay of a trip, or boats to a trip. Works without JavaScript; sending it twice
 * adds one entry.
 */
export function PlaceForm(props: PlaceFormProps) {
  const { locale, action, kept, signInHref, hidden, name, choices, chosen, texts } = props;
  const { state, isPending, isSlow, form } = useSending(action, kept.state, {
    done: () => showSuccess(texts.added),
    leave: texts.leave,
  });
  return (
    <form {...form} noValidate className="grid max-w-xl gap-6">
      <FormFailure state={state} texts={texts} signInHref={signInHref} />
      <input type="hidden" name="locale" value={locale} />
      {Object.entries(hidden).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      <PlainPostMark mark={kept.mark} />
      <ChoiceGroup
        legend={texts.legend}
        name={name}
        value={state.fields[name] ?? chosen}
        choices={choices}
      />
      <SendingButton
        isPending={isPending}
        isSlow={isSlow}
        texts={{ label: texts.add, working: texts.adding, slow: texts.slow }}
      />
    </form>
  );
}
