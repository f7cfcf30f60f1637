import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AccessPage } from '@/components/auth/access-page';
import { NewPasswordPanel } from '@/components/auth/new-password-panel';
import { firstValue } from '@/lib/foundation/http/raw-query';
import { metadataOf } from '@/lib/platform/routes/metadata-of';
import { routes } from '@/lib/platform/routes/register';

export const instant = false;

export async function generateMetadata(): Promise<Metadata> {
  return {
    ...(await metadataOf('auth.reset', routes.resetPassword)),
    // The address contains the secret of the mail, which no other site may see as a referrer. Our
    // own site needs it: without a referrer, a form sent without JavaScript has no origin and is
    // refused.
    referrer: 'same-origin',
  };
}

type Props = PageProps<'/[locale]/reset-password'>;

export default async function ResetPasswordPage({ searchParams }: Props) {
  const query = await searchParams;
  const token = firstValue(query.token_hash) ?? '';
  const t = await getTranslations('auth.reset');
  return (
    <AccessPage title={t('title')} intro={token ? t('intro') : undefined} island="amorgos">
      <NewPasswordPanel tokenHash={token} rawNext={query.next} />
    </AccessPage>
  );
}
