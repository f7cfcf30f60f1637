'use client';

import { useActionState } from 'react';
import { PlainPostMark } from '@/components/forms/plain-post-mark';
import { buttonClass } from '@/components/ui/button';
import type { KeptAnswer } from '@/lib/platform/actions/plain-post';
import type { TripFormState } from '@/lib/trips/saved-trips/form-state';
import type { TripFormAction } from './list-actions';

interface TripActionProps {
  action: TripFormAction;
  kept: KeptAnswer<TripFormState>;
  locale: string;
  /** Id of the trip. */
  id: string;
  text: string;
  /** Accessible name, which includes the trip: a list has many buttons with the same text. */
  label: string;
  working: string;
  /** Further hidden fields. */
  fields?: Readonly<Record<string, string>>;
}

/** Form with one button that acts on a trip. A rejection is explained below it. */
export function TripAction({
  action,
  kept,
  locale,
  id,
  text,
  label,
  working,
  fields = {},
}: TripActionProps) {
  const [{ result }, send, pending] = useActionState(action, kept.state);
  return (
    <form action={send} className="min-w-0">
      <input type="hidden" name="locale" value={locale} />
      <PlainPostMark mark={kept.mark} />
      <input type="hidden" name="id" value={id} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        aria-label={label}
        className={buttonClass('secondary')}
        aria-disabled={pending}
        onClick={(event) => pending && event.preventDefault()}
      >
        {pending ? working : text}
      </button>
      {result?.ok === false ? (
        <p role="alert" className="mt-2 max-w-sm font-ui text-sm font-medium text-bad">
          {result.error.message}
        </p>
      ) : null}
    </form>
  );
}
