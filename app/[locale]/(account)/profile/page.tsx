import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { BackendAway } from '@/components/auth/backend-away';
import { AccessSections, emailOutcomes } from '@/components/profile/access-sections';
import { DeletionSection } from '@/components/profile/deletion-section';
import { ExportSection } from '@/components/profile/export-section';
import { Farewell } from '@/components/profile/farewell';
import { IdentitySections } from '@/components/profile/identity-sections';
import { PreferencesSection } from '@/components/profile/preferences-section';
import { ProfileHeader } from '@/components/profile/profile-header';
import { SectionIndex } from '@/components/profile/section-index';
import { currentUser } from '@/lib/auth/current-user';
import { signInAddress } from '@/lib/auth/next-path';
import { currentLocale } from '@/lib/i18n/current';
import { localizePath } from '@/lib/i18n/paths';
import { farewellCookie } from '@/lib/profile/farewell';
import { keepsPictures } from '@/lib/profile/picture-storage';
import { accountOf } from '@/lib/profile/queries';
import { pageMetadata } from '@/lib/seo/metadata';

/** A person's own page: rendered per request, complete. */
export const instant = false;

const path = '/profile';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('profile');
  return pageMetadata({
    locale: await currentLocale(),
    path,
    title: t('metaTitle'),
    description: t('metaDescription'),
    noIndex: true,
  });
}

export default async function ProfilePage({ searchParams }: PageProps<'/[locale]/profile'>) {
  const [{ email, saved }, current, locale, jar] = await Promise.all([
    searchParams,
    currentUser(),
    currentLocale(),
    cookies(),
  ]);
  const page = localizePath(path, locale);
  if (current.state === 'signed-out') {
    if (jar.has(farewellCookie)) return <Farewell />;
    redirect(signInAddress(page, locale));
  }
  if (current.state === 'unavailable') return <Away href={page} />;
  const { client, user } = current;
  const [account, hasStorage] = await Promise.all([
    accountOf(client, user.id, locale),
    keepsPictures(client, user.id),
  ]);
  if (!account) return <Away href={page} />;
  return (
    <>
      <ProfileHeader account={account} />
      <div className="page-grid grid gap-x-16 pb-24 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <SectionIndex />
        <div className="min-w-0">
          <IdentitySections account={account} page={page} keepsPictures={hasStorage} />
          <AccessSections
            account={account}
            page={page}
            emailOutcome={emailOutcomes.find((outcome) => outcome === email)}
          />
          <PreferencesSection
            preferences={account.preferences}
            page={page}
            isSaved={saved === 'preferences'}
          />
          <ExportSection />
          <DeletionSection email={account.email} page={page} />
        </div>
      </div>
    </>
  );
}

/** Without the backend nothing of the person is known, and nothing is shown in its place. */
async function Away({ href }: { href: string }) {
  const t = await getTranslations('auth.away');
  return <BackendAway title={t('title')} text={t('text')} retry={t('retry')} href={href} />;
}
