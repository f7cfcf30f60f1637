import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import type { Locale } from '@/lib/i18n/locales';
import { monthName } from '@/lib/islands/format';
import { listingAddress } from '@/lib/listings/address';
import type { PlacedKind } from '@/lib/listings/filters';
import { everything, withFilter } from '@/lib/listings/search';
import type { Stay } from '@/lib/planner/solver/types';
import { listPath } from '@/lib/routes/listing-paths';
import { routes } from '@/lib/routes/register';
import { averageOn } from '@/lib/weather/climate-of';
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
