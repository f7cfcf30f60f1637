'use client';

import { Field } from '@/components/ui/field';
import type { KeptAnswer } from '@/lib/platform/actions/plain-post';
import { changePassword } from '@/lib/platform/profile/actions/password';
import type { PasswordState } from '@/lib/platform/profile/form-state';
import { SectionForm, type SectionFormTexts } from './section-form';

interface PasswordFormProps {
  locale: string;
  kept: KeptAnswer<PasswordState>;
  /** Account name for the browser's password manager. */
  email: string;
  texts: SectionFormTexts & {
    current: string;
    password: string;
    passwordHint: string;
    saved: string;
    savedHere: string;
  };
}

export function PasswordForm({ locale, kept, email, texts }: PasswordFormProps) {
  return (
    <SectionForm
      locale={locale}
      texts={texts}
      action={changePassword}
      kept={kept}
      saved={({ result }) =>
        result?.ok && result.data.othersSignedOut ? texts.saved : texts.savedHere
      }
    >
      {(_state, faults) => (
        <>
          <input type="email" autoComplete="username" value={email} readOnly hidden />
          <Field
            id="profile-password-current"
            name="current"
            type="password"
            label={texts.current}
            error={faults.current}
            autoComplete="current-password"
            required
          />
          <Field
            id="profile-password"
            name="password"
            type="password"
            label={texts.password}
            hint={texts.passwordHint}
            error={faults.password}
            autoComplete="new-password"
            required
          />
        </>
      )}
    </SectionForm>
  );
}
