import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';

interface UnavailableScreenProps {
  /** Where the words are: what cannot be shown, and what has not been lost. */
  words:
    | 'auth.unavailable'
    | 'errors.busy'
    | 'errors.refused'
    | 'errors.tooMany'
    | 'errors.unavailable'
    | 'trips.shared.unavailable';
  /** The address of this page, with language and query. */
  href: string;
}

/** Stands in for a page that cannot be shown at the moment: its record cannot be read, its sender asked too often, or it was not worked out. */
export async function UnavailableScreen({ words, href }: UnavailableScreenProps) {
  const t = await getTranslations(words);
  return (
    // By its mark the browser knows not to keep this in place of the page (lib/offline).
    <div className="page-grid py-20 md:py-28" role="alert" data-unavailable="">
      <h1>{t('title')}</h1>
      <p className="measure mt-6">{t('text')}</p>
      <p className="mt-8">
        {/* A plain link: only a fresh document asks again. */}
        <a href={href} className={buttonClass('primary')}>
          {t('retry')}
        </a>
      </p>
    </div>
  );
}
