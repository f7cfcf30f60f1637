import { cacheLife } from 'next/cache';
import { getTranslations } from 'next-intl/server';
import { drawShareImage, type ShareImage } from '@/components/og/share-image';
import { intlTag, type Locale } from '@/lib/foundation/i18n/locales';
import { site } from '@/lib/foundation/site';
import { lastDay, tripNights } from '@/lib/trips/saved-trips/dates';
import { exportContext } from '@/lib/trips/saved-trips/export/context';
import { tripRoutes } from '@/lib/trips/saved-trips/export/places';
import type { SharedTrip } from '@/lib/trips/saved-trips/types';
import { chartWithRoute } from './chart-with-route';

/**
 * Limits of the paper next to the chart: a longer title is truncated, further islands are only
 * counted.
 */
const longestTitle = 60;
const [mostNames, fewerNames] = [6, 4];

function shortened(title: string): string {
  const signs = [...title];
  return signs.length > longestTitle ? `${signs.slice(0, longestTitle - 1).join('')}…` : title;
}

/** Share image of a trip: title, islands in order, dates, and the route on the chart. */
export async function tripImage(trip: SharedTrip, locale: Locale): Promise<Uint8Array> {
  const t = await getTranslations({ locale, namespace: 'savedTrips.export' });
  const context = await exportContext(locale);
  const title = shortened(trip.title);
  const names = trip.stops.map(({ island }) => context.islandName(island));
  const most = title.length > 26 ? fewerNames : mostNames;
  const rest = names.length - most;
  const islands = names.slice(0, most).join(' · ') + (rest > 0 ? ` +${rest}` : '');
  // Draws a route used by several ferries only once.
  const ways = new Map([...tripRoutes(trip, context)].map(({ name, points }) => [name, points]));
  const chart = await chartWithRoute({
    islands: trip.stops.map(({ island }) => context.islandPosition(island)),
    routes: [...ways.values()],
  });
  const subtitle = [islands, datesOf(trip, locale)].filter(Boolean).join(' — ');
  const label = [t('imageLabel'), t('nights', { count: tripNights(trip) })].join(', ');
  return pngOf({ title, subtitle, label, siteName: site.name, chart });
}

/** First and last day in words; empty if the trip has no dates. */
function datesOf(trip: SharedTrip, locale: Locale): string {
  const end = lastDay(trip);
  if (!trip.startDate || !end) return '';
  const format = new Intl.DateTimeFormat(intlTag(locale), {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  // The fonts of the image lack the thin spaces of a date range.
  return format.formatRange(Date.parse(trip.startDate), Date.parse(end)).replace(/\s/g, ' ');
}

/** Drawing an image takes as long as rendering hundreds of pages, so equal requests share one. */
async function pngOf(image: ShareImage): Promise<Uint8Array> {
  'use cache';
  cacheLife('hours');
  return drawShareImage(image);
}
