import { getTranslations } from 'next-intl/server';
import type { ShareImage } from '@/components/og/share-image';
import { isLocale, type Locale, locales, secondLocale } from '@/lib/foundation/i18n/locales';
import { isCuratedTripSlug } from '@/lib/foundation/ids/curated-trips';
import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { site } from '@/lib/foundation/site';
import { shareSubjects } from '@/lib/platform/routes/share-subjects';
import { chartOf } from '@/lib/records/charts/charts';
import { guides } from '@/lib/records/content/queries';
import { islandBySlug } from '@/lib/records/islands/queries';
import { curatedTripBySlug } from '@/lib/trips/curated-trips/queries';
import { artwork, artworkWithRoute } from './artwork';
import { curatedTripRoute } from './curated-trip-route';

/** Route parameters of every share image. */
export function shareImagePaths() {
  return locales.flatMap((locale) =>
    shareSubjects.map((subject) => {
      const [kind = '', name] = subject.split('/');
      return { locale, kind, name: `${name}.png` };
    }),
  );
}

/** Content of a share image; undefined for an unknown address. */
export async function findShareImage(
  locale: string,
  kind: string,
  file: string,
): Promise<ShareImage | undefined> {
  const name = file.replace(/\.png$/, '');
  if (!isLocale(locale) || !shareSubjects.includes(`${kind}/${name}`)) return undefined;
  const words = { siteName: site.name, ...(await describe(locale, kind, name)) };
  if (kind === 'package' && isCuratedTripSlug(name)) {
    return { ...words, chart: await artworkWithRoute(curatedTripRoute(name)) };
  }
  return { ...words, chart: await artwork(isIslandSlug(name) ? name : 'archipelago') };
}

/**
 * Message namespaces of the pages about travel to and between the islands; their titles appear on
 * the images.
 */
const pagesOfKind = {
  ferries: {
    tickets: 'ferrySearch',
    guide: 'ferryGuide',
    planner: 'planner',
    tracking: 'tracking',
    disruptions: 'disruptions',
    rights: 'passengerRights',
  },
  travel: {
    flights: 'flights',
    transfers: 'transfers',
    packages: 'curatedTrips',
    trip: 'tripSuggestions',
  },
} as const;

/** Namespace of such a page; undefined for any other image. */
function pageOf(kind: string, name: string) {
  if (kind === 'ferries') return { kind, page: pagesOfKind.ferries[name as 'tickets'] } as const;
  if (kind === 'travel') return { kind, page: pagesOfKind.travel[name as 'transfers'] } as const;
  return undefined;
}

/** Listing kinds whose list titles appear on their images. */
const lists = ['hotels', 'activities', 'vehicles'] as const;

async function describe(locale: Locale, kind: string, name: string) {
  const other = secondLocale(locale);
  const labels = await getTranslations({ locale, namespace: 'common.shareImage' });
  if (isIslandSlug(name)) {
    const island = islandBySlug(name);
    const label = labels(kind === 'guide' ? 'guide' : 'island');
    return { title: island.name[locale], subtitle: island.name[other], label };
  }
  const archipelago = chartOf('archipelago').name;
  const found = pageOf(kind, name);
  if (found) {
    const t = await getTranslations({ locale, namespace: found.page });
    return { title: t('title'), subtitle: archipelago[locale], label: labels(found.kind) };
  }
  const list = lists.find((one) => kind === 'lists' && one === name);
  if (list) {
    const t = await getTranslations({ locale, namespace: list });
    return { title: t('title'), subtitle: archipelago[locale], label: t('crumb') };
  }
  if (kind === 'package' && isCuratedTripSlug(name)) {
    const t = await getTranslations({ locale, namespace: 'curatedTrips' });
    return {
      title: curatedTripBySlug(name).name[locale],
      subtitle: archipelago[locale],
      label: t('crumb'),
    };
  }
  if (kind === 'guide') {
    const title = guides.find(name, locale)?.title ?? site.name;
    return { title, subtitle: archipelago[locale], label: labels('guide') };
  }
  return { title: archipelago[locale], subtitle: archipelago[other], label: labels('site') };
}
