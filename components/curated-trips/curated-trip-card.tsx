import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { routes } from '@/lib/platform/routes/register';
import { orderLine } from '@/lib/records/charts/island-names';
import { formatMonths } from '@/lib/records/islands/format';
import type { Network } from '@/lib/sea/timetable/network';
import { nightsOfCuratedTrip } from '@/lib/trips/curated-trips/request';
import { CuratedTripPoster } from './curated-trip-poster';
import type { PlannedCuratedTrip } from './curated-trip-view';

interface CuratedTripCardProps {
  curated: PlannedCuratedTrip;
  network: Network;
  locale: Locale;
  heading?: 'h2' | 'h3';
}

/** Card of a trip: poster with route, name, islands, length and season. */
export async function CuratedTripCard({
  curated,
  network,
  locale,
  heading: Heading = 'h2',
}: CuratedTripCardProps) {
  const t = await getTranslations('curatedTrips');
  const { trip, usual, stops } = curated;
  const [least, most] = nightsOfCuratedTrip(trip);
  return (
    <SiteLink href={routes.package(trip.slug)} className="curated-trip-card group">
      <CuratedTripPoster plan={usual?.plan} stops={stops} network={network} />
      <Heading>{trip.name[locale]}</Heading>
      <p className="curated-trip-order">
        {orderLine(
          stops.map(({ island }) => island),
          locale,
        )}
      </p>
      <p className="curated-trip-line">{trip.line[locale]}</p>
      <p className="curated-trip-figures">
        {t('nights', { least, most })} · {formatMonths(trip.season.months, locale)}
      </p>
    </SiteLink>
  );
}
