'use client';

import { useActionState } from 'react';
import { PlainPostMark } from '@/components/forms/plain-post-mark';
import { buttonClass } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import type { KeptAnswer } from '@/lib/platform/actions/plain-post';
import type { TripFormState } from '@/lib/trips/saved-trips/form-state';
import type { TripFormAction } from './list-actions';

interface RenameFormProps {
  action: TripFormAction;
  kept: KeptAnswer<TripFormState>;
  locale: string;
  id: string;
  title: string;
  texts: { label: string; save: string; working: string };
}

/** Form to rename a trip. Keeps the input if it is rejected. */
export function RenameForm({ action, kept, locale, id, title, texts }: RenameFormProps) {
  const [{ result, fields }, send, pending] = useActionState(action, kept.state);
  const error =
    result?.ok === false ? (result.error.fields?.title ?? result.error.message) : undefined;
  return (
    <form action={send} noValidate className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="locale" value={locale} />
      <PlainPostMark mark={kept.mark} />
      <input type="hidden" name="id" value={id} />
      <div className="min-w-0 grow basis-64">
        <Field
          id={`title-${id}`}
          name="title"
          label={texts.label}
          error={error}
          defaultValue={fields.title ?? title}
          autoComplete="off"
          required
        />
      </div>
      <button
        type="submit"
        className={buttonClass('secondary')}
        aria-disabled={pending}
        onClick={(event) => pending && event.preventDefault()}
      >
        {pending ? texts.working : texts.save}
      </button>
    </form>
  );
}
