import { cacheLife } from 'next/cache';
import { getTranslations } from 'next-intl/server';
import { drawShareImage, type ShareImage } from '@/components/og/share-image';
import type { Locale } from '@/lib/i18n/locales';
import { site } from '@/lib/site';
import { lastDay, tripNights } from '@/lib/trips/dates';
import { exportContext } from '@/lib/trips/export/context';
import { tripRoutes } from '@/lib/trips/export/places';
import type { SharedTrip } from '@/lib/trips/types';
import { chartWithRoute } from './chart-with-route';

/** As much as fits on the paper beside the chart; what is longer is cut, further islands are counted. */
const longestTitle = 60;
const [mostNames, fewerNames] = [6, 4];

const intlLocale: Readonly<Record<Locale, string>> = { en: 'en-GB', el: 'el-GR' };

function shortened(title: string): string {
  const signs = [...title];
  return signs.length > longestTitle ? `${signs.slice(0, longestTitle - 1).join('')}…` : title;
}

/** The share image of a trip: its title, islands in order and dates, and its route on the chart. */
export async function tripImage(trip: SharedTrip, locale: Locale): Promise<Uint8Array> {
  const t = await getTranslations({ locale, namespace: 'trips.export' });
  const context = await exportContext(locale);
  const title = shortened(trip.title);
  const names = trip.stops.map(({ island }) => context.islandName(island));
  const most = title.length > 26 ? fewerNames : mostNames;
  const rest = names.length - most;
  const islands = names.slice(0, most).join(' · ') + (rest > 0 ? ` +${rest}` : '');
  // A way that several boats take is drawn once.
  const ways = new Map([...tripRoutes(trip, context)].map(({ name, points }) => [name, points]));
  const chart = await chartWithRoute({
    islands: trip.stops.map(({ island }) => context.islandPosition(island)),
    routes: [...ways.values()],
  });
  const subtitle = [islands, datesOf(trip, locale)].filter(Boolean).join(' — ');
  const label = [t('imageLabel'), t('nights', { count: tripNights(trip) })].join(', ');
  return drawn({ title, subtitle, label, siteName: site.name, chart });
}

/** First and last day in words; empty while the trip has none. */
function datesOf(trip: SharedTrip, locale: Locale): string {
  const end = lastDay(trip);
  if (!trip.startDate || !end) return '';
  const format = new Intl.DateTimeFormat(intlLocale[locale], {
    dateStyle: 'medium',
    timeZone: 'UTC',
  });
  // The drawing's fonts lack the thin spaces of a range.
  return format.formatRange(Date.parse(trip.startDate), Date.parse(end)).replace(/\s/g, ' ');
}

/** Drawing takes as long as hundreds of pages: once for all who ask for the same picture. */
async function drawn(image: ShareImage): Promise<Uint8Array> {
  'use cache';
  cacheLife('hours');
  return drawShareImage(image);
}
