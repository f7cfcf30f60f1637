import { getTranslations } from 'next-intl/server';
import { SiteLink } from '@/components/layout/site-link';
import { transfersAddress } from '@/lib/booking/transfers/address';
import { formatDurationRange } from '@/lib/foundation/i18n/duration';
import { formatAsOf, formatEuroRange, formatNumber } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { AirportView } from './types';

interface AirportRegisterProps {
  airports: readonly AirportView[];
  nameOf: (airport: AirportView) => string;
  locale: Locale;
}

/** Airports with distance by air, airlines, routes, seasons and sources. */
export async function AirportRegister({ airports, nameOf, locale }: AirportRegisterProps) {
  const t = await getTranslations('flights.airports');
  return (
    <ol className="airports">
      {airports.map((airport) => (
        <li key={airport.iata} id={airport.iata.toLowerCase()} className="airport">
          <div>
            <h3>{nameOf(airport)}</h3>
            <p className="label-caps">
              {airport.iata} · {airport.icao}
              {airport.runwayMetres
                ? ` · ${t('runway', { metres: formatNumber(airport.runwayMetres, locale) })}`
                : null}
            </p>
          </div>
          <div>
            {airport.fromAthens ? (
              <p className="font-ui">
                {t('fromAthens', {
                  minutes: formatDurationRange(airport.fromAthens.minutes, locale),
                })}
                {airport.fromAthens.fare?.asOf
                  ? ` · ${t('fare', {
                      amount: formatEuroRange(
                        [airport.fromAthens.fare.low, airport.fromAthens.fare.high],
                        locale,
                      ),
                      date: formatAsOf(airport.fromAthens.fare.asOf, locale),
                    })}`
                  : null}
              </p>
            ) : null}
            <p className="measure mt-1">{airport.note[locale]}</p>
            {airport.services.length > 0 ? (
              <ServiceTable airport={airport} label={nameOf(airport)} locale={locale} />
            ) : null}
            <p className="mt-2 font-ui text-sm">
              <SiteLink
                href={transfersAddress({ from: airport.stop })}
                className="text-link inline-flex min-h-11 items-center"
              >
                {t('onward')}
                <span className="sr-only">: {nameOf(airport)}</span>
              </SiteLink>
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

async function ServiceTable({
  airport: { services },
  label,
  locale,
}: {
  airport: AirportView;
  label: string;
  locale: Locale;
}) {
  const t = await getTranslations('flights.airports');
  return (
    <table className="services">
      <caption className="sr-only">{t('table', { name: label })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('airline')}</th>
          <th scope="col">{t('from')}</th>
          <th scope="col">{t('when')}</th>
          <th scope="col">{t('source')}</th>
        </tr>
      </thead>
      <tbody>
        {services.map(({ service, airline, sources }) => (
          <tr key={`${airline.iata}-${service.from.en}`}>
            <th scope="row">
              <a href={airline.url} rel="noopener" target="_blank" className="text-link">
                {airline.name}
              </a>
            </th>
            <td>{service.from[locale]}</td>
            <td>{t(`season.${service.season}`)}</td>
            <td>
              {sources.map(({ title, url }, index) => (
                <span key={url}>
                  {index > 0 ? ' · ' : null}
                  <a href={url} rel="noopener" target="_blank" title={title} className="text-link">
                    {title.split(/:| \(/)[0]}
                  </a>
                </span>
              ))}
              {service.of ? ` (${service.of})` : null}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
