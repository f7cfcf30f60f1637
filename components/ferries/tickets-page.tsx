import { getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/layout/page-header';
import { OpenMap } from '@/components/maps/layers/open-map';
import { TimetableLabel } from '@/components/timetable/timetable-label';
import { Section } from '@/components/ui/section';
import { formatDay } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { routes } from '@/lib/platform/routes/register';
import type { TicketsOverview } from '@/lib/sea/ferries/search/tickets-overview';
import { NetworkChart } from './network-chart';
import { PopularCrossings } from './popular-crossings';
import { SearchForm } from './search-form';
import { TicketFacts } from './ticket-facts';
import { TicketPartners } from './ticket-partners';

interface TicketsPageProps {
  locale: Locale;
  overview: TicketsOverview;
}

/** Start page of the ferry search, with what to know before buying a ticket. */
export async function TicketsPage({ locale, overview }: TicketsPageProps) {
  const t = await getTranslations('ferryTickets');
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
