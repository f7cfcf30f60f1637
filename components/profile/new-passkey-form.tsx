'use client';

import { useActionState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { OutcomeBox } from '@/components/ui/outcome-box';
import { createPasskey, usePasskeys } from '@/lib/platform/auth/passkey-browser';
import { addPasskey, requestNewPasskey } from '@/lib/platform/profile/actions/passkeys';

interface NewPasskeyFormProps {
  locale: string;
  email: string;
  texts: Record<
    'current' | 'currentHint' | 'add' | 'adding' | 'nowAdded' | 'cancelled' | 'exists' | 'notHere',
    string
  >;
}

interface Outcome {
  isAdded: boolean;
  /** Message of a failure that belongs to no field. */
  message?: string;
  /** Error of the password field. */
  current?: string | undefined;
}

/** Form that adds a passkey; says what it takes where the browser cannot do it. */
export function NewPasskeyForm({ locale, email, texts }: NewPasskeyFormProps) {
  const isSupported = usePasskeys();
  const [outcome, send, pending] = useActionState(add, null);

  async function add(_previous: Outcome | null, form: FormData): Promise<Outcome> {
    const request = await requestNewPasskey(form);
    if (!request.ok) {
      const { fields = {}, message } = request.error;
      return { isAdded: false, message: fields.passkey ?? message, current: fields.current };
    }
    const made = await createPasskey(request.data.options);
    if (made.kind !== 'done') return { isAdded: false, message: texts[made.kind] };
    const sent = new FormData();
    sent.set('locale', locale);
    sent.set('challengeId', request.data.challengeId);
    sent.set('credential', made.text);
    const result = await addPasskey(sent);
    if (result.ok) return { isAdded: true };
    return { isAdded: false, message: result.error.fields?.passkey ?? result.error.message };
  }

  if (!isSupported) return <p className="text-ink-2">{texts.notHere}</p>;
  return (
    <form action={send} noValidate className="grid gap-5">
      <input type="hidden" name="locale" value={locale} />
      {outcome ? (
        <OutcomeBox kind={outcome.isAdded ? 'good' : 'bad'} answer={outcome}>
          {outcome.isAdded ? texts.nowAdded : outcome.message}
        </OutcomeBox>
      ) : null}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field
        id="profile-passkey-current"
        name="current"
        type="password"
        label={texts.current}
        hint={texts.currentHint}
        error={outcome?.current}
        autoComplete="current-password"
        required
      />
      <button
        type="submit"
        className={`${buttonClass('secondary')} justify-self-start`}
        aria-disabled={pending}
        onClick={(event) => pending && event.preventDefault()}
      >
        {pending ? texts.adding : texts.add}
      </button>
    </form>
  );
}
