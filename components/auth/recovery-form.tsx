'use client';

import { useActionState } from 'react';
import { Field } from '@/components/ui/field';
import { OutcomeBox } from '@/components/ui/outcome-box';
import type { KeptAnswer } from '@/lib/actions/plain-post';
import type { MailState } from '@/lib/auth/form-state';
import { requestRecovery } from '@/lib/auth/mail-actions';
import { FormMarks } from './form-marks';
import { FreshOnReturn } from './fresh-on-return';
import { SubmitButton } from './submit-button';

export interface RecoveryTexts {
  email: string;
  submit: string;
  working: string;
  failed: string;
  sentTitle: string;
  /** Holds `{email}`, which only the answer knows. */
  sent: string;
  another: string;
}

interface RecoveryFormProps {
  locale: string;
  /** Where to go afterwards, as the address of the page says; the server judges it. */
  next: string;
  kept: KeptAnswer<MailState>;
  /** This page, to begin anew. */
  another: string;
  texts: RecoveryTexts;
}

/** Asks for the mail that leads to a new password; the answer does not tell who has an account. */
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
          {/* A plain link: the page begins anew, with an empty form. */}
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
