import { getTranslations } from 'next-intl/server';
import { formatDay } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { athensDate, formatClock } from '@/lib/foundation/time/athens';
import type { BoatElsewhen } from '@/lib/sea/ferries/tracking/elsewhen';
import type { Network } from '@/lib/sea/timetable/network';
import { portLabel } from '@/lib/sea/timetable/port-label';
import { QueryMessage } from './query-message';

interface NotUnderWayProps {
  /** Undefined for an unknown ferry. */
  boat: BoatElsewhen | undefined;
  network: Network;
  locale: Locale;
}

/**
 * Message about a requested ferry that is not under way: where and when it arrived, or will depart.
 */
export async function NotUnderWay({ boat, network, locale }: NotUnderWayProps) {
  const [t, kinds] = await Promise.all([
    getTranslations('tracking.faults'),
    getTranslations('ferries.vesselKinds'),
  ]);
  if (!boat) return <QueryMessage>{t('not-under-way')}</QueryMessage>;
  const { state, name, kind, portId, at } = boat;
  return (
    <QueryMessage>
      {t(state, {
        boat: name ?? kinds(kind),
        port: portLabel(network, portId, locale),
        day: formatDay(athensDate(at), locale),
        time: formatClock(at),
      })}
    </QueryMessage>
  );
}
