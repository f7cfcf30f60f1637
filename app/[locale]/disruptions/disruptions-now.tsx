import { cacheLife } from 'next/cache';
import { DisruptionsLink } from '@/components/disruptions/disruptions-link';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { now } from '@/lib/foundation/time/epoch-minutes';
import { isPressing } from '@/lib/sea/ferries/disruptions/counts';
import { disruptionsNow } from '@/lib/sea/ferries/disruptions/queries';

interface DisruptionsNowProps {
  place?: IslandSlug;
  locale: Locale;
}

/**
 * Link to the disruptions, for static pages; empty while nothing presses. Cached for a minute, which
 * is then also the longest that its page is served without being made again.
 */
export async function DisruptionsNow({ place, locale }: DisruptionsNowProps) {
  'use cache';
  cacheLife('minutes');
  return isPressing(disruptionsNow({ place })) ? (
    <DisruptionsLink place={place} locale={locale} at={Math.floor(now())} />
  ) : null;
}
