import { getTranslations } from 'next-intl/server';
import { drawShareImage } from '@/components/og/share-image';
import type { MentionedListing } from '@/lib/booking/listings/mentioned';
import { project } from '@/lib/foundation/geo/projection';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { site } from '@/lib/foundation/site';
import { chartOf } from '@/lib/records/charts/charts';
import { islandName } from '@/lib/records/charts/island-names';
import { artwork } from './artwork';

/** Number of islands that fit below a title. */
const mostIslands = 5;

const mark = (at: readonly [number, number]) =>
  `<circle cx="${at[0].toFixed(1)}" cy="${at[1].toFixed(1)}" r="15" fill="#b04a24" stroke="#f8f3e8" stroke-width="6"/>`;

/**
 * Chart of the listing's island with the place marked; the archipelago for a listing on several
 * islands.
 */
async function chartWithPlace({ islands, position }: MentionedListing): Promise<string> {
  const [island] = islands;
  if (!island || !position) return artwork(island && islands.length === 1 ? island : 'archipelago');
  const at = project(chartOf(island).poster.projection, [position.lon, position.lat]);
  return (await artwork(island)).replace(/<\/svg>\s*$/, `${mark(at)}</svg>`);
}

/** Share image of a listing, cached by its content; a sample is labelled. */
export async function listingShareImage(locale: Locale, listing: MentionedListing) {
  'use cache';
  const { kind, name, place, islands, isSample } = listing;
  const [t, list] = await Promise.all([
    getTranslations({ locale, namespace: kind }),
    getTranslations({ locale, namespace: 'listings.list' }),
  ]);
  const names = islands.slice(0, mostIslands).map((island) => islandName(island, locale));
  return drawShareImage({
    title: name[locale],
    subtitle: [...(place ? [place[locale]] : []), ...names].join(', '),
    label: [t('crumb'), ...(isSample ? [list('sample')] : [])].join(' · '),
    siteName: site.name,
    chart: await chartWithPlace(listing),
  });
}
