import { getTranslations } from 'next-intl/server';
import { CopyButton } from '@/components/layout/copy-button';
import { SiteLink } from '@/components/layout/site-link';
import { buttonClass } from '@/components/ui/button';
import { routes } from '@/lib/routes/register';

/** What to do with a listing besides booking it: take it along on a trip, send it to somebody. */
export async function KeepOrShare() {
  const t = await getTranslations('listings.place');
  return (
    <p className="mt-6 flex flex-wrap gap-3">
      <SiteLink href={routes.newTrip} rel="nofollow" className={buttonClass('secondary')}>
        {t('addToTrip')}
      </SiteLink>
      <CopyButton label={t('share')} copied={t('copied')} refused={t('refused')} />
    </p>
  );
}
