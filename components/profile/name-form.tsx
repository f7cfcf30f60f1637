'use client';

import { Field } from '@/components/ui/field';
import type { KeptAnswer } from '@/lib/platform/actions/plain-post';
import { useSession } from '@/lib/platform/auth/session-store';
import { saveName } from '@/lib/platform/profile/actions/name';
import type { NameFields, NameState } from '@/lib/platform/profile/form-state';
import { SectionForm, type SectionFormTexts } from './section-form';

interface NameFormProps {
  locale: string;
  kept: KeptAnswer<NameState>;
  texts: SectionFormTexts & {
    name: string;
    displayName: string;
    displayNameHint: string;
    saved: string;
  };
}

/** Updates the name in the navigation bar, which is rendered in the browser. */
function tellNavigation({ name, displayName }: NameFields) {
  useSession.getState().updateProfile({ name, displayName: displayName || undefined });
}

export function NameForm({ locale, kept, texts }: NameFormProps) {
  return (
    <SectionForm
      locale={locale}
      texts={texts}
      action={saveName}
      kept={kept}
      saved={() => texts.saved}
      isBrief
      onSaved={(state) => tellNavigation(state.fields)}
    >
      {(state, faults) => (
        <>
          <Field
            id="profile-name"
            name="name"
            label={texts.name}
            error={faults.name}
            defaultValue={state.fields.name}
            autoComplete="name"
            required
          />
          <Field
            id="profile-display-name"
            name="displayName"
            label={texts.displayName}
            hint={texts.displayNameHint}
            error={faults.displayName}
            defaultValue={state.fields.displayName}
            autoComplete="nickname"
          />
        </>
      )}
    </SectionForm>
  );
}
