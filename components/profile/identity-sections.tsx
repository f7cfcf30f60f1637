import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { keptAnswer } from '@/lib/platform/actions/plain-post';
import type { NameState, PictureState } from '@/lib/platform/profile/form-state';
import type { Account } from '@/lib/platform/profile/types';
import { NameForm } from './name-form';
import { PictureForm } from './picture-form';
import { SettingsSection } from './settings-section';

interface IdentitySectionsProps {
  account: Account;
  /** URL of the page, to which its forms return. */
  page: string;
}

/** Sections for name and picture. */
export async function IdentitySections({ account, page }: IdentitySectionsProps) {
  const [t, locale] = await Promise.all([getTranslations('profile'), currentLocale()]);
  const fields = { name: account.name, displayName: account.displayName };
  const [name, picture] = await Promise.all([
    keptAnswer<NameState>('name', page, { result: null, fields }),
    keptAnswer<PictureState>('picture', page, { result: null, fields: null }),
  ]);
  return (
    <>
      <SettingsSection id="name" title={t('name.title')} intro={<p>{t('name.intro')}</p>}>
        <NameForm
          locale={locale}
          kept={name}
          texts={{
            name: t('name.name'),
            displayName: t('name.displayName'),
            displayNameHint: t('name.displayNameHint'),
            save: t('name.save'),
            saving: t('saving'),
            saved: t('name.saved'),
          }}
        />
      </SettingsSection>
      <SettingsSection
        id="picture"
        title={t('picture.title')}
        intro={<p>{t(account.hasPictureStorage ? 'picture.intro' : 'picture.initialsOnly')}</p>}
      >
        {account.hasPictureStorage ? (
          <PictureForm
            locale={locale}
            kept={picture}
            hasPicture={account.picture !== undefined}
            texts={{
              picture: t('picture.picture'),
              pictureHint: t('picture.pictureHint'),
              choose: t('picture.choose'),
              unreadable: t('fields.pictureKind'),
              preview: t('picture.preview'),
              remove: t('picture.remove'),
              save: t('picture.save'),
              saving: t('saving'),
              saved: t('picture.saved'),
              removed: t('picture.removed'),
            }}
          />
        ) : null}
      </SettingsSection>
    </>
  );
}
