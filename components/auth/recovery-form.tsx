'use client';

import { useActionState } from 'react';
import { Field } from '@/components/ui/field';
import { OutcomeBox } from '@/components/ui/outcome-box';
import type { KeptAnswer } from '@/lib/platform/actions/plain-post';
import type { MailState } from '@/lib/platform/auth/form-state';
import { requestRecovery } from '@/lib/platform/auth/mail-actions';
import { FormMarks } from './form-marks';
import { FreshOnReturn } from './fresh-on-return';
import { SubmitButton } from './submit-button';

export interface RecoveryTexts {
  email: string;
  submit: string;
  working: string;
  failed: string;
  sentTitle: string;
  /** Contains `{email}`, filled in from the response. */
  sent: string;
  another: string;
}

interface RecoveryFormProps {
  locale: string;
  /** Redirect target from the page's `?next=`; the server validates it. */
  next: string;
  kept: KeptAnswer<MailState>;
  /** URL of this page, to start again with an empty form. */
  another: string;
  texts: RecoveryTexts;
}

/** Requests the mail for a new password. The response does not reveal which accounts exist. */
export function RecoveryForm(props: RecoveryFormProps) {
  return (
    <FreshOnReturn>
      <Form {...props} />
    </FreshOnReturn>
  );
}

function Form({ locale, next, kept, another, texts }: RecoveryFormProps) {
  const [state, send, pending] = useActionState(requestRecovery, kept.state);
  const result = pending ? null : state.result;
  if (result?.ok) {
    return (
      <OutcomeBox kind="good" title={texts.sentTitle} answer={state}>
        <p>{texts.sent.replace('{email}', () => state.email)}</p>
        <p className="mt-3">
          {/* A plain link reloads the page, which clears the form. */}
          <a href={another} className="text-link">
            {texts.another}
          </a>
        </p>
      </OutcomeBox>
    );
  }
  return (
    <form action={send} noValidate className="grid gap-6">
      <FormMarks locale={locale} next={next} mark={kept.mark} />
      {result ? (
        <OutcomeBox kind="bad" title={texts.failed} answer={state}>
          <p>{result.error.message}</p>
        </OutcomeBox>
      ) : null}
      <Field
        id="recovery-email"
        name="email"
        type="email"
        label={texts.email}
        error={result?.error.fields?.email}
        defaultValue={state.email}
        autoComplete="username"
        required
      />
      <div>
        <SubmitButton pending={pending} label={texts.submit} working={texts.working} />
      </div>
    </form>
  );
}
