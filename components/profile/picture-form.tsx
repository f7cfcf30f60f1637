'use client';

import { buttonClass } from '@/components/ui/button';
import { pictureTypes } from '@/lib/foundation/pictures/kind';
import type { KeptAnswer } from '@/lib/platform/actions/plain-post';
import { useSession } from '@/lib/platform/auth/session-store';
import { savePicture } from '@/lib/platform/profile/actions/picture';
import type { PictureState } from '@/lib/platform/profile/form-state';
import { profileLimits } from '@/lib/platform/profile/limits';
import { PictureField } from './picture-field';
import { SectionForm, type SectionFormTexts } from './section-form';

interface PictureFormProps {
  locale: string;
  kept: KeptAnswer<PictureState>;
  hasPicture: boolean;
  texts: SectionFormTexts & {
    picture: string;
    pictureHint: string;
    choose: string;
    unreadable: string;
    preview: string;
    remove: string;
    saved: string;
    removed: string;
  };
}

function tellNavigation({ result }: PictureState) {
  if (!result?.ok) return;
  useSession.getState().updateProfile({ avatar: result.data.picture ?? undefined });
}

export function PictureForm({ locale, kept, hasPicture, texts }: PictureFormProps) {
  return (
    <SectionForm
      locale={locale}
      texts={texts}
      action={savePicture}
      kept={kept}
      saved={({ result }) => (result?.ok && result.data.picture ? texts.saved : texts.removed)}
      onSaved={tellNavigation}
      more={
        hasPicture ? (
          <button type="submit" name="remove" value="true" className={buttonClass('quiet')}>
            {texts.remove}
          </button>
        ) : null
      }
    >
      {(state, faults) => (
        <PictureField
          // A new key clears the field once a picture is stored.
          key={state.result?.ok ? (state.result.data.picture ?? 'none') : 'same'}
          label={texts.picture}
          hint={texts.pictureHint}
          preview={texts.preview}
          choose={texts.choose}
          unreadable={texts.unreadable}
          room={profileLimits.pictureRoom}
          error={faults.picture}
          types={pictureTypes}
        />
      )}
    </SectionForm>
  );
}
