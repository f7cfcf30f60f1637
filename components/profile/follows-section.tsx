import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { keptAnswer } from '@/lib/platform/actions/plain-post';
import type { FollowsState } from '@/lib/platform/profile/form-state';
import { routes } from '@/lib/platform/routes/register';
import { FollowsForm } from './follows-form';
import { SettingsSection } from './settings-section';

interface FollowsSectionProps {
  /** Trips that the person follows; undefined where they cannot be read. */
  follows:
    | readonly { id: string; token: string; title: string; mails: boolean; pushes: boolean }[]
    | undefined;
  /** URL of the page, to which its form returns. */
  page: string;
}

/** Section with the trips of others that the person follows, each with a button that ends it. */
export async function FollowsSection({ follows, page }: FollowsSectionProps) {
  const [t, locale] = await Promise.all([getTranslations('profile.follows'), currentLocale()]);
  const kept = await keptAnswer<FollowsState>('follows', page, { result: null, fields: null });
  return (
    <SettingsSection id="follows" title={t('title')} intro={<p>{t('intro')}</p>}>
      {follows ? (
        <FollowsForm
          locale={locale}
          kept={kept}
          rows={follows.map(({ id, token, title, mails, pushes }) => ({
            id,
            trip: (
              <SiteLink href={routes.sharedTrip(token)} className="text-link font-medium">
                {title}
              </SiteLink>
            ),
            ways: t(mails && pushes ? 'both' : mails ? 'mails' : 'pushes'),
            change: (
              <SiteLink
                href={`${routes.followTrip}?trip=${token}`}
                aria-label={t('changeNamed', { title })}
                className="text-link inline-flex min-h-11 items-center font-ui text-sm"
              >
                {t('change')}
              </SiteLink>
            ),
            stop: t('stopNamed', { title }),
          }))}
          texts={{ none: t('none'), stop: t('stop'), stopped: t('stopped') }}
        />
      ) : (
        <p role="status">{t('unavailable')}</p>
      )}
    </SettingsSection>
  );
}
