import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { formatMoment } from '@/lib/foundation/i18n/format';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { athensZone } from '@/lib/foundation/time/athens';
import { keptAnswer } from '@/lib/platform/actions/plain-post';
import type { SessionsState } from '@/lib/platform/profile/form-state';
import type { Account, NamedSession } from '@/lib/platform/profile/types';
import { routes } from '@/lib/platform/routes/register';
import { LocalTime } from './local-time';
import { SessionsForm } from './sessions-form';
import { SettingsSection } from './settings-section';

interface SessionsSectionProps {
  sessions: Account['sessions'];
  /** URL of the page, to which its form returns. */
  page: string;
}

/** Section with the signed-in devices and buttons to sign them out. */
export async function SessionsSection({ sessions, page }: SessionsSectionProps) {
  const [t, locale] = await Promise.all([getTranslations('profile.sessions'), currentLocale()]);
  const kept = await keptAnswer<SessionsState>('sessions', page, { result: null, fields: null });
  const nameOf = ({ browser, system }: NamedSession) => {
    if (browser && system) return t('name', { browser, system });
    return browser ?? system ?? t('unknown');
  };
  const time = (moment: string) => (
    <LocalTime moment={moment} locale={locale}>
      {t('greekTime', { time: formatMoment(moment, locale, athensZone) })}
    </LocalTime>
  );
  return (
    <SettingsSection id="sessions" title={t('title')} intro={<p>{t('intro')}</p>}>
      {sessions ? (
        <SessionsForm
          locale={locale}
          kept={kept}
          home={localizePath(routes.home, locale)}
          rows={sessions.map((session) => ({
            id: session.id,
            isCurrent: session.isCurrent,
            name: nameOf(session),
            end: t('endNamed', { name: nameOf(session) }),
            about: (
              <p className="font-ui text-sm text-ink-2">
                {t.rich('since', { time: () => time(session.startedAt) })}
                {session.isCurrent ? null : (
                  <>
                    <br />
                    {t.rich('renewed', { time: () => time(session.renewedAt) })}
                  </>
                )}
              </p>
            ),
          }))}
          texts={{
            here: t('here'),
            end: t('end'),
            others: t('others'),
            everywhere: t('everywhere'),
            ended: {
              one: t('ended.one'),
              others: t('ended.others'),
              everywhere: t('ended.everywhere'),
            },
          }}
        />
      ) : (
        <p role="status">{t('unavailable')}</p>
      )}
    </SettingsSection>
  );
}
