import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';

/** The database does not answer: said plainly, with what was asked still in the address. */
export async function PlacesUnavailable({ href }: { href: string }) {
  const t = await getTranslations('nearby.unavailable');
  return (
    <section className="page-grid pt-10 pb-20" role="alert">
      <h2>{t('title')}</h2>
      <p className="measure mt-3">{t('text')}</p>
      <p className="mt-6">
        {/* A plain link: the page is asked for anew. */}
        <a href={href} className={buttonClass()}>
          {t('again')}
        </a>
      </p>
    </section>
  );
}
