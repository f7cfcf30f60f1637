import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import type { EntryListing } from '@/lib/trips/saved-trips/entry-listing';

/** Summary of the listing to add. */
export async function ListingOutline({ listing }: { listing: EntryListing }) {
  const t = await getTranslations('savedTrips.add');
  const { name, where, price, path } = listing;
  return (
    <section aria-labelledby="added" className="border-l-2 border-ink bg-deep px-5 py-4">
      <h2 id="added" className="label-caps">
        {t('outline')}
      </h2>
      <p className="mt-1 font-display text-xl leading-tight [overflow-wrap:anywhere]">
        <SiteLink href={path} className="hover:text-accent">
          {name}
        </SiteLink>
      </p>
      <p className="mt-1 font-ui text-sm text-ink-2">
        {[where, price].filter(Boolean).join(' · ')}
      </p>
    </section>
  );
}
