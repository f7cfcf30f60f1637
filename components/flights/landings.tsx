import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import type { FerryOrFlight } from '@/lib/booking/ferry-or-flight/compare';
import { formatDuration } from '@/lib/foundation/i18n/duration';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { formatClock } from '@/lib/foundation/time/athens';
import { bareName } from '@/lib/records/charts/names';
import { searchLink } from '@/lib/sea/ferries/search/address';

interface LandingsProps {
  result: FerryOrFlight;
  /** Name of the island. */
  name: string;
  locale: Locale;
}

/** Airports for an island without one, and the ferries from there on the date. */
export async function Landings({ result, name, locale }: LandingsProps) {
  const t = await getTranslations('flights.compare.landings');
  const { landings, island, date, network } = result;
  return (
    <div className="mt-6">
      <h4 className="font-ui font-semibold">{t('title', { name })}</h4>
      <ul className="mt-2">
        {landings.map(({ iata, airport, port, note, boat }) => (
          <li key={iata} className="border-t border-rule py-3">
            <p className="font-ui">
              <b className="font-semibold">
                {bareName(airport.name[locale])} ({iata})
              </b>
              {' · '}
              <SiteLink
                href={searchLink({ from: port, to: island, ...(boat ? { date } : {}) })}
                rel="nofollow"
                className="text-link"
              >
                {t('boats', { port: network.ports.get(port)?.name[locale] ?? port })}
              </SiteLink>
            </p>
            {boat ? (
              <p className="mt-1 font-ui text-sm text-ink-2">
                {boat.quickest
                  ? t('quickest', {
                      count: boat.count,
                      departure: formatClock(boat.quickest.departure),
                      arrival: formatClock(boat.quickest.arrival),
                      time: formatDuration(boat.quickest.arrival - boat.quickest.departure, locale),
                    })
                  : t('none')}
              </p>
            ) : null}
            {note ? <p className="measure mt-1">{note[locale]}</p> : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
