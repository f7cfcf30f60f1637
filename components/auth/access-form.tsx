'use client';

import { type ReactNode, useActionState, useEffect } from 'react';
import { Field } from '@/components/ui/field';
import { OutcomeBox } from '@/components/ui/outcome-box';
import type { KeptAnswer } from '@/lib/platform/actions/plain-post';
import { signIn, signUp } from '@/lib/platform/auth/access-actions';
import {
  type AccessMode,
  type AccessState,
  type MailState,
  passwordLength,
} from '@/lib/platform/auth/form-state';
import { useSession } from '@/lib/platform/auth/session-store';
import { FormMarks } from './form-marks';
import { FreshOnReturn } from './fresh-on-return';
import { PasswordField, type PasswordTexts } from './password-field';
import { ResendForm, type ResendTexts } from './resend-form';
import { SubmitButton } from './submit-button';

export interface AccessTexts extends PasswordTexts {
  name: string;
  email: string;
  password: string;
  passwordHint: string;
  submit: string;
  working: string;
  failed: string;
  checkMailTitle: string;
  checkMail: string;
  /** Contains `{email}`, filled in from the response. */
  sentTo: string;
  resend: ResendTexts;
}

interface AccessFormProps {
  mode: AccessMode;
  locale: string;
  /** Redirect target from the page's `?next=`; the server validates it. */
  next: string;
  kept: KeptAnswer<AccessState>;
  /** State of the form that requests another confirmation mail, shown only when needed. */
  keptResend: KeptAnswer<MailState>;
  texts: AccessTexts;
  /** Link 'Forgot your password?' below the password field. */
  forgot?: ReactNode;
}

/** Sign-in or sign-up form. The mode is the React key, so switching it clears the form. */
export function AccessForm(props: AccessFormProps) {
  return (
    <FreshOnReturn>
      <Form key={props.mode} {...props} />
    </FreshOnReturn>
  );
}

function Form({ mode, locale, next, kept, keptResend, texts, forgot }: AccessFormProps) {
  const isNew = mode === 'signup';
  const [state, send, pending] = useActionState(isNew ? signUp : signIn, kept.state);
  const { fields } = state;
  // Hides the previous outcome while a request is pending.
  const result = pending ? null : state.result;
  const outcome = state.result?.ok ? state.result.data : undefined;
  useEffect(() => {
    if (outcome?.kind !== 'signed-in') return;
    useSession.getState().login(outcome.user);
    window.location.assign(outcome.next);
  }, [outcome]);
  const faults = result?.ok === false ? (result.error.fields ?? {}) : {};
  const isWorking = pending || outcome?.kind === 'signed-in';
  const again = (
    <ResendForm
      locale={locale}
      next={next}
      kept={keptResend}
      email={fields.email}
      texts={texts.resend}
    />
  );
  if (result?.ok && result.data.kind === 'mail-sent') {
    return (
      <div className="grid gap-8">
        <OutcomeBox kind="good" title={texts.checkMailTitle} answer={state}>
          <p>{texts.checkMail}</p>
          <p className="mt-2 break-words">{texts.sentTo.replace('{email}', () => fields.email)}</p>
        </OutcomeBox>
        {again}
      </div>
    );
  }
  return (
    <div className="grid gap-8">
      {result?.ok === false ? (
        <OutcomeBox kind="bad" title={texts.failed} answer={state}>
          <p>{result.error.message}</p>
        </OutcomeBox>
      ) : null}
      {result?.ok && result.data.kind === 'unconfirmed' ? (
        <>
          <OutcomeBox kind="bad" title={texts.failed} answer={state}>
            <p>{result.data.message}</p>
          </OutcomeBox>
          {again}
        </>
      ) : null}
      <form action={send} noValidate className="grid gap-6">
        <FormMarks locale={locale} next={next} mark={kept.mark} />
        {isNew ? (
          <Field
            id="access-name"
            name="name"
            label={texts.name}
            error={faults.name}
            defaultValue={fields.name}
            autoComplete="name"
            required
          />
        ) : null}
        <Field
          id="access-email"
          name="email"
          type="email"
          label={texts.email}
          error={faults.email}
          defaultValue={fields.email}
          autoComplete={isNew ? 'email' : 'username'}
          required
        />
        <div>
          <PasswordField
            id="access-password"
            label={texts.password}
            hint={isNew ? texts.passwordHint : undefined}
            error={faults.password}
            autoComplete={isNew ? 'new-password' : 'current-password'}
            minLength={isNew ? passwordLength.min : undefined}
            texts={texts}
          />
          {forgot}
        </div>
        <div>
          <SubmitButton pending={isWorking} label={texts.submit} working={texts.working} />
        </div>
      </form>
    </div>
  );
}
