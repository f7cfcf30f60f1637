import { getTranslations } from 'next-intl/server';
import { Breadcrumbs } from '@/components/layout/page-header';
import { SiteLink } from '@/components/layout/site-link';
import { buttonClass } from '@/components/ui/button';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { formatDate } from '@/lib/foundation/i18n/format';
import { athensDate } from '@/lib/foundation/time/athens';
import { epochMinutesOf } from '@/lib/foundation/time/epoch-minutes';
import { shownName } from '@/lib/platform/auth/user';
import type { Account } from '@/lib/platform/profile/types';
import { routes } from '@/lib/platform/routes/register';
import { Avatar } from './avatar';

/** Picture, name and email address of the user, with a link to the trips. */
export async function ProfileHeader({ account }: { account: Account }) {
  const [t, locale] = await Promise.all([getTranslations('profile'), currentLocale()]);
  const name = shownName(account);
  const joined = athensDate(epochMinutesOf(account.createdAt));
  return (
    <header className="page-grid pt-6 pb-10 md:pt-8">
      <Breadcrumbs crumbs={[{ path: routes.profile, label: t('title') }]} />
      <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-5">
        <Avatar
          name={account.name || name}
          picture={account.picture}
          alt={t(account.picture ? 'pictureAlt' : 'initialsAlt', { name })}
          className="size-24 md:size-32"
        />
        <div className="min-w-0 flex-1 basis-60">
          <p className="label-caps">{t('title')}</p>
          <h1 className="mt-1 [overflow-wrap:anywhere]">{name}</h1>
          <p className="mt-2 flex flex-wrap gap-x-5 font-ui text-ink-2">
            <span className="[overflow-wrap:anywhere]">{account.email}</span>
            <span>{t('memberSince', { date: formatDate(joined, locale) })}</span>
          </p>
        </div>
        <SiteLink href={routes.myTrips} className={buttonClass('primary')}>
          {t('myTrips')}
        </SiteLink>
      </div>
      <div className="graduated mt-10" aria-hidden="true" />
    </header>
  );
}
