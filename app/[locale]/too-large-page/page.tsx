import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NotThere } from '@/components/layout/not-there';
import { routes } from '@/lib/platform/routes/register';

export const ensureStatic = 'navigation';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('errors.formTooLarge');
  return { title: t('title'), robots: { index: false, follow: true } };
}

/** Shown for a form with more bytes than an action reads, with 413. */
export default async function TooLargePage() {
  const t = await getTranslations('errors.formTooLarge');
  return (
    <NotThere
      title={t('title')}
      text={t('text')}
      links={[
        { href: routes.contact, label: t('contact') },
        { href: routes.home, label: t('home') },
      ]}
    />
  );
}
