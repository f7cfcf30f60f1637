import { getTranslations } from 'next-intl/server';
import { AccessPage } from '@/components/auth/access-page';
import { RecoveryForm } from '@/components/auth/recovery-form';
import { SiteLink } from '@/components/layout/site-link';
import { currentLocale } from '@/lib/i18n/current';
import { localizePath } from '@/lib/i18n/paths';
import { metadataOf } from '@/lib/routes/metadata-of';
import { routes } from '@/lib/routes/register';

export const ensureStatic = 'navigation';

const path = routes.forgotPassword;

export const generateMetadata = () => metadataOf('auth.forgot', path);

export default async function ForgotPasswordPage() {
  const [t, locale] = await Promise.all([getTranslations('auth'), currentLocale()]);
  return (
    <AccessPage title={t('forgot.title')} intro={t('forgot.intro')} island="amorgos">
      <RecoveryForm
        locale={locale}
        href={localizePath(path, locale)}
        texts={{
          email: t('email'),
          submit: t('forgot.submit'),
          working: t('forgot.working'),
          failed: t('forgot.failed'),
          sentTitle: t('forgot.sentTitle'),
          sent: t('forgot.sent', { email: '{email}' }),
          another: t('forgot.another'),
        }}
      />
      <p className="mt-8 font-ui">
        <SiteLink href={routes.signIn} className="text-link inline-block py-1">
          {t('forgot.back')}
        </SiteLink>
      </p>
    </AccessPage>
  );
}
