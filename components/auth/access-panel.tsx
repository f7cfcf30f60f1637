import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { keptAnswer } from '@/lib/platform/actions/plain-post';
import { type AccessMode, emptyAccess, emptyMail } from '@/lib/platform/auth/form-state';
import { serviceOffers } from '@/lib/platform/auth/service-features';
import { routes } from '@/lib/platform/routes/register';
import { AccessForm } from './access-form';
import { AccessPage } from './access-page';
import { ConfirmedNote } from './confirmed-note';
import { CutNote } from './cut-note';
import { PasskeyButton } from './passkey-button';
import { ResendForm } from './resend-form';

interface AccessPanelProps {
  mode: AccessMode;
  next: string;
  isConfirmed: boolean;
  isCut: boolean;
  /** Set when the link in the mail did not confirm the address. */
  confirmation: 'failed' | 'unavailable' | undefined;
}

/**
 * Page for sign-in or sign-up. Passes only the needed messages to the client, not the catalogue.
 */
export async function AccessPanel({
  mode,
  next,
  isConfirmed,
  isCut,
  confirmation,
}: AccessPanelProps) {
  const [t, locale] = await Promise.all([getTranslations('auth'), currentLocale()]);
  const isNew = mode === 'signup';
  const group = isNew ? 'signUp' : 'signIn';
  const tail = next ? `?next=${encodeURIComponent(next)}` : '';
  const page = localizePath(`/${mode}${tail}`, locale);
  const [kept, keptResend, hasPasskeys] = await Promise.all([
    keptAnswer(mode, page, emptyAccess),
    keptAnswer('resend', page, emptyMail),
    isNew ? false : serviceOffers('passkeys'),
  ]);
  const resend = {
    title: t('resend.title'),
    email: t('email'),
    submit: t('resend.submit'),
    working: t('resend.working'),
    failed: t('resend.failed'),
    sent: t('resend.sent'),
  };
  return (
    <AccessPage
      title={t(`${group}.title`)}
      intro={t(`${group}.intro`)}
      island={isNew ? 'naxos' : 'amorgos'}
    >
      {isCut ? <CutNote text={t('linkCut')} /> : null}
      {isConfirmed ? <ConfirmedNote text={t('confirmed')} /> : null}
      {confirmation ? (
        <p role="alert" className="mb-8 border-l-2 border-bad bg-bad/8 px-5 py-4 text-bad">
          {t(`confirmation.${confirmation}`)}
        </p>
      ) : null}
      {/* Before the form: who has no account yet need not read it first. */}
      <p className="mb-6 font-ui">
        {t(`${group}.toggleQuestion`)}{' '}
        <SiteLink
          href={`${isNew ? routes.signIn : routes.signUp}${tail}`}
          className="text-link inline-block py-1"
        >
          {t(`${group}.toggle`)}
        </SiteLink>
      </p>
      <AccessForm
        mode={mode}
        locale={locale}
        next={next}
        kept={kept}
        keptResend={keptResend}
        forgot={
          isNew ? null : (
            <p className="mt-2 font-ui text-sm">
              <SiteLink
                href={`${routes.forgotPassword}${tail}`}
                className="text-link inline-block py-1"
              >
                {t('signIn.forgot')}
              </SiteLink>
            </p>
          )
        }
        texts={{
          name: t('name'),
          email: t('email'),
          password: t('password'),
          passwordHint: t('passwordHint'),
          submit: t(`${group}.submit`),
          working: t(`${group}.working`),
          failed: t(`${group}.failed`),
          show: t('show'),
          hide: t('hide'),
          showPassword: t('showPassword'),
          hidePassword: t('hidePassword'),
          checkMailTitle: t('checkMail.title'),
          checkMail: t('checkMail.text'),
          sentTo: t('checkMail.sentTo', { email: '{email}' }),
          resend,
        }}
      />
      {hasPasskeys ? (
        <PasskeyButton
          locale={locale}
          next={next}
          texts={{
            submit: t('passkey.submit'),
            working: t('passkey.working'),
            cancelled: t('passkey.cancelled'),
            failed: t('signIn.failed'),
          }}
        />
      ) : null}
      {confirmation === 'failed' || keptResend.state.result ? (
        <div className="mt-8 border-t border-rule pt-8">
          <ResendForm
            locale={locale}
            next={next}
            kept={keptResend}
            texts={{ ...resend, title: t('resend.newLink') }}
          />
        </div>
      ) : null}
      {isNew ? (
        <p className="mt-6 border-t border-rule pt-5 font-ui text-sm text-ink-2">
          {t('privacyText')}{' '}
          <SiteLink href={routes.privacy} className="text-link">
            {t('privacyLink')}
          </SiteLink>
        </p>
      ) : null}
    </AccessPage>
  );
}
