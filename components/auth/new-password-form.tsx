'use client';

import { type ReactNode, useActionState, useEffect } from 'react';
import { Field } from '@/components/ui/field';
import { OutcomeBox } from '@/components/ui/outcome-box';
import type { KeptAnswer } from '@/lib/platform/actions/plain-post';
import { type NewPasswordState, passwordLength } from '@/lib/platform/auth/form-state';
import { setNewPassword } from '@/lib/platform/auth/new-password-actions';
import { useSession } from '@/lib/platform/auth/session-store';
import { FormMarks } from './form-marks';
import { PasswordField, type PasswordTexts } from './password-field';
import { SubmitButton } from './submit-button';

export interface NewPasswordTexts extends PasswordTexts {
  password: string;
  passwordHint: string;
  code: string;
  codeHint: string;
  codeToo: string;
  submit: string;
  working: string;
  failed: string;
  doneTitle: string;
  done: string;
}

interface NewPasswordFormProps {
  locale: string;
  tokenHash: string;
  kept: KeptAnswer<NewPasswordState>;
  texts: NewPasswordTexts;
  /** Links shown after the password is set. */
  waysOn: ReactNode;
  /** Replaces the form when the link is used or expired. */
  deadLink: ReactNode;
}

/** Form for a new password, opened from the link in the mail. */
export function NewPasswordForm({
  locale,
  tokenHash,
  kept,
  texts,
  waysOn,
  deadLink,
}: NewPasswordFormProps) {
  const [state, send, pending] = useActionState(setNewPassword, kept.state);
  const result = pending ? null : state.result;
  const user = state.result?.ok ? state.result.data : undefined;
  useEffect(() => {
    if (user) useSession.getState().login(user);
  }, [user]);
  if (state.isLinkDead) return deadLink;
  if (result?.ok) {
    return (
      <OutcomeBox kind="good" title={texts.doneTitle} answer={state}>
        <p>{texts.done}</p>
        {waysOn}
      </OutcomeBox>
    );
  }
  return (
    <form action={send} noValidate className="grid gap-6">
      <FormMarks locale={locale} mark={kept.mark} />
      <input type="hidden" name="tokenHash" value={tokenHash} />
      <input type="hidden" name="verified" value={state.isVerified ? 'yes' : ''} />
      {result ? (
        <OutcomeBox kind="bad" title={texts.failed} answer={state}>
          <p>{state.asksCode ? texts.codeToo : result.error.message}</p>
        </OutcomeBox>
      ) : null}
      <PasswordField
        id="new-password"
        label={texts.password}
        hint={texts.passwordHint}
        error={result?.error.fields?.password}
        autoComplete="new-password"
        minLength={passwordLength.min}
        texts={texts}
      />
      {state.asksCode ? (
        <Field
          id="new-password-code"
          name="code"
          label={texts.code}
          hint={texts.codeHint}
          error={result?.error.fields?.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={40}
          required
        />
      ) : null}
      <div>
        <SubmitButton pending={pending} label={texts.submit} working={texts.working} />
      </div>
    </form>
  );
}
