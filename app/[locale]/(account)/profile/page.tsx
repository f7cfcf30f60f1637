import { cookies } from 'next/headers';
import { PersonalPage } from '@/app/[locale]/(account)/personal-page';
import { AccessSections, emailOutcomes } from '@/components/profile/access-sections';
import { DeletionSection } from '@/components/profile/deletion-section';
import { ExportSection } from '@/components/profile/export-section';
import { Farewell } from '@/components/profile/farewell';
import { FollowsSection } from '@/components/profile/follows-section';
import { IdentitySections } from '@/components/profile/identity-sections';
import { PasskeysSection } from '@/components/profile/passkeys-section';
import { PreferencesSection } from '@/components/profile/preferences-section';
import { ProfileHeader } from '@/components/profile/profile-header';
import { SecondFactorSection } from '@/components/profile/second-factor-section';
import { SectionIndex } from '@/components/profile/section-index';
import { SessionsSection } from '@/components/profile/sessions-section';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { farewellCookie } from '@/lib/platform/profile/farewell';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';
import { profileOf } from './profile-of';

export const instant = false;

const path = routes.profile;

export const generateMetadata = () => metadataOf('profile', path);

export default async function ProfilePage({ searchParams }: PageProps<'/[locale]/profile'>) {
  const [{ email, saved }, locale, jar] = await Promise.all([
    searchParams,
    currentLocale(),
    cookies(),
  ]);
  const page = localizePath(path, locale);
  return (
    <PersonalPage
      path={path}
      read={({ client, user }) => profileOf(client, user.id, locale)}
      signedOut={jar.has(farewellCookie) ? <Farewell /> : undefined}
    >
      {({ account, follows }) => (
        <>
          <ProfileHeader account={account} />
          <div className="page-grid grid gap-x-16 pb-24 lg:grid-cols-[13rem_minmax(0,1fr)]">
            <SectionIndex hasPasskeys={account.passkeys !== 'not offered'} />
            <div className="min-w-0">
              <IdentitySections account={account} page={page} />
              <AccessSections
                account={account}
                page={page}
                emailOutcome={emailOutcomes.find((outcome) => outcome === email)}
              />
              <PasskeysSection passkeys={account.passkeys} email={account.email} page={page} />
              <SecondFactorSection account={account} page={page} />
              <SessionsSection sessions={account.sessions} page={page} />
              <PreferencesSection
                preferences={account.preferences}
                page={page}
                isSaved={saved === 'preferences'}
              />
              <FollowsSection follows={follows} page={page} />
              <ExportSection />
              <DeletionSection account={account} page={page} />
            </div>
          </div>
        </>
      )}
    </PersonalPage>
  );
}
