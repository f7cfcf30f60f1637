import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { searchLink } from '@/lib/sea/ferries/search/address';
import type { AirportView, FlightIsland } from './asked';

interface IslandsWithoutProps {
  islands: readonly FlightIsland[];
  airports: readonly AirportView[];
  nameOf: (airport: AirportView) => string;
  locale: Locale;
}

/** Islands without an airport: where to land, and the ferries from there. */
export async function IslandsWithout({ islands, airports, nameOf, locale }: IslandsWithoutProps) {
  const t = await getTranslations('flights.without');
  return (
    <dl className="without">
      {islands
        .filter(({ landings }) => landings.length > 0)
        .map(({ slug, name, landings }) => (
          <div key={slug}>
            <dt>{name}</dt>
            {landings.map(({ iata, port, note }) => {
              const airport = airports.find((one) => one.iata === iata);
              return (
                <dd key={iata}>
                  <a href={`#${iata.toLowerCase()}`} className="text-link">
                    {airport ? nameOf(airport) : iata}
                  </a>
                  {' · '}
                  <SiteLink
                    href={searchLink({ from: port, to: slug })}
                    rel="nofollow"
                    className="text-link"
                  >
                    {t('boats')}
                    <span className="sr-only">
                      : {airport ? nameOf(airport) : iata} – {name}
                    </span>
                  </SiteLink>
                  {note ? <span className="without-note">{note[locale]}</span> : null}
                </dd>
              );
            })}
          </div>
        ))}
    </dl>
  );
}
