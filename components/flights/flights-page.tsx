import { getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/layout/page-header';
import { SiteLink } from '@/components/layout/site-link';
import { RouteChart } from '@/components/maps/route-chart';
import { Section } from '@/components/ui/section';
import { formatDate, formatDay } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { routes } from '@/lib/platform/routes/register';
import { bareName } from '@/lib/records/charts/names';
import { AirportRegister } from './airport-register';
import { Comparison } from './comparison';
import { CompareForm, FlightForm } from './flight-forms';
import type { AirportView, FlightIsland, FlightsState } from './types';
import './flights.css';
import { PartnerAnchor } from '@/components/partners/partner-anchor';
import { PartnerNote } from '@/components/partners/partner-note';
import { buttonClass } from '@/components/ui/button';
import { searchLink } from '@/lib/sea/ferries/search/address';

interface FlightsPageProps {
  /** The six airports of the islands, then Athens. */
  airports: readonly AirportView[];
  /** Sorted by name. */
  islands: readonly FlightIsland[];
  state: FlightsState;
  /** ISO date. */
  checkedOn: string;
  locale: Locale;
}

/** Airlines to the islands, a form that links to sellers, and a comparison of flight and ferry. */
export async function FlightsPage({
  airports,
  islands,
  state,
  checkedOn,
  locale,
}: FlightsPageProps) {
  const t = await getTranslations('flights');
  const athens = airports.find(({ island }) => island === null);
  const nameOf = (airport: AirportView) =>
    islands.find(({ slug }) => slug === airport.island)?.name ?? bareName(airport.name[locale]);
  const at = ({ position }: AirportView) => [position.lon, position.lat] as const;
  const { flights, comparison } = state;
  return (
    <>
      <PageHeader
        title={t('title')}
        intro={t('intro')}
        crumbs={[{ path: routes.flights, label: t('crumb') }]}
        isCompact={comparison?.result !== undefined}
      />
      <div className="page-grid pb-20">
        {comparison?.result ? (
          // The answer first, the form to change it below.
          <Section id="compare" title={t('compare.title')}>
            <Comparison result={comparison.result} islands={islands} locale={locale} />
            <div className="mt-10">
              <CompareForm islands={islands} state={comparison} locale={locale} />
            </div>
          </Section>
        ) : (
          <Section id="compare" title={t('compare.title')} intro={t('compare.intro')}>
            <CompareForm islands={islands} state={comparison} locale={locale} />
          </Section>
        )}
        <Section id="search" title={t('search.title')} intro={t('search.intro')}>
          <FlightForm airports={airports} nameOf={nameOf} state={flights} locale={locale} />
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

interface FlightLinksProps {
  found: NonNullable<NonNullable<FlightsState['flights']>['found']>;
  locale: Locale;
}

/** Booking links for the requested flights, with a note on our commission. */
async function FlightLinks({ found, locale }: FlightLinksProps) {
  const t = await getTranslations('flights.links');
  const { from, to, out, back, adults, links } = found;
  const days = back
    ? t('both', {
        out: formatDay(out, locale, 'short', true),
        back: formatDay(back, locale, 'short', true),
      })
    : formatDay(out, locale, 'short', true);
  return (
    <div id="links" className="mt-6 border-t border-ink pt-5">
      <h3>
        {from} – {to}
      </h3>
      <p className="mt-1 font-ui">{t('party', { days, adults })}</p>
      <p className="mt-4 mb-3 flex flex-wrap gap-3">
        {links.map((link, index) => (
          <PartnerAnchor
            key={link.partner}
            link={link}
            className={buttonClass(index === 0 ? 'primary' : 'secondary')}
          >
            {t('open', { partner: link.partner })}
          </PartnerAnchor>
        ))}
      </p>
      <PartnerNote links={links} />
    </div>
  );
}

interface IslandsWithoutProps {
  islands: readonly FlightIsland[];
  airports: readonly AirportView[];
  nameOf: (airport: AirportView) => string;
  locale: Locale;
}

/** Islands without an airport: where to land, and the ferries from there. */
async function IslandsWithout({ islands, airports, nameOf, locale }: IslandsWithoutProps) {
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
