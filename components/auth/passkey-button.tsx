'use client';

import { useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { OutcomeBox } from '@/components/ui/outcome-box';
import { requestPasskey, signInWithPasskey } from '@/lib/platform/auth/passkey-actions';
import { askForPasskey, usePasskeys } from '@/lib/platform/auth/passkey-browser';
import { useSession } from '@/lib/platform/auth/session-store';

interface PasskeyButtonProps {
  locale: string;
  /** Redirect target on this site; the server validates it. */
  next: string;
  texts: Record<'submit' | 'working' | 'cancelled' | 'failed', string>;
}

/**
 * Button that signs in with a passkey. Absent without JavaScript and in browsers without passkeys,
 * where the password works as ever.
 */
export function PasskeyButton({ locale, next, texts }: PasskeyButtonProps) {
  const isSupported = usePasskeys();
  const [isPending, setPending] = useState(false);
  const [fault, setFault] = useState<{ message: string }>();
  if (!isSupported) return null;

  /** Returns the error message; undefined once the person is signed in and the page is being left. */
  async function signIn(): Promise<string | undefined> {
    const form = new FormData();
    form.set('locale', locale);
    const request = await requestPasskey(form);
    if (!request.ok) return request.error.message;
    const answer = await askForPasskey(request.data.options);
    if (answer.kind !== 'done') return texts.cancelled;
    form.set('next', next);
    form.set('challengeId', request.data.challengeId);
    form.set('credential', answer.text);
    const result = await signInWithPasskey(form);
    if (!result.ok) return result.error.message;
    if (result.data.kind !== 'signed-in') return texts.cancelled;
    useSession.getState().login(result.data.user);
    window.location.assign(result.data.next);
  }

  async function press() {
    if (isPending) return;
    setPending(true);
    setFault(undefined);
    const message = await signIn();
    if (message === undefined) return;
    setFault({ message });
    setPending(false);
  }

  return (
    <div className="mt-4 grid justify-items-start gap-6">
      {fault ? (
        <OutcomeBox kind="bad" title={texts.failed} answer={fault}>
          <p>{fault.message}</p>
        </OutcomeBox>
      ) : null}
      <button
        type="button"
        className={buttonClass(
          'secondary',
          'w-full aria-disabled:cursor-progress aria-disabled:opacity-60 sm:w-auto sm:min-w-44',
        )}
        aria-disabled={isPending}
        onClick={press}
      >
        {isPending ? texts.working : texts.submit}
      </button>
    </div>
  );
}
