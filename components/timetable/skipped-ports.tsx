import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { skippedPorts } from '@/lib/sea/timetable/boat-news';
import type { Network } from '@/lib/sea/timetable/network';
import { stationLabel } from '@/lib/sea/timetable/port-label';
import type { SeaLeg } from '@/lib/sea/timetable/types';

interface SkippedPortsProps {
  locale: Locale;
  network: Network;
  boat: Pick<SeaLeg, 'tripId' | 'serviceDay'>;
}

/** Scheduled ports at which a ferry does not call on its day. Empty if it calls at all of them. */
export async function SkippedPorts({ locale, network, boat }: SkippedPortsProps) {
  const skipped = skippedPorts(network, boat);
  if (skipped.length === 0) return null;
  const t = await getTranslations('ferries.realtime');
  const ports = skipped.map((portId) => stationLabel(network, portId, locale));
  return (
    <p className="mt-1 font-ui text-sm font-medium text-bad">
      {t('skips', { ports: ports.join(', ') })}
    </p>
  );
}
