import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { formatMoment } from '@/lib/foundation/i18n/format';
import { athensZone } from '@/lib/foundation/time/athens';
import { keptAnswer } from '@/lib/platform/actions/plain-post';
import type { PasskeyRemovalState } from '@/lib/platform/profile/form-state';
import type { Account } from '@/lib/platform/profile/types';
import { LocalTime } from './local-time';
import { NewPasskeyForm } from './new-passkey-form';
import { PasskeyList } from './passkey-list';
import { SettingsSection } from './settings-section';

interface PasskeysSectionProps {
  passkeys: Account['passkeys'];
  /** Account name for the browser's password manager. */
  email: string;
  /** URL of the page, to which its form returns. */
  page: string;
}

/** Section with the person's passkeys; absent if the auth service has none. */
export async function PasskeysSection({ passkeys, email, page }: PasskeysSectionProps) {
  if (passkeys === 'not offered') return null;
  const [t, locale] = await Promise.all([getTranslations('profile'), currentLocale()]);
  const kept = await keptAnswer<PasskeyRemovalState>('passkeys', page, {
    result: null,
    fields: null,
  });
  const time = (moment: string) => (
    <LocalTime moment={moment} locale={locale}>
      {t('sessions.greekTime', { time: formatMoment(moment, locale, athensZone) })}
    </LocalTime>
  );
  return (
    <SettingsSection id="passkeys" title={t('passkeys.title')} intro={<p>{t('passkeys.intro')}</p>}>
      {passkeys ? (
        <div className="grid gap-8">
          <PasskeyList
            locale={locale}
            kept={kept}
            rows={passkeys.map(({ id, name = t('passkeys.unnamed'), createdAt, usedAt }) => ({
              id,
              name,
              remove: t('passkeys.removeNamed', { name }),
              about: (
                <p className="font-ui text-sm text-ink-2">
                  {t.rich('passkeys.added', { time: () => time(createdAt) })}
                  {usedAt ? (
                    <>
                      <br />
                      {t.rich('passkeys.used', { time: () => time(usedAt) })}
                    </>
                  ) : null}
                </p>
              ),
            }))}
            texts={{ remove: t('passkeys.remove'), nowRemoved: t('passkeys.nowRemoved') }}
          />
          <NewPasskeyForm
            locale={locale}
            email={email}
            texts={{
              current: t('currentPassword'),
              currentHint: t('passkeys.currentHint'),
              add: t('passkeys.add'),
              adding: t('passkeys.adding'),
              nowAdded: t('passkeys.nowAdded'),
              cancelled: t('passkeys.cancelled'),
              exists: t('passkeys.exists'),
              notHere: t('passkeys.notHere'),
            }}
          />
        </div>
      ) : (
        <p role="status">{t('passkeys.unavailable')}</p>
      )}
    </SettingsSection>
  );
}
