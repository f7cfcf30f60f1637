import { getMessages, getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/layout/page-header';
import { SiteLink } from '@/components/layout/site-link';
import { MailChoice } from '@/components/saved-trips/editor/mail-choice';
import { PushChoice } from '@/components/saved-trips/editor/push-choice';
import { buttonClass } from '@/components/ui/button';
import { env } from '@/lib/foundation/env';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { site } from '@/lib/foundation/site';
import { keptAnswer } from '@/lib/platform/actions/plain-post';
import { routes } from '@/lib/platform/routes/register';
import { carriesMails } from '@/lib/trips/watch/carrier';
import { followByMail, followByPush } from '@/lib/trips/watch/follow-actions';
import { sendsPushes } from '@/lib/trips/watch/push-service';

interface FollowScreenProps {
  /** Token of the link. */
  token: string;
  title: string;
  /** Id of the person. */
  person: string;
  mails?: boolean | undefined;
  pushes?: boolean | undefined;
}

/** Choices of mails and push messages about a shared trip, and its address for calendars. */
export async function FollowScreen({ token, title, person, mails, pushes }: FollowScreenProps) {
  const [locale, t, messages] = await Promise.all([
    currentLocale(),
    getTranslations('tripWatch.follow'),
    getMessages(),
  ]);
  const { all: _mails, ...mailTexts } = messages.tripWatch.choice;
  const { all: _pushes, ...pushTexts } = messages.tripWatch.push;
  const page = localizePath(`${routes.followTrip}?${new URLSearchParams({ trip: token })}`, locale);
  const kept = await keptAnswer('mails', page, { result: null });
  const calendar = `${site.origin}${routes.sharedTripFile(token, 'ics')}?locale=${locale}`;
  const link = 'text-link inline-flex min-h-11 items-center';
  return (
    <>
      <PageHeader
        title={t('named', { title })}
        intro={t('intro')}
        crumbs={[
          { path: routes.sharedTrip(token), label: title },
          { path: routes.followTrip, label: t('title') },
        ]}
      />
      <div className="page-grid grid gap-x-16 gap-y-12 pb-20 md:grid-cols-2">
        {carriesMails() ? (
          <MailChoice
            {...{ tripId: token, locale, kept }}
            isOn={mails ?? false}
            send={followByMail}
            texts={mailTexts}
          />
        ) : null}
        <PushChoice
          {...{ tripId: token, owner: person, locale }}
          isOn={pushes ?? false}
          vapidKey={sendsPushes() ? env.VAPID_PUBLIC_KEY : undefined}
          keepAddress={routes.apiPushSubscription}
          send={followByPush}
          texts={pushTexts}
        />
        <section aria-labelledby="calendar-title">
          <h2 id="calendar-title" className="text-xl!">
            {t('calendar.title')}
          </h2>
          <p className="measure mt-2">{t('calendar.text')}</p>
          <p className="mt-3">
            <a href={calendar.replace(/^https?:/, 'webcal:')} className={buttonClass('secondary')}>
              {t('calendar.open')}
            </a>
          </p>
          <p className="mt-3 font-ui text-sm wrap-anywhere text-ink-2">
            {t('calendar.address')} {calendar}
          </p>
        </section>
        <p className="flex flex-wrap gap-x-6 self-start font-ui">
          <SiteLink href={routes.sharedTrip(token)} className={link}>
            {t('back')}
          </SiteLink>
          <SiteLink href={`${routes.profile}#follows`} className={link}>
            {t('profile')}
          </SiteLink>
        </p>
      </div>
    </>
  );
}
