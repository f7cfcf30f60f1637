import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/i18n/current';
import type { Account } from '@/lib/profile/types';
import { NameForm } from './name-form';
import { PictureForm } from './picture-form';
import { SettingsSection } from './settings-section';

interface IdentitySectionsProps {
  account: Account;
  /** False where the backend has no storage. */
  keepsPictures: boolean;
}

/** Name and picture. */
export async function IdentitySections({ account, keepsPictures }: IdentitySectionsProps) {
  const [t, locale] = await Promise.all([getTranslations('profile'), currentLocale()]);
  return (
    <>
      <SettingsSection id="name" title={t('name.title')} intro={<p>{t('name.intro')}</p>}>
        <NameForm
          locale={locale}
          fields={{ name: account.name, displayName: account.displayName }}
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
        intro={<p>{t(keepsPictures ? 'picture.intro' : 'picture.initialsOnly')}</p>}
      >
        {keepsPictures ? (
          <PictureForm
            locale={locale}
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
