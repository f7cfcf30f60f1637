import { PageHeader } from '@/components/layout/page-header';
import { SiteLink } from '@/components/layout/site-link';
import { ArchipelagoChart, type ChartIsland } from '@/components/maps/archipelago-chart';
import { OpenMap } from '@/components/maps/layers/open-map';
import type { ReadTransfers, Relaxation } from '@/lib/booking/transfers/filter';
import { formatDate } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { routes } from '@/lib/platform/routes/register';
import { areaOfIsland } from '@/lib/search/map-layers/area-of-island';
import { AreaIndex } from './area-index';
import { AreaSection, type AreaWays, areaEntry } from './area-section';
import { IgnoredWishes, NothingFound } from './filter-outcome';
import { rideWords } from './ride-words';
import './transfers.css';
import { type StopChoice, TransfersFilter } from './transfers-filter';

interface TransfersPageProps {
  asked: ReadTransfers;
  choices: readonly StopChoice[];
  /** Areas with a matching connection, Attica first, then by name. */
  areas: readonly AreaWays[];
  /** Suggestions for an empty result. */
  relaxations: readonly Relaxation[];
  isles: readonly ChartIsland[];
  /** Date of the last check (ISO 8601). */
  checkedOn: string;
  locale: Locale;
}

/** Index of all islands, or the areas that match the query, next to the filter form. */
export async function TransfersPage(props: TransfersPageProps) {
  const { asked, choices, areas, relaxations, isles, checkedOn, locale } = props;
  const words = await rideWords(locale);
  const { t } = words;
  const isIndex = !Object.values(asked.filter).some(Boolean);
  const own = areas.length === 1 ? areas[0]?.area : undefined;
  return (
    <>
      <PageHeader
        title={t('title')}
        intro={t('intro')}
        crumbs={[{ path: routes.transfers, label: t('crumb') }]}
      />
      <div className="page-grid grid gap-x-12 gap-y-8 pb-20 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <div className="lg:sticky lg:top-24 lg:self-start">
          <TransfersFilter filter={asked.filter} areas={choices} locale={locale} />
          <div className="mt-8 hidden lg:block">
            <ArchipelagoChart
              locale={locale}
              islands={isles}
              layout="poster"
              title={t('chart')}
              {...(own && own !== 'attica' ? { current: own } : {})}
            />
          </div>
          <div className="mt-2">
            <OpenMap
              layers={['ports', 'villages']}
              {...(own && own !== 'attica' ? { area: areaOfIsland(own) } : {})}
              locale={locale}
            />
          </div>
        </div>
        <div>
          <IgnoredWishes ignored={asked.ignored} />
          {isIndex ? (
            <nav aria-label={t('contents')} className="contents-line lg:hidden">
              {areas.map(({ area, name }) => (
                <a key={area} href={`#${area}`}>
                  {name}
                </a>
              ))}
            </nav>
          ) : null}
          {isIndex ? (
            <AreaIndex
              areas={areas.map((own) => areaEntry({ own, words, locale }))}
              about={t('about')}
            />
          ) : (
            areas.map((own) => (
              <AreaSection key={own.area} own={own} words={words} locale={locale} />
            ))
          )}
          {areas.length === 0 ? <NothingFound relaxations={relaxations} locale={locale} /> : null}
          <div className="measure border-t border-rule pt-6 font-ui text-sm text-ink-2">
            <p>{t('notes.estimates')}</p>
            <p className="mt-2">{t('notes.ways')}</p>
            <p className="mt-2">
              {t('notes.checked', { date: formatDate(checkedOn, locale) })}{' '}
              <SiteLink href={routes.ferryGuide} className="text-link">
                {t('notes.ports')}
              </SiteLink>
            </p>
          </div>
        </div>
      </div>
    </>
  );
}
