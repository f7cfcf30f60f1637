import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { listingAddress } from '@/lib/booking/listings/address';
import type { PlacedKind } from '@/lib/booking/listings/filters';
import { everything, withFilter } from '@/lib/booking/listings/search';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { listPath } from '@/lib/platform/routes/listing-paths';
import { routes } from '@/lib/platform/routes/register';
import { monthName } from '@/lib/records/islands/format';
import { averageOn } from '@/lib/records/weather/climate-of';
import type { Stay } from '@/lib/sea/planner/solver/types';
import './stop-links.css';

/** Average weather of a stop, and links to rooms for its nights, activities and the forecast. */
export async function StopLinks({ stay, locale }: { stay: Stay; locale: Locale }) {
  const t = await getTranslations('planner.stop');
  const { island, arrive, leave } = stay;
  const { high, low, seaC } = averageOn(island, arrive);
  const address = (kind: PlacedKind, dated: boolean) => {
    const search = withFilter<PlacedKind>(everything<PlacedKind>(kind), 'island', [island]);
    return listingAddress(
      listPath[kind],
      dated && leave > arrive ? { ...search, from: arrive, to: leave } : search,
    );
  };
  return (
    <p className="stop-links">
      {t('climate', {
        month: monthName(Number(arrive.slice(5, 7)), locale),
        high: Math.round(high),
        low: Math.round(low),
        sea: seaC === null ? 'none' : String(Math.round(seaC)),
      })}
      <SiteLink href={address('hotels', true)} rel="nofollow">
        {t('stays')}
      </SiteLink>
      <SiteLink href={address('activities', false)}>{t('activities')}</SiteLink>
      <SiteLink href={routes.weatherOf(island)}>{t('weather')}</SiteLink>
    </p>
  );
}
