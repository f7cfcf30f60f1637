import { getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/layout/page-header';
import { SiteLink } from '@/components/layout/site-link';
import { RouteChart } from '@/components/maps/route-chart';
import { Section } from '@/components/ui/section';
import { formatDate } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { routes } from '@/lib/platform/routes/register';
import { bareName } from '@/lib/records/charts/names';
import { AirportRegister } from './airport-register';
import type { AirportView, FlightIsland, FlightsAsked } from './asked';
import { CompareForm } from './compare-form';
import { Comparison } from './comparison';
import { FlightForm } from './flight-form';
import { FlightLinks } from './flight-links';
import './flights.css';
import { IslandsWithout } from './islands-without';

interface FlightsPageProps {
  /** The six airports of the islands, then Athens. */
  airports: readonly AirportView[];
  /** Sorted by name. */
  islands: readonly FlightIsland[];
  asked: FlightsAsked;
  /** ISO date. */
  checkedOn: string;
  locale: Locale;
}

/** Airlines to the islands, a form that links to sellers, and a comparison of flight and ferry. */
export async function FlightsPage({
  airports,
  islands,
  asked,
  checkedOn,
  locale,
}: FlightsPageProps) {
  const t = await getTranslations('flights');
  const athens = airports.find(({ island }) => island === null);
  const nameOf = (airport: AirportView) =>
    islands.find(({ slug }) => slug === airport.island)?.name ?? bareName(airport.name[locale]);
  const at = ({ position }: AirportView) => [position.lon, position.lat] as const;
  const { flights, comparison } = asked;
  return (
    <>
      <PageHeader
        title={t('title')}
        intro={t('intro')}
        crumbs={[{ path: routes.flights, label: t('crumb') }]}
      />
      <div className="page-grid pb-20">
        <Section id="compare" title={t('compare.title')} intro={t('compare.intro')}>
          <CompareForm islands={islands} asked={comparison} locale={locale} />
          {comparison?.result ? (
            <Comparison result={comparison.result} islands={islands} locale={locale} />
          ) : null}
        </Section>
        <Section id="search" title={t('search.title')} intro={t('search.intro')}>
          <FlightForm airports={airports} nameOf={nameOf} asked={flights} locale={locale} />
          {flights?.found ? <FlightLinks found={flights.found} locale={locale} /> : null}
        </Section>
        <Section id="airports" title={t('airports.title')} intro={t('airports.intro')}>
          <RouteChart
            label={t('airports.chart')}
            routes={
              athens
                ? airports
                    .filter(({ island }) => island)
                    .map((airport) => ({
                      id: airport.iata,
                      points: [at(athens), at(airport)],
                      state: 'faint' as const,
                    }))
                : []
            }
            stops={airports.map((airport) => ({
              id: airport.iata,
              name: `${nameOf(airport)} ${airport.iata}`,
              position: at(airport),
              emphasis: 'end' as const,
            }))}
            className="flights-chart [&_.route-line]:[stroke-opacity:0.8]! [&_.route-line]:[stroke-width:1.2px]! [&_.route-line]:[stroke:var(--chart-accent)]!"
          />
          <AirportRegister airports={airports} nameOf={nameOf} locale={locale} />
        </Section>
        <Section id="without" title={t('without.title')} intro={t('without.intro')}>
          <IslandsWithout islands={islands} airports={airports} nameOf={nameOf} locale={locale} />
        </Section>
        <div className="measure border-t border-rule pt-6 font-ui text-sm text-ink-2">
          <p>{t('notes.estimates')}</p>
          <p className="mt-2">
            {t('notes.checked', { date: formatDate(checkedOn, locale) })}{' '}
            <SiteLink href={routes.transfers} className="text-link">
              {t('notes.transfers')}
            </SiteLink>
          </p>
        </div>
      </div>
    </>
  );
}
