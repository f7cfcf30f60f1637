'use client';

import { type ReactNode, useActionState, useEffect } from 'react';
import { Field } from '@/components/ui/field';
import { OutcomeBox } from '@/components/ui/outcome-box';
import type { KeptAnswer } from '@/lib/platform/actions/plain-post';
import type { SecondFactorState } from '@/lib/platform/auth/form-state';
import { takeSecondFactor } from '@/lib/platform/auth/second-factor-actions';
import { signOut } from '@/lib/platform/auth/session-store';
import { signOutPlainly } from '@/lib/platform/auth/sign-out-action';
import { FormMarks } from './form-marks';
import { SubmitButton } from './submit-button';

interface SecondFactorFormProps {
  locale: string;
  /** Redirect target on this site. */
  next: string;
  home: string;
  kept: KeptAnswer<SecondFactorState>;
  texts: Record<'code' | 'codeHint' | 'submit' | 'working' | 'failed' | 'signOut', string>;
  /** Advice for users without access to their phone. */
  children: ReactNode;
}

/** Form for the code of two-factor authentication, with advice and a sign-out button. */
export function SecondFactorForm({
  locale,
  next,
  home,
  kept,
  texts,
  children,
}: SecondFactorFormProps) {
  const [state, send, pending] = useActionState(takeSecondFactor, kept.state);
  const result = pending ? null : state.result;
  const goal = state.result?.ok ? state.result.data.next : undefined;
  useEffect(() => {
    if (goal) window.location.assign(goal);
  }, [goal]);
  return (
    <div className="grid gap-8">
      {result?.ok === false ? (
        <OutcomeBox kind="bad" title={texts.failed} answer={state}>
          <p>{result.error.message}</p>
        </OutcomeBox>
      ) : null}
      <form action={send} noValidate className="grid gap-6">
        <FormMarks locale={locale} next={next} mark={kept.mark} />
        <Field
          id="second-factor-code"
          name="code"
          label={texts.code}
          hint={texts.codeHint}
          error={result?.ok === false ? result.error.fields?.code : undefined}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={40}
          required
        />
        <div>
          <SubmitButton
            pending={pending || goal !== undefined}
            label={texts.submit}
            working={texts.working}
          />
        </div>
      </form>
      <div className="border-t border-rule pt-6 font-ui text-sm">
        {children}
        <form
          action={signOutPlainly}
          className="mt-4"
          onSubmit={(event) => {
            // The client also deletes personal data from this browser.
            event.preventDefault();
            void signOut(home);
          }}
        >
          <FormMarks locale={locale} mark={kept.mark} />
          <button type="submit" className="text-link inline-flex min-h-11 items-center">
            {texts.signOut}
          </button>
        </form>
      </div>
    </div>
  );
}
