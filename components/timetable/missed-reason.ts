import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { MissedConnection } from '@/lib/sea/timetable/missed-connections';
import type { Network } from '@/lib/sea/timetable/network';
import { portArguments } from '@/lib/sea/timetable/port-label';
import { scheduledTime } from '@/lib/sea/timetable/scheduled-time';

/** One sentence that names the boat that is late, or early, and the one it misses. */
export async function missedReason(
  { arriving, leaving }: MissedConnection,
  network: Pick<Network, 'ports' | 'stations'>,
  locale: Locale,
): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'ferries.realtime' });
  const isLate = (arriving.delay?.arrival ?? 0) > 0;
  const scheduled = ({ departure, delay }: typeof arriving) =>
    scheduledTime(departure, delay?.departure ?? 0, locale);
  return t(isLate ? 'missedReason' : 'missedReasonEarly', {
    left: scheduled(arriving),
    leaves: scheduled(leaving),
    ...portArguments('from', network, arriving.from, locale),
    ...portArguments('port', network, leaving.from, locale),
  });
}
