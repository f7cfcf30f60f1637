import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { routes } from '@/lib/platform/routes/register';
import { atPortTimes } from '@/lib/sea/ferries/ferry-guide/at-port';
import { atPortText } from '@/lib/sea/ferries/ferry-guide/at-port-text';
import type { Leg, SeaLeg } from '@/lib/sea/timetable/types';

interface AtPortProps {
  locale: Locale;
  boat: Pick<SeaLeg, 'from' | 'departure' | 'delay'>;
  /** True if the party takes a vehicle on board. */
  withVehicle: boolean;
  /** False if the boat takes no vehicles. */
  takesVehicles: boolean;
  /** Leg of the journey before this boat. */
  before?: Pick<Leg, 'arrival'> | undefined;
}

/**
 * Latest time to be at the port for a boat, on foot and with a vehicle, with its day if the boat
 * leaves on the next, and the usual gate. Empty if the traveller only arrives there later,
 * changing boats.
 */
export async function AtPort({ locale, boat, withVehicle, takesVehicles, before }: AtPortProps) {
  const times = atPortTimes(boat, { withVehicle, takesVehicles, arrived: before?.arrival });
  if (!times) return null;
  const t = await getTranslations('ferries.atPort');
  return (
    <span className="block font-ui text-sm text-ink-2 tabular-nums" data-testid="at-port">
      {atPortText(times, boat.departure, locale, t)}
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
