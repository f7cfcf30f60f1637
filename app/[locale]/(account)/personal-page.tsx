import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { PersonLine } from '@/components/auth/person-line';
import { NotThere } from '@/components/layout/not-there';
import { UnavailableScreen } from '@/components/layout/unavailable-screen';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { currentUser, type Person } from '@/lib/platform/auth/current-user';
import { secondFactorAddress, signInAddress } from '@/lib/platform/auth/next-path';
import { sessionState } from '@/lib/platform/auth/session-state';
import type { Answer } from '@/lib/platform/supabase/answer';

interface PersonalPageProps<Data> {
  /** Site path of this page with its query, to return to after signing in. */
  path: string;
  /** Reads the data of the page as the signed-in person. */
  read: (person: Person) => Promise<Answer<Data>>;
  children: (data: Data) => ReactNode;
  /** Site path and name of a page to offer when the record does not exist. */
  back?: { href: string; label: string };
  /** Shown instead of the sign-in link. */
  signedOut?: ReactNode;
}

/**
 * A page of the signed-in person. Sends anyone else to the sign-in page. A backend that does not
 * answer and a record that does not exist, or belongs to someone else, each have their own screen.
 */
export async function PersonalPage<Data>(props: PersonalPageProps<Data>) {
  const { path, read, children, back, signedOut } = props;
  const [person, locale] = await Promise.all([currentUser(), currentLocale()]);
  const href = localizePath(path, locale);
  if ((await sessionState()).state === 'needs-second-factor')
    redirect(secondFactorAddress(href, locale));
  if (person.state === 'missing') return signedOut ?? redirect(signInAddress(href, locale));
  if (person.state === 'unavailable')
    return <UnavailableScreen words="auth.unavailable" href={href} />;
  const [found, t] = await Promise.all([read(person.data), getTranslations('auth.missing')]);
  return (
    <>
      <PersonLine user={person.data.user} path={path} />
      {found.state === 'found' ? children(found.data) : null}
      {found.state === 'missing' ? (
        <NotThere title={t('title')} text={t('text')} links={back ? [back] : []} />
      ) : null}
      {found.state === 'unavailable' ? (
        <UnavailableScreen words="auth.unavailable" href={href} />
      ) : null}
    </>
  );
}
