import { getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/layout/page-header';
import { SiteLink } from '@/components/layout/site-link';
import { TimetableLabel } from '@/components/timetable/timetable-label';
import { Section } from '@/components/ui/section';
import { ForecastCredit } from '@/components/weather/forecast-state';
import { SailingLimits } from '@/components/weather/sailing-table';
import { formatDay } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { routes } from '@/lib/platform/routes/register';
import { isAllQuiet, isFullyKnown } from '@/lib/sea/ferries/disruptions/counts';
import type { Disruptions } from '@/lib/sea/ferries/disruptions/types';
import type { Network } from '@/lib/sea/timetable/network';
import { BoatList } from './boat-list';
import { DaySection } from './day-section';
import { DayTable } from './day-table';
import { DisruptionsChart } from './disruptions-chart';
import { NoticeList } from './notice-list';
import { SourceState } from './source-state';
import { WhereLists } from './where-lists';

interface DisruptionsPageProps {
  locale: Locale;
  network: Network;
  found: Disruptions;
  /** Name of the place or line, if the page is about one. */
  name: string | undefined;
  /** True if the address names a place or line that the timetable does not have. */
  isUnknown: boolean;
  /** Addresses of the feeds, for the same place or line. */
  feeds: { readonly rss: string; readonly json: string };
}

/** Boats that do not sail as the timetable says, or may not: today and the next three days. */
export async function DisruptionsPage(props: DisruptionsPageProps) {
  const { locale, network, found, name, isUnknown } = props;
  const t = await getTranslations('disruptions');
  const last = found.days.at(-1) ?? '';
  const later = found.boats.filter(({ date }) => date > last);
  const own = { locale, network, found };
  const crumbs = [{ path: routes.disruptions, label: t('title') }];
  return (
    <>
      <PageHeader
        isCompact
        title={name ? t('titleOf', { name }) : t('title')}
        intro={t('intro')}
        crumbs={crumbs}
      >
        {name ? (
          <p className="mt-2 font-ui">
            <SiteLink
              href={routes.disruptions}
              className="text-link inline-flex min-h-11 items-center"
            >
              {t('all')}
            </SiteLink>
          </p>
        ) : null}
        {isUnknown ? <p className="mt-2 font-ui text-bad">{t('unknown')}</p> : null}
      </PageHeader>
      <div className="page-grid pb-10">
        <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(20rem,1fr)_minmax(0,1.5fr)]">
          <div className="min-w-0">
            {isAllQuiet(found) ? (
              <Quiet locale={locale} found={found} />
            ) : (
              <DayTable locale={locale} found={found} />
            )}
            <SourceState locale={locale} found={found} />
          </div>
          <DisruptionsChart {...own} />
        </div>
        {found.notices.length > 0 ? (
          <Section id="notices" title={t('notices.title')} className="mt-8">
            <NoticeList locale={locale} network={network} notices={found.notices} />
          </Section>
        ) : null}
        <div className="mt-8">
          {found.days.map((date) => (
            <DaySection key={date} {...own} date={date} />
          ))}
        </div>
        {later.length > 0 ? (
          <Section id="later" title={t('later')}>
            <BoatList locale={locale} network={network} boats={later} />
          </Section>
        ) : null}
        {name || isAllQuiet(found) ? null : (
          <Section id="where" title={t('where.title')}>
            <WhereLists {...own} />
          </Section>
        )}
        <More {...props} />
      </div>
    </>
  );
}

/** Says that nothing is known to be wrong, and whether that means that all is well. */
async function Quiet({ locale, found }: Pick<DisruptionsPageProps, 'locale' | 'found'>) {
  const t = await getTranslations('disruptions');
  const [title, text] = isFullyKnown(found)
    ? ([t('quiet'), t('quietText', { last: formatDay(found.days.at(-1) ?? '', locale) })] as const)
    : ([t('nothingKnown'), t('nothingKnownText')] as const);
  return (
    <div className="mb-4" data-testid="disruptions-quiet">
      <h2>{title}</h2>
      <p className="measure mt-1">{text}</p>
    </div>
  );
}

async function More({ locale, network, feeds }: DisruptionsPageProps) {
  const t = await getTranslations('disruptions.more');
  return (
    <Section id="more" title={t('title')}>
      <p className="measure">
        {t.rich('guide', {
          guide: (words) => (
            <SiteLink href={`${routes.ferryGuide}#wind`} className="text-link">
              {words}
            </SiteLink>
          ),
          rights: (words) => (
            <SiteLink href={routes.disruptionsRights} className="text-link">
              {words}
            </SiteLink>
          ),
          tracking: (words) => (
            <SiteLink href={routes.ferryTicketsTracking} className="text-link">
              {words}
            </SiteLink>
          ),
        })}
      </p>
      <p className="measure mt-2 mb-4">
        {t.rich('follow', {
          rss: (words) => (
            <a href={feeds.rss} type="application/rss+xml" className="text-link">
              {words}
            </a>
          ),
          json: (words) => (
            <a href={feeds.json} type="application/feed+json" className="text-link">
              {words}
            </a>
          ),
        })}
      </p>
      <TimetableLabel locale={locale} info={network.info} loadedAt={network.loadedAt} />
      <SailingLimits locale={locale} />
      <div className="mt-2">
        <ForecastCredit />
      </div>
    </Section>
  );
}
