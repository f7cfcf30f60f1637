'use client';

import { type ReactNode, useActionState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { mayLeave } from '@/lib/platform/auth/unsaved-work';
import { sendArchive } from '@/lib/trips/saved-trips/actions';
import { emptyTripForm, type TripFormState } from '@/lib/trips/saved-trips/form-state';
import type { EditorTexts } from './texts';

type Send = (previous: TripFormState, form: FormData) => Promise<TripFormState>;

export interface TripMenuProps {
  tripId: string;
  locale: string;
  isArchived: boolean;
  /** Actions that redirect to another page. */
  send: { duplicate: Send; delete: Send };
  texts: EditorTexts['manage'];
}

/** Actions on a trip as a whole, as plain forms that work without JavaScript. */
export function TripMenu({ tripId, locale, isArchived, send, texts }: TripMenuProps) {
  const hidden = { locale, id: tripId };
  return (
    <div className="mt-3 flex flex-wrap items-start gap-3">
      <MenuForm
        send={send.duplicate}
        fields={hidden}
        label={texts.duplicate}
        working={texts.working}
        isCareful
      />
      <MenuForm
        send={sendArchive}
        fields={{ ...hidden, archived: String(!isArchived) }}
        label={isArchived ? texts.unarchive : texts.archive}
        working={texts.working}
      />
      <MenuForm
        send={send.delete}
        fields={hidden}
        label={texts.delete}
        working={texts.working}
        look="border-bad text-bad"
      />
    </div>
  );
}

interface MenuFormProps {
  send: Send;
  fields: Readonly<Record<string, string>>;
  label: ReactNode;
  working: string;
  look?: string;
  /** True if the action leaves the page, so that unsaved changes have to be confirmed. */
  isCareful?: boolean;
}

function MenuForm({ send, fields, label, working, look, isCareful }: MenuFormProps) {
  const [{ result }, action, pending] = useActionState(send, emptyTripForm);
  return (
    <form action={action}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button
        type="submit"
        aria-disabled={pending}
        onClick={(event) => {
          if (pending || (isCareful && !mayLeave())) event.preventDefault();
        }}
        className={buttonClass('secondary', look)}
      >
        {pending ? working : label}
      </button>
      {result?.ok === false ? (
        <p role="alert" className="mt-2 font-ui text-sm font-medium text-bad">
          {result.error.message}
        </p>
      ) : null}
    </form>
  );
}
