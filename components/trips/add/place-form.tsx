'use client';

import { PlainPostMark } from '@/components/forms/plain-post-mark';
import { useSending } from '@/components/forms/use-sending';
import { showSuccess } from '@/components/layout/toast-store';
import { type FailureTexts, FormFailure } from '@/components/trips/new/form-failure';
import type { NewTripProps } from '@/components/trips/new/new-trip-props';
import { SendingButton } from '@/components/trips/new/sending-button';
import { ChoiceGroup } from '@/components/ui/choice-group';

interface PlaceFormProps extends Omit<NewTripProps, 'once'> {
  /** The trip's. */
  id: string;
  /** As the form names it: `activity/<slug>`. */
  listing: string;
  /** Days and stays of the trip, as `placeName` names them; at least one. */
  places: readonly { readonly value: string; readonly label: string }[];
  /** Offered, and kept as chosen once it was sent. */
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

/** Puts a listing into a trip for a day of it. Works as a plain form post too; sent twice it adds one. */
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
