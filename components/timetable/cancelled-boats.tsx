import { getTranslations } from 'next-intl/server';
import { formatDay } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { athensDate, formatClock } from '@/lib/foundation/time/athens';
import { utcIso } from '@/lib/foundation/time/epoch-minutes';
import type { EpochMinutes } from '@/lib/foundation/time/types';
import { ageText } from '@/lib/sea/timetable/age-text';
import type { CancelledBoat } from '@/lib/sea/timetable/boat-news';
import type { Network } from '@/lib/sea/timetable/network';
import { portArguments } from '@/lib/sea/timetable/port-label';
import { NightNote } from './night-note';
import { SkippedPorts } from './skipped-ports';

interface CancelledBoatsProps {
  locale: Locale;
  network: Network;
  boats: readonly CancelledBoat[];
  /** Time of rendering. */
  at: EpochMinutes;
  /** True for sailings of several days, which are shown with their dates. */
  isOfDays?: boolean;
  /** Level of the heading. */
  heading?: 'h3' | 'h4';
}

/** Sailings that are cancelled, or do not call here: struck through, and without booking links. */
export async function CancelledBoats(props: CancelledBoatsProps) {
  const { locale, network, boats, at, isOfDays, heading: Heading = 'h3' } = props;
  if (boats.length === 0) return null;
  const t = await getTranslations('ferries.realtime');
  return (
    <div className="mt-4 border-l-2 border-bad px-4 py-2 font-ui" data-testid="cancelled">
      <Heading className="font-ui text-base font-semibold text-bad">
        {t('cancelledTitle', { count: boats.length })}
      </Heading>
      <ul>
        {boats.map((boat) => (
          <li key={`${boat.tripId}-${boat.departure}-${boat.from}`} className="py-1 text-sm">
            {isOfDays ? (
              <span className="block">{formatDay(athensDate(boat.departure), locale)}</span>
            ) : null}
            <Boat locale={locale} network={network} boat={boat} at={at} />
          </li>
        ))}
      </ul>
    </div>
  );
}

async function Boat({
  locale,
  network,
  boat,
  at,
}: Omit<CancelledBoatsProps, 'boats'> & { boat: CancelledBoat }) {
  const [t, kinds] = await Promise.all([
    getTranslations('ferries.realtime'),
    getTranslations('ferries.vesselKinds'),
  ]);
  const trip = network.trips.get(boat.tripId);
  return (
    <>
      <s className="text-base tabular-nums">
        <time dateTime={utcIso(boat.departure)}>{formatClock(boat.departure)}</time>
        {' – '}
        <time dateTime={utcIso(boat.arrival)}>{formatClock(boat.arrival)}</time>
      </s>{' '}
      <NightNote departure={boat.departure} className="me-2" />
      <span className="font-medium">{trip?.vessel ?? (trip ? kinds(trip.vesselKind) : null)}</span>
      <span className="block text-ink-2">
        {t('boat', {
          ...portArguments('from', network, boat.from, locale),
          ...portArguments('to', network, boat.to, locale),
        })}
        {'. '}
        {t('reported', { age: await ageText(at - boat.at, locale) })}
      </span>
      <SkippedPorts locale={locale} network={network} boat={boat} />
    </>
  );
}
