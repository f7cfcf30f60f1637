import { getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/layout/page-header';
import { OpenMap } from '@/components/maps/layers/open-map';
import { RouteChart } from '@/components/maps/route-chart';
import { PartnerAnchor } from '@/components/partners/partner-anchor';
import { PartnerNote } from '@/components/partners/partner-note';
import { OperatorLinks } from '@/components/timetable/operator-links';
import { TimetableLabel } from '@/components/timetable/timetable-label';
import { Section } from '@/components/ui/section';
import { formatDate, formatDay } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { routes } from '@/lib/platform/routes/register';
import { partnerLink } from '@/lib/records/partners/link';
import { partnersFor } from '@/lib/records/partners/register';
import { ticketFacts, ticketFactsCheckedOn } from '@/lib/sea/ferries/booking/ticket-facts';
import type { NetworkLine } from '@/lib/sea/ferries/search/network-lines';
import type { TicketsOverview } from '@/lib/sea/ferries/search/tickets-overview';
import type { Network } from '@/lib/sea/timetable/network';
import type { Operator } from '@/lib/sea/timetable/types';
import { PopularCrossings } from './popular-crossings';
import { SearchForm } from './search-form';

interface TicketsPageProps {
  locale: Locale;
  overview: TicketsOverview;
}

/** Start page of the ferry search, with what to know before buying a ticket. */
export async function TicketsPage({ locale, overview }: TicketsPageProps) {
  const t = await getTranslations('ferrySearch');
  const { network, lines, open, popular } = overview;
  return (
    <>
      <PageHeader
        title={t('title')}
        intro={t('intro')}
        crumbs={[{ path: routes.ferryTickets, label: t('crumb') }]}
      >
        <div className="mt-6">
          <SearchForm locale={locale} network={network} open={open} />
        </div>
      </PageHeader>
      <div className="mx-auto max-w-[100rem]">
        <NetworkChart locale={locale} network={network} lines={lines} label={t('networkTitle')} />
        <div className="page-grid mt-2">
          <OpenMap layers={['ports', 'routes']} locale={locale} />
        </div>
      </div>
      <div className="page-grid mt-10">
        {popular ? (
          <Section
            title={t('popular.title')}
            intro={t('popular.intro', { day: formatDay(popular.monday, locale, 'long', true) })}
          >
            <PopularCrossings locale={locale} crossings={popular.crossings} />
            <div className="mt-6">
              <TimetableLabel
                locale={locale}
                info={network.info}
                loadedAt={network.loadedAt}
                season={popular.season}
              />
            </div>
          </Section>
        ) : null}
        <Section title={t('how.title')} intro={t('how.intro')}>
          <TicketFacts locale={locale} />
        </Section>
        <Section title={t('partners.title')} intro={t('partners.intro')}>
          <TicketPartners locale={locale} operators={[...network.operators.values()]} />
        </Section>
        <Section title={t('api.title')} intro={t('api.text')}>
          <ul className="flex flex-wrap gap-x-6 font-ui">
            <li>
              <a
                href={routes.apiFerriesOpenapi}
                className="text-link inline-flex min-h-11 items-center"
              >
                {t('api.link')}
              </a>
            </li>
            <li>
              <a
                href={routes.apiFerriesFeed}
                className="text-link inline-flex min-h-11 items-center"
              >
                {t('api.feed')}
              </a>
            </li>
            <li>
              <a href={routes.llms} className="text-link inline-flex min-h-11 items-center">
                {t('api.mcp')}
              </a>
            </li>
          </ul>
        </Section>
      </div>
    </>
  );
}

interface NetworkChartProps {
  locale: Locale;
  network: Network;
  lines: readonly NetworkLine[];
  label: string;
}

/** Chart of all lines of the timetable and the ports they serve. */
function NetworkChart({ locale, network, lines, label }: NetworkChartProps) {
  const served = new Set(lines.flatMap(({ id }) => id.split('~')));
  const stops = [...network.stations.values()].flatMap(({ id, name, portIds }) => {
    const port = portIds
      .map((one) => network.ports.get(one))
      .find((one) => one && served.has(one.id));
    if (!port) return [];
    const isMainland = port.id === id;
    return [
      {
        id,
        name: name[locale],
        position: port.position,
        emphasis: isMainland ? 'end' : 'call',
      } as const,
    ];
  });
  return (
    <RouteChart
      label={label}
      routes={lines.map((line) => ({ ...line, state: 'faint' as const }))}
      stops={stops}
      // The lines are the subject here, not the background of a journey, so they are drawn
      // stronger.
      className="[&_.route-line]:[stroke-opacity:0.8]! [&_.route-line]:[stroke-width:1.2px]! [&_.route-line]:[stroke:var(--chart-accent)]!"
    />
  );
}

/** Ticket rules that the operators share, each with its sources and the date they were read. */
async function TicketFacts({ locale }: { locale: Locale }) {
  const t = await getTranslations('ferrySearch');
  return (
    <>
      <dl className="grid gap-x-12 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
        {ticketFacts.map(({ id, sources }) => (
          <div key={id} className="border-t border-ink pt-3">
            <dt className="font-display text-lg">{t(`facts.${id}.title`)}</dt>
            <dd className="mt-1.5 leading-normal">
              <p>{t(`facts.${id}.text`)}</p>
              <p className="mt-2 font-ui text-sm leading-snug text-ink-2">
                {t('how.sources')}:{' '}
                {sources.map(({ title, url }, index) => (
                  <span key={url}>
                    {index > 0 ? ', ' : null}
                    <a href={url} rel="noopener" className="text-link">
                      {title}
                    </a>
                  </span>
                ))}
              </p>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 font-ui text-sm text-ink-2">
        {t('how.checked', { date: formatDate(ticketFactsCheckedOn, locale) })}
      </p>
    </>
  );
}

interface TicketPartnersProps {
  locale: Locale;
  operators: readonly Operator[];
}

/** Links to sites that sell tickets of several operators, and to the operators' own. */
async function TicketPartners({ locale, operators }: TicketPartnersProps) {
  const t = await getTranslations('ferrySearch.partners');
  const links = partnersFor('ferry').map((id) => partnerLink(id, { kind: 'ferry', locale }));
  return (
    <>
      <ul className="mb-3 flex flex-wrap gap-3">
        {links.map((link) => (
          <li key={link.href}>
            <PartnerAnchor link={link} />
          </li>
        ))}
      </ul>
      <PartnerNote links={links} />
      <h3 className="mt-8">{t('operators')}</h3>
      <div className="mt-2">
        <OperatorLinks locale={locale} operators={operators} label="name" />
      </div>
    </>
  );
}
