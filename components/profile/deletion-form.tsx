'use client';

import { Field } from '@/components/ui/field';
import { Icon } from '@/components/ui/icons';
import type { KeptAnswer } from '@/lib/platform/actions/plain-post';
import { deleteAccount } from '@/lib/platform/profile/actions/deletion';
import type { DeletionState } from '@/lib/platform/profile/form-state';
import { SectionForm, type SectionFormTexts } from './section-form';

interface DeletionFormProps {
  locale: string;
  kept: KeptAnswer<DeletionState>;
  texts: SectionFormTexts & {
    email: string;
    emailHint: string;
    current: string;
    open: string;
    /** Label of the code field; undefined without two-factor authentication. */
    code: string | undefined;
    deleted: string;
  };
}

/**
 * Form that deletes the account. The page itself confirms the deletion, because the form needs a
 * session.
 */
export function DeletionForm({ locale, kept, texts }: DeletionFormProps) {
  return (
    <SectionForm
      locale={locale}
      texts={texts}
      action={deleteAccount}
      kept={kept}
      saved={() => texts.deleted}
      isDangerous
      frame={(form, isAnswered) => (
        // Opened after a submission, so that errors are visible.
        <details open={isAnswered || undefined} className="group">
          <summary className="inline-flex min-h-11 list-none items-center gap-2 font-ui font-medium text-bad [&::-webkit-details-marker]:hidden">
            <Icon name="chevron-down" className="size-5 group-open:rotate-180" />
            {texts.open}
          </summary>
          <div className="mt-4">{form}</div>
        </details>
      )}
    >
      {(state, faults) => (
        <>
          <Field
            id="profile-delete-email"
            name="email"
            type="email"
            label={texts.email}
            hint={texts.emailHint}
            error={faults.email}
            defaultValue={state.fields.email}
            autoComplete="off"
            required
          />
          <Field
            id="profile-delete-current"
            name="current"
            type="password"
            label={texts.current}
            error={faults.current}
            autoComplete="current-password"
            required
          />
          {texts.code ? (
            <Field
              id="profile-delete-code"
              name="code"
              label={texts.code}
              error={faults.code}
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={40}
              required
            />
          ) : null}
        </>
      )}
    </SectionForm>
  );
}
