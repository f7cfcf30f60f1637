import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { keptAnswer } from '@/lib/platform/actions/plain-post';
import type { AlertsState } from '@/lib/platform/profile/form-state';
import type { Preferences } from '@/lib/platform/profile/types';
import { carriesMails } from '@/lib/trips/watch/carrier';
import { sendsPushes } from '@/lib/trips/watch/push-service';
import { AlertsForm } from './alerts-form';
import { SettingsSection } from './settings-section';

interface AlertsSectionProps {
  preferences: Preferences;
  /** URL of the page, to which its form returns. */
  page: string;
}

/** Section for the ways by which a person is told of changes of all trips. */
export async function AlertsSection({ preferences, page }: AlertsSectionProps) {
  const [t, common, locale] = await Promise.all([
    getTranslations('profile.alerts'),
    getTranslations('profile'),
    currentLocale(),
  ]);
  const { tripMails: mails, tripPushes: pushes } = preferences;
  const kept = await keptAnswer<AlertsState>('alerts', page, {
    result: null,
    fields: { mails, pushes },
  });
  return (
    <SettingsSection id="alerts" title={t('title')} intro={<p>{t('intro')}</p>}>
      <AlertsForm
        locale={locale}
        kept={kept}
        channels={[
          ...(carriesMails()
            ? [{ name: 'mails' as const, label: t('mails'), hint: t('mailsHint') }]
            : []),
          ...(sendsPushes()
            ? [{ name: 'pushes' as const, label: t('pushes'), hint: t('pushesHint') }]
            : []),
        ]}
        texts={{
          none: t('none'),
          save: t('save'),
          saving: common('saving'),
          saved: t('saved'),
        }}
      />
    </SettingsSection>
  );
}
