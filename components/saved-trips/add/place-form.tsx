'use client';

import { PlainPostMark } from '@/components/forms/plain-post-mark';
import { useSending } from '@/components/forms/use-sending';
import { showSuccess } from '@/components/layout/toast-store';
import { type FailureTexts, FormFailure } from '@/components/saved-trips/new/form-failure';
import type { NewTripProps } from '@/components/saved-trips/new/new-trip-props';
import { SendingButton } from '@/components/saved-trips/new/sending-button';
import { ChoiceGroup } from '@/components/ui/choice-group';

interface PlaceFormProps extends Omit<NewTripProps, 'once'> {
  /** Id of the trip. */
  id: string;
  /** Value of the form field: `activity/<slug>`. */
  listing: string;
  /** Days and stays to choose from, with values from `placeName`; at least one. */
  places: readonly { readonly value: string; readonly label: string }[];
  /** Initial choice; after sending, the choice that was sent. */
  place: string;
  texts: FailureTexts & {
    when: string;
    add: string;
    adding: string;
    slow: string;
    added: string;
    leave: string;
  };
}

/**
 * Form that adds a listing to a day or stay of a trip. Works without JavaScript; sending it twice
 * adds one entry.
 */
export function PlaceForm(props: PlaceFormProps) {
  const { locale, action, kept, signInHref, id, listing, places, place, texts } = props;
  const { state, isPending, isSlow, form } = useSending(action, kept.state, {
    done: () => showSuccess(texts.added),
    leave: texts.leave,
  });
  return (
    <form {...form} noValidate className="grid max-w-xl gap-6">
      <FormFailure state={state} texts={texts} signInHref={signInHref} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="listing" value={listing} />
      <PlainPostMark mark={kept.mark} />
      <ChoiceGroup
        legend={texts.when}
        name="place"
        value={state.fields.place ?? place}
        choices={places}
      />
      <SendingButton
        isPending={isPending}
        isSlow={isSlow}
        texts={{ label: texts.add, working: texts.adding, slow: texts.slow }}
      />
    </form>
  );
}
