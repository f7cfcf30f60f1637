import { getTranslations } from 'next-intl/server';
import { CopyButton } from '@/components/layout/copy-button';
import { SiteLink } from '@/components/layout/site-link';
import { buttonClass } from '@/components/ui/button';
import type { ListingKind } from '@/lib/booking/listings/filters';
import { addToTripAddress } from '@/lib/trips/saved-trips/listing-reference';

interface KeepOrShareProps {
  kind: ListingKind;
  slug: string;
  /** A sample cannot be added to a trip. */
  isSample: boolean;
}

/** Links to add a listing to a trip and to share it. */
export async function KeepOrShare({ kind, slug, isSample }: KeepOrShareProps) {
  const t = await getTranslations('listings.place');
  return (
    <p className="mt-6 flex flex-wrap gap-3">
      {isSample ? null : (
        <SiteLink
          href={addToTripAddress(kind, slug)}
          rel="nofollow"
          className={buttonClass('secondary')}
        >
          {t('addToTrip')}
        </SiteLink>
      )}
      <CopyButton label={t('share')} copied={t('copied')} refused={t('refused')} />
    </p>
  );
}
