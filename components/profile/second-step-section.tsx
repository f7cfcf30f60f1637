import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { formatMoment } from '@/lib/foundation/i18n/format';
import { athensZone } from '@/lib/foundation/time/athens';
import { keptAnswer } from '@/lib/platform/actions/plain-post';
import type { SecondStepState } from '@/lib/platform/profile/form-state';
import type { Account } from '@/lib/platform/profile/types';
import { LocalTime } from './local-time';
import { SecondStepForm } from './second-step-form';
import { SettingsSection } from './settings-section';

interface SecondStepSectionProps {
  account: Pick<Account, 'secondStep' | 'recoveryCodes'>;
  /** URL of the page, to which the answers to its form are returned. */
  page: string;
}

/** Section for two-factor authentication, if the auth service supports it. */
export async function SecondStepSection({ account, page }: SecondStepSectionProps) {
  const { secondStep: status, recoveryCodes: codes } = account;
  const [t, locale] = await Promise.all([getTranslations('profile'), currentLocale()]);
  const kept = await keptAnswer<SecondStepState>('second-step', page, {
    result: null,
    fields: null,
    setup: null,
  });
  const isOn = status === 'on';
  const whenLost = codes ? t('secondStep.codesLeft', { left: codes.left }) : t('secondStep.lostOn');
  return (
    <SettingsSection
      id="secondStep"
      title={t('secondStep.title')}
      intro={<p>{t(isOn ? 'secondStep.introOn' : 'secondStep.intro')}</p>}
    >
      {status === 'off' && codes?.usedAt ? (
        <p className="mb-5 border-l-2 border-bad bg-bad/8 px-5 py-4">
          {t.rich('secondStep.recovered', {
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
        <p>{t('secondStep.notOffered')}</p>
      ) : (
        <SecondStepForm
          locale={locale}
          kept={kept}
          isOn={isOn}
          advice={
            <div className="border-l-2 border-accent bg-deep px-5 py-4">
              <p className="font-ui font-medium">{t('secondStep.lostTitle')}</p>
              <p className="mt-1">{isOn ? whenLost : t('secondStep.lost')}</p>
            </div>
          }
          texts={{
            begin: t('secondStep.begin'),
            scan: t('secondStep.scan'),
            picture: t('secondStep.picture'),
            key: t('secondStep.key'),
            keyOnly: t('secondStep.keyOnly'),
            code: t('secondStep.code'),
            codeHint: t(isOn ? 'secondStep.codeHintOn' : 'secondStep.codeHint'),
            confirm: t('secondStep.confirm'),
            nowOn: t('secondStep.nowOn'),
            nowOff: t('secondStep.nowOff'),
            turnOff: t('secondStep.turnOff'),
            newCodes: t('secondStep.newCodes'),
            nowCodes: t('secondStep.nowCodes'),
            codesTitle: t('secondStep.codesTitle'),
            codesKeep: t('secondStep.codesKeep'),
            codesCopy: t('secondStep.codesCopy'),
            codesCopied: t('secondStep.codesCopied'),
            codesRefused: t('secondStep.codesRefused'),
            saving: t('secondStep.working'),
          }}
        />
      )}
    </SettingsSection>
  );
}
