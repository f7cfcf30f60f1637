import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { readAccessQuery } from '@/lib/auth/access-query';
import type { AccessMode } from '@/lib/auth/form-state';
import type { RawQuery } from '@/lib/http/raw-query';
import { currentLocale } from '@/lib/i18n/current';
import { pageMetadata } from '@/lib/routes/metadata';

/** Title and addresses of the form in the mode its address asks for, at `/signin` as at `/signup`. */
export async function accessMetadata(raw: RawQuery, route: AccessMode): Promise<Metadata> {
  const { mode } = readAccessQuery(raw, route);
  const t = await getTranslations(mode === 'signup' ? 'auth.signUp' : 'auth.signIn');
  return pageMetadata({
    locale: await currentLocale(),
    path: `/${mode}`,
    title: t('metaTitle'),
    description: t('metaDescription'),
  });
}
