import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { formatMoment } from '@/lib/foundation/i18n/format';
import { athensZone } from '@/lib/foundation/time/athens';
import { keptAnswer } from '@/lib/platform/actions/plain-post';
import type { SecondFactorState } from '@/lib/platform/profile/form-state';
import type { Account } from '@/lib/platform/profile/types';
import { LocalTime } from './local-time';
import { SecondFactorForm } from './second-factor-form';
import { SettingsSection } from './settings-section';

interface SecondFactorSectionProps {
  account: Pick<Account, 'secondFactor' | 'recoveryCodes'>;
  /** URL of the page, to which the answers to its form are returned. */
  page: string;
}

/** Section for two-factor authentication, if the auth service supports it. */
export async function SecondFactorSection({ account, page }: SecondFactorSectionProps) {
  const { secondFactor: status, recoveryCodes: codes } = account;
  const [t, locale] = await Promise.all([getTranslations('profile'), currentLocale()]);
  const kept = await keptAnswer<SecondFactorState>('second-factor', page, {
    result: null,
    fields: null,
    setup: null,
  });
  const isOn = status === 'on';
  const whenLost = codes
    ? t('secondFactor.codesLeft', { left: codes.left })
    : t('secondFactor.lostOn');
  return (
    <SettingsSection
      id="secondFactor"
      title={t('secondFactor.title')}
      intro={<p>{t(isOn ? 'secondFactor.introOn' : 'secondFactor.intro')}</p>}
    >
      {status === 'off' && codes?.usedAt ? (
        <p className="mb-5 border-l-2 border-bad bg-bad/8 px-5 py-4">
          {t.rich('secondFactor.recovered', {
            time: () => (
              <LocalTime moment={codes.usedAt ?? ''} locale={locale}>
                {t('sessions.greekTime', {
                  time: formatMoment(codes.usedAt ?? '', locale, athensZone),
                })}
              </LocalTime>
            ),
          })}
        </p>
      ) : null}
      {status === 'not offered' ? (
        <p>{t('secondFactor.notOffered')}</p>
      ) : (
        <SecondFactorForm
          locale={locale}
          kept={kept}
          isOn={isOn}
          advice={
            <div className="border-l-2 border-accent bg-deep px-5 py-4">
              <p className="font-ui font-medium">{t('secondFactor.lostTitle')}</p>
              <p className="mt-1">{isOn ? whenLost : t('secondFactor.lost')}</p>
            </div>
          }
          texts={{
            begin: t('secondFactor.begin'),
            scan: t('secondFactor.scan'),
            picture: t('secondFactor.picture'),
            key: t('secondFactor.key'),
            keyOnly: t('secondFactor.keyOnly'),
            code: t('secondFactor.code'),
            codeHint: t(isOn ? 'secondFactor.codeHintOn' : 'secondFactor.codeHint'),
            confirm: t('secondFactor.confirm'),
            nowOn: t('secondFactor.nowOn'),
            nowOff: t('secondFactor.nowOff'),
            turnOff: t('secondFactor.turnOff'),
            newCodes: t('secondFactor.newCodes'),
            nowCodes: t('secondFactor.nowCodes'),
            codesTitle: t('secondFactor.codesTitle'),
            codesKeep: t('secondFactor.codesKeep'),
            codesCopy: t('secondFactor.codesCopy'),
            codesCopied: t('secondFactor.codesCopied'),
            codesRefused: t('secondFactor.codesRefused'),
            saving: t('secondFactor.working'),
          }}
        />
      )}
    </SettingsSection>
  );
}
