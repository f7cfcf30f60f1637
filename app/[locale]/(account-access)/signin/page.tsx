import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AccessPanel } from '@/components/auth/access-panel';
import { readAccessQuery } from '@/lib/auth/access-query';
import { currentLocale } from '@/lib/i18n/current';
import { pageMetadata } from '@/lib/seo/metadata';

export const instant = false;

type Props = PageProps<'/[locale]/signin'>;

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { mode } = readAccessQuery(await searchParams, 'signin');
  const t = await getTranslations(mode === 'signup' ? 'auth.signUp' : 'auth.signIn');
  return pageMetadata({
    locale: await currentLocale(),
    path: `/${mode}`,
    title: t('metaTitle'),
    description: t('metaDescription'),
    noIndex: true,
  });
}

export default async function SignInPage({ searchParams }: Props) {
  return <AccessPanel {...readAccessQuery(await searchParams, 'signin')} />;
}
