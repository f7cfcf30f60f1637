import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { followedFromTrips, islandPack, tripPack } from '@/lib/platform/offline/packs';
import { offlinePages } from '@/lib/platform/routes/offline-pages';
import { KeepOffline } from './keep-offline';

interface TakeAlongProps {
  slug: IslandSlug;
  /** Name of the island in the page's language. */
  name: string;
  locale: Locale;
}

const onlyWithScripts = 'hidden [@media(scripting:enabled)]:block';

/** Stores the pages of an island on this device. Empty without JavaScript, which it needs. */
export async function TakeAlong({ slug, name, locale }: TakeAlongProps) {
  const t = await getTranslations('offline');
  return (
    <section
      id="take-along"
      aria-labelledby="take-along-title"
      className={`page-grid scroll-mt-24 ${onlyWithScripts}`}
    >
      <div className="border-t border-rule pt-8 pb-8">
        <h2 id="take-along-title">{t('take.title')}</h2>
        <p className="measure mt-2 mb-5 text-ink-2">{t('take.text', { name })}</p>
        <KeepOffline label={t('take.keep')} pages={islandPack(slug, locale)} />
        <KeptLink label={t('band.all')} />
      </div>
    </section>
  );
}

/** Stores the user's trips on this device until they sign out. */
export async function KeepTrips({ ids, locale }: { ids: readonly string[]; locale: Locale }) {
  const t = await getTranslations('offline');
  return (
    <section
      aria-labelledby="keep-offline"
      className={`mt-14 border-t border-rule pt-8 ${onlyWithScripts}`}
    >
      <h2 id="keep-offline">{t('trips.title')}</h2>
      <p className="measure mt-2 mb-5 text-ink-2">{t('trips.text')}</p>
      <KeepOffline
        label={t('trips.keep')}
        pages={tripPack(ids, locale)}
        isPersonal
        follow={followedFromTrips}
      />
      <KeptLink label={t('band.all')} />
    </section>
  );
}

/** Link to the list of stored pages. */
function KeptLink({ label }: { label: string }) {
  return (
    <p className="font-ui">
      <SiteLink
        href={offlinePages.offline.path}
        rel="nofollow"
        className="text-link inline-flex min-h-11 items-center"
      >
        {label}
      </SiteLink>
    </p>
  );
}
