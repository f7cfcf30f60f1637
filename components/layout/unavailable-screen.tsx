import { getTranslations } from 'next-intl/server';
import { buttonClass } from '@/components/ui/button';

interface UnavailableScreenProps {
  /** Namespace of the messages. */
  words:
    | 'auth.unavailable'
    | 'errors.busy'
    | 'errors.refused'
    | 'errors.tooMany'
    | 'errors.unavailable'
    | 'savedTrips.shared.unavailable';
  /** URL of this page, with language and query. */
  href: string;
}

/**
 * Replaces a page that is temporarily unavailable: its record could not be read, the sender is over
 * the rate limit, or the computation was not finished.
 */
export async function UnavailableScreen({ words, href }: UnavailableScreenProps) {
  const t = await getTranslations(words);
  return (
    // The attribute tells the service worker not to store this screen (lib/platform/offline).
    <div className="page-grid py-20 md:py-28" role="alert" data-unavailable="">
      <h1>{t('title')}</h1>
      <p className="measure mt-6">{t('text')}</p>
      <p className="mt-8">
        {/* A plain link, because only a new document retries. */}
        <a href={href} className={buttonClass('primary')}>
          {t('retry')}
        </a>
      </p>
    </div>
  );
}
