import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';

/** Message for a database outage. The query stays in the URL. */
export async function PlacesUnavailable({ href }: { href: string }) {
  const t = await getTranslations('nearby.unavailable');
  return (
    <section className="page-grid pt-10 pb-20" role="alert">
      <h2>{t('title')}</h2>
      <p className="measure mt-3">{t('text')}</p>
      <p className="mt-6">
        {/* A plain link, because it reloads the page. */}
        <a href={href} className={buttonClass()}>
          {t('again')}
        </a>
      </p>
    </section>
  );
}
