import { getTranslations } from 'next-intl/server';
import { formatDuration } from '@/lib/foundation/i18n/duration';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { formatClock } from '@/lib/foundation/time/athens';
import type { EpochMinutes } from '@/lib/foundation/time/types';
import { ageText } from '@/lib/sea/timetable/age-text';
import type { MissedConnection } from '@/lib/sea/timetable/missed-connections';
import type { Network } from '@/lib/sea/timetable/network';
import { portLabel } from '@/lib/sea/timetable/port-label';

interface MissedConnectionsProps {
  locale: Locale;
  network: Network;
  missed: readonly MissedConnection[];
  /** Time of the search. */
  at: EpochMinutes;
  /** Level of the heading. */
  heading?: 'h3' | 'h4';
}

/** Connections of the timetable that late boats break, with the expected times of both boats. */
export async function MissedConnections(props: MissedConnectionsProps) {
  const { locale, network, missed, at, heading: Heading = 'h3' } = props;
  if (missed.length === 0) return null;
  const [t, kinds] = await Promise.all([
    getTranslations('ferries.realtime'),
    getTranslations('ferries.vesselKinds'),
  ]);
  const vessel = (tripId: string) => {
    const trip = network.trips.get(tripId);
    return trip?.vessel ?? (trip ? kinds(trip.vesselKind) : '');
  };
  const items = missed.map(async ({ arriving, leaving, at: reportedAt }) => {
    const late = arriving.delay?.arrival ?? 0;
    const arrives = { vessel: vessel(arriving.tripId), time: formatClock(arriving.arrival) };
    const duration = formatDuration(late, locale);
    return {
      key: `${arriving.tripId} ${leaving.tripId} ${leaving.departure}`,
      port: portLabel(network, leaving.from, locale),
      arrives: late > 0 ? t('missedLate', { ...arrives, duration }) : t('missedArrives', arrives),
      leaves: t('missedLeaves', {
        vessel: vessel(leaving.tripId),
        time: formatClock(leaving.departure),
      }),
      reported: t('reported', { age: await ageText(at - reportedAt, locale) }),
    };
  });
  return (
    <div className="mt-4 border-l-2 border-bad px-4 py-2 font-ui" data-testid="missed">
      <Heading className="font-ui text-base font-semibold text-bad">
        {t('missedTitle', { count: missed.length })}
      </Heading>
      <ul>
        {(await Promise.all(items)).map(({ key, port, arrives, leaves, reported }) => (
          <li key={key} className="py-1 text-sm">
            <span className="font-medium">{port}</span>
            <span className="block tabular-nums">{arrives}</span>
            <span className="block tabular-nums">{leaves}</span>
            <span className="block text-ink-2">{reported}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
