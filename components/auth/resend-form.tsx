'use client';

import { useActionState } from 'react';
import { Field } from '@/components/ui/field';
import { OutcomeBox } from '@/components/ui/outcome-box';
import type { KeptAnswer } from '@/lib/platform/actions/plain-post';
import type { MailState } from '@/lib/platform/auth/form-state';
import { resendConfirmation } from '@/lib/platform/auth/mail-actions';
import { FormMarks } from './form-marks';
import { SubmitButton } from './submit-button';

export interface ResendTexts {
  title: string;
  email: string;
  submit: string;
  working: string;
  failed: string;
  sent: string;
}

interface ResendFormProps {
  locale: string;
  next: string;
  kept: KeptAnswer<MailState>;
  /** Email address if known; otherwise the form asks for it. */
  email?: string;
  texts: ResendTexts;
}

/** Requests another confirmation mail. */
export function ResendForm({ locale, next, kept, email, texts }: ResendFormProps) {
  const [state, send, pending] = useActionState(resendConfirmation, kept.state);
  const result = pending ? null : state.result;
  if (result?.ok) {
    return (
      <OutcomeBox kind="good" answer={state}>
        <p>{texts.sent}</p>
      </OutcomeBox>
    );
  }
  const fault = result?.error.fields?.email;
  return (
    <form action={send} noValidate className="grid gap-4">
      <FormMarks locale={locale} next={next} mark={kept.mark} />
      {result && !fault ? (
        <OutcomeBox kind="bad" title={texts.failed} answer={state}>
          <p>{result.error.message}</p>
        </OutcomeBox>
      ) : null}
      <h2 className="text-lg">{texts.title}</h2>
      {email ? (
        <input type="hidden" name="email" value={email} />
      ) : (
        <Field
          id="resend-email"
          name="email"
          type="email"
          label={texts.email}
          error={fault}
          defaultValue={state.email}
          autoComplete="email"
          required
        />
      )}
      <div>
        <SubmitButton
          pending={pending}
          label={texts.submit}
          working={texts.working}
          look="secondary"
        />
      </div>
    </form>
  );
}
