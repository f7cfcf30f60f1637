import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { arrangedRide, type ScheduledRide } from '@/lib/sea/timetable/arrangement';
import { callTime } from '@/lib/sea/timetable/arrangement-text';
import type { Network } from '@/lib/sea/timetable/network';
import { portLabel } from '@/lib/sea/timetable/port-label';

interface ByArrangementProps {
  locale: Locale;
  network: Network;
  ride: ScheduledRide;
}

/** Note that a boat has to be called beforehand. Empty if nothing has to be arranged. */
export async function ByArrangement({ locale, network, ride }: ByArrangementProps) {
  const arranged = arrangedRide(network, ride);
  if (!arranged) return null;
  const t = await getTranslations('ferries.arrangement');
  const ports = arranged.portIds.map((id) => portLabel(network, id, locale)).join(', ');
  const phone = arranged.phones.join(', ');
  const [first = ''] = arranged.phones;
  const notice = callTime(arranged, t, locale);
  return (
    <p className="mt-1 font-ui text-sm font-medium">
      {phone
        ? t.rich('call', {
            ports,
            phone,
            tel: (number) => (
              <a href={`tel:${first.replaceAll(/[^+\d]/g, '')}`} className="text-link">
                {number}
              </a>
            ),
          })
        : t('callCompany', { ports })}
      {notice ? ` ${t('when', { notice })}` : null}
    </p>
  );
}
