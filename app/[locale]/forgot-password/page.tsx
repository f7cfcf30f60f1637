import { getTranslations } from 'next-intl/server';
import { AccessPage } from '@/components/auth/access-page';
import { RecoveryForm } from '@/components/auth/recovery-form';
import { SiteLink } from '@/components/layout/site-link';
import { firstValue } from '@/lib/foundation/http/raw-query';
import { currentLocale } from '@/lib/foundation/i18n/current';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { keptAnswer } from '@/lib/platform/actions/plain-post';
import { emptyMail } from '@/lib/platform/auth/form-state';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';

export const instant = false;

const path = routes.forgotPassword;

export const generateMetadata = () => metadataOf('auth.forgot', path);

type Props = PageProps<'/[locale]/forgot-password'>;

/**
 * Requests the reset mail. The page to return to comes with the address and is passed on in the
 * mail.
 */
export default async function ForgotPasswordPage({ searchParams }: Props) {
  const [query, t, locale] = await Promise.all([
    searchParams,
    getTranslations('auth'),
    currentLocale(),
  ]);
  const next = firstValue(query.next) ?? '';
  const tail = next ? `?next=${encodeURIComponent(next)}` : '';
  // Requesting another mail has its own address, which does not show the result of the previous
  // request.
  const round = Number(firstValue(query.round)) || 1;
  const addressOf = (one: number) => {
    const parameters = { ...(next ? { next } : {}), ...(one > 1 ? { round: String(one) } : {}) };
    const text = new URLSearchParams(parameters).toString();
    return localizePath(text ? `${path}?${text}` : path, locale);
  };
  return (
    <AccessPage title={t('forgot.title')} intro={t('forgot.intro')} island="amorgos">
      <RecoveryForm
        locale={locale}
        next={next}
        kept={await keptAnswer('forgot', addressOf(round), emptyMail)}
        another={addressOf(round + 1)}
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
        <SiteLink href={`${routes.signIn}${tail}`} className="text-link inline-block py-1">
          {t('forgot.back')}
        </SiteLink>
      </p>
    </AccessPage>
  );
}
