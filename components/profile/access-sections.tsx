import { getTranslations } from 'next-intl/server';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { keptAnswer } from '@/lib/platform/actions/plain-post';
import type { EmailState, PasswordState } from '@/lib/platform/profile/form-state';
import type { Account } from '@/lib/platform/profile/types';
import { EmailForm } from './email-form';
import { PasswordForm } from './password-form';
import { SettingsSection } from './settings-section';

/** Outcomes of the link in a mail about a new address. */
export const emailOutcomes = ['changed', 'oneConfirmed', 'failed', 'unavailable'] as const;

interface AccessSectionsProps {
  account: Account;
  /** URL of the page, to which its forms return. */
  page: string;
  emailOutcome: (typeof emailOutcomes)[number] | undefined;
}

/** Credentials: email address and password. */
export async function AccessSections({ account, page, emailOutcome }: AccessSectionsProps) {
  const [t, locale] = await Promise.all([getTranslations('profile'), currentLocale()]);
  const [email, password] = await Promise.all([
    keptAnswer<EmailState>('email', page, { result: null, fields: { email: '' } }),
    keptAnswer<PasswordState>('password', page, { result: null, fields: null }),
  ]);
  const isGood = emailOutcome === 'changed' || emailOutcome === 'oneConfirmed';
  const intro = (
    <>
      <p className="[overflow-wrap:anywhere]">
        {t.rich('email.intro', {
          email: account.email,
          strong: (words) => <strong className="font-medium text-ink">{words}</strong>,
        })}
      </p>
      {account.newEmail ? <p>{t('email.waiting', { email: account.newEmail })}</p> : null}
    </>
  );
  return (
    <>
      <SettingsSection id="email" title={t('email.title')} intro={intro}>
        {emailOutcome ? (
          <p
            role={isGood ? 'status' : 'alert'}
            className={`mb-5 border-l-2 bg-deep px-5 py-3 font-ui ${isGood ? 'border-good' : 'border-bad'}`}
          >
            {t(`email.${emailOutcome === 'changed' ? 'confirmed' : emailOutcome}`)}
          </p>
        ) : null}
        <EmailForm
          locale={locale}
          kept={email}
          texts={{
            email: t('email.email'),
            current: t('currentPassword'),
            currentHint: t('email.currentHint'),
            save: t('email.save'),
            saving: t('saving'),
            // The client replaces `{email}` with the new address.
            changed: t('email.changed', { email: '{email}' }),
            sent: t('email.sent', { email: '{email}', current: account.email }),
          }}
        />
      </SettingsSection>
      <SettingsSection
        id="password"
        title={t('password.title')}
        intro={<p>{t('password.intro')}</p>}
      >
        <PasswordForm
          locale={locale}
          kept={password}
          email={account.email}
          texts={{
            current: t('currentPassword'),
            password: t('password.password'),
            passwordHint: t('password.passwordHint'),
            save: t('password.save'),
            saving: t('saving'),
            saved: t('password.saved'),
            savedHere: t('password.savedHere'),
          }}
        />
      </SettingsSection>
    </>
  );
}
