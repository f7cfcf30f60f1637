import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { AccessPage } from '@/components/auth/access-page';
import { CutNote } from '@/components/auth/cut-note';
import { SecondFactorForm } from '@/components/auth/second-factor-form';
import { SiteLink } from '@/components/layout/site-link';
import { UnavailableScreen } from '@/components/layout/unavailable-screen';
import { firstValue } from '@/lib/foundation/http/raw-query';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { keptAnswer } from '@/lib/platform/actions/plain-post';
import type { SecondFactorState } from '@/lib/platform/auth/form-state';
import { safeNext, secondFactorAddress, signInAddress } from '@/lib/platform/auth/next-path';
import { sessionState } from '@/lib/platform/auth/session-state';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';

export const instant = false;

export const generateMetadata = (): Promise<Metadata> =>
  metadataOf('auth.secondFactor', routes.secondFactor);

/** Asks for the second factor after the password, if the person has set one up. */
export default async function CodePage({ searchParams }: PageProps<'/[locale]/signin/code'>) {
  const [query, locale, found, t, tAuth] = await Promise.all([
    searchParams,
    currentLocale(),
    sessionState(),
    getTranslations('auth.secondFactor'),
    getTranslations('auth'),
  ]);
  const next = safeNext(firstValue(query.next), locale);
  const page = secondFactorAddress(next, locale);
  if (found.state === 'unavailable')
    return <UnavailableScreen words="auth.unavailable" href={page} />;
  if (found.state === 'in') redirect(next);
  if (found.state === 'out') redirect(signInAddress(next, locale));
  return (
    <AccessPage title={t('title')} intro={t('intro')} island="amorgos">
      {firstValue(query.cut) === 'true' ? <CutNote text={tAuth('linkCut')} /> : null}
      <SecondFactorForm
        locale={locale}
        next={next}
        home={localizePath(routes.home, locale)}
        kept={await keptAnswer<SecondFactorState>('second-factor', page, { result: null })}
        texts={{
          code: t('code'),
          codeHint: t('codeHint'),
          submit: t('submit'),
          working: t('working'),
          failed: t('failed'),
          signOut: t('signOut'),
        }}
      >
        <p className="font-medium">{t('lostTitle')}</p>
        <p className="mt-1 text-ink-2">
          {t.rich('lost', {
            contact: (words) => (
              <SiteLink href={routes.contact} className="text-link">
                {words}
              </SiteLink>
            ),
          })}
        </p>
      </SecondFactorForm>
    </AccessPage>
  );
}
