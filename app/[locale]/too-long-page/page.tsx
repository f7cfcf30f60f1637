import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotThere } from '@/components/layout/not-there';
import { routes } from '@/lib/platform/routes/register';

export const ensureStatic = 'navigation';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('errors.addressTooLong');
  return { title: t('title'), robots: { index: false, follow: true } };
}

/** Shown with status 414 for an address too long for a redirect. */
export default async function TooLongPage() {
  const t = await getTranslations('errors.addressTooLong');
  return (
    <NotThere
      title={t('title')}
      text={t('text')}
      links={[{ href: routes.home, label: t('home') }]}
    />
  );
}
