'use client';

import { Field } from '@/components/ui/field';
import type { KeptAnswer } from '@/lib/platform/actions/plain-post';
import { useSession } from '@/lib/platform/auth/session-store';
import { changeEmail } from '@/lib/platform/profile/actions/email';
import type { EmailState } from '@/lib/platform/profile/form-state';
import { SectionForm, type SectionFormTexts } from './section-form';

interface EmailFormProps {
  locale: string;
  kept: KeptAnswer<EmailState>;
  texts: SectionFormTexts & {
    email: string;
    current: string;
    currentHint: string;
    /** Contain `{email}`, replaced with the new address from the response. */
    changed: string;
    sent: string;
  };
}

function tellNavigation({ result }: EmailState) {
  if (!result?.ok || result.data.outcome !== 'changed') return;
  useSession.getState().updateProfile({ email: result.data.email });
}

export function EmailForm({ locale, kept, texts }: EmailFormProps) {
  return (
    <SectionForm
      locale={locale}
      texts={texts}
      action={changeEmail}
      kept={kept}
      saved={({ result }) =>
        result?.ok ? texts[result.data.outcome].replace('{email}', result.data.email) : null
      }
      onSaved={tellNavigation}
    >
      {(state, faults) => (
        <>
          <Field
            id="profile-email"
            name="email"
            type="email"
            label={texts.email}
            error={faults.email}
            defaultValue={state.fields.email}
            autoComplete="email"
            required
          />
          <Field
            id="profile-email-current"
            name="current"
            type="password"
            label={texts.current}
            hint={texts.currentHint}
            error={faults.current}
            autoComplete="current-password"
            required
          />
        </>
      )}
    </SectionForm>
  );
}
