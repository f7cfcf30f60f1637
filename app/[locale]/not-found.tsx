import { getTranslations } from 'next-intl/server';
import { NotFoundScreen } from '@/components/layout/not-found-screen';
import { notFoundWords } from '@/components/layout/not-found-words';
import { site } from '@/lib/foundation/site';

/** Shown for a page that calls notFound(): the same screen as for an unknown address. */
export default async function NotFound() {
  const t = await getTranslations('errors.notFound');
  return (
    <>
      <title>{t('metaTitle', { name: site.name })}</title>
      <NotFoundScreen words={await notFoundWords()} />
    </>
  );
}
