import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { formatDay } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { athensDate, formatClock } from '@/lib/foundation/time/athens';
import { routes } from '@/lib/platform/routes/register';
import { atPortBy } from '@/lib/sea/ferries/port-guide/at-port';
import type { Leg, SeaLeg } from '@/lib/sea/timetable/types';

interface AtPortProps {
  locale: Locale;
  boat: SeaLeg;
  withVehicle: boolean;
  /** Leg of the journey before this boat. */
  before?: Leg | undefined;
}

/**
 * Latest time to be at the port for a boat, with its day if the boat leaves on the next. Empty
 * where the traveller only arrives there later, changing boats.
 */
export async function AtPort({ locale, boat, withVehicle, before }: AtPortProps) {
  const by = atPortBy(boat, withVehicle, before?.arrival);
  if (by === undefined) return null;
  const t = await getTranslations('ferries.atPort');
  const date = athensDate(by);
  const values = { time: formatClock(by), day: formatDay(date, locale, 'short') };
  return (
    <span className="block font-ui text-sm text-ink-2 tabular-nums">
      {t(date === athensDate(boat.departure) ? 'by' : 'byOn', values)}
    </span>
  );
}

/** Source of these times, shown once for a list of boats. */
export async function AtPortNote({ className }: { className?: string }) {
  const t = await getTranslations('ferries.atPort');
  return (
    <p className={`measure font-ui text-sm text-ink-2 ${className ?? ''}`}>
      {t.rich('note', {
        guide: (text) => (
          <SiteLink href={`${routes.ferryGuide}#ports`} className="text-link">
            {text}
          </SiteLink>
        ),
      })}
    </p>
  );
}
