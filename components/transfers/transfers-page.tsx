import { PageHeader } from '@/components/layout/page-header';
import { SiteLink } from '@/components/layout/site-link';
import { ArchipelagoChart, type ChartIsland } from '@/components/maps/archipelago-chart';
import { OpenMap } from '@/components/maps/layers/open-map';
import type { Ignored, Relaxation, TransferReading } from '@/lib/booking/transfers/filter';
import { formatDate } from '@/lib/foundation/i18n/format';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { routes } from '@/lib/platform/routes/register';
import { areaOfIsland } from '@/lib/search/map-layers/area-of-island';
import { type AreaName, AreaSection, type AreaWays, areaEntry } from './area-section';
import { rideWords } from './ride-words';
import { AreaIndex } from './way-strips';
import './transfers.css';
import { getTranslations } from 'next-intl/server';
import { ChoiceForm } from '@/components/forms/choice-form';
import { Note } from '@/components/ui/note';
import { stopAnchor, type TransferFilter, transfersAddress } from '@/lib/booking/transfers/address';
import { type StopRef, transferKinds } from '@/lib/booking/transfers/schema';
import { localizePath } from '@/lib/foundation/i18n/paths';

interface TransfersPageProps {
  reading: TransferReading;
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
  const { reading, choices, areas, relaxations, isles, checkedOn, locale } = props;
  const words = await rideWords(locale);
  const { t } = words;
  const isIndex = !Object.values(reading.filter).some(Boolean);
  const own = areas.length === 1 ? areas[0]?.area : undefined;
  return (
    <>
      <PageHeader
        isCompact={!isIndex}
        title={t('title')}
        intro={t('intro')}
        crumbs={[{ path: routes.transfers, label: t('crumb') }]}
      />
      <div className="page-grid grid gap-x-12 gap-y-8 pb-20 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <div className="lg:sticky lg:top-24 lg:self-start">
          <TransfersFilter filter={reading.filter} areas={choices} locale={locale} />
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
          <IgnoredWishes ignored={reading.ignored} />
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

/** Lists query parameters that were ignored as invalid. */
async function IgnoredWishes({ ignored }: { ignored: readonly Ignored[] }) {
  const t = await getTranslations('transfers.ignored');
  if (ignored.length === 0) return null;
  return (
    <Note>
      {ignored.map((reason) => (
        <p key={reason}>{t(reason)}</p>
      ))}
    </Note>
  );
}

interface NothingFoundProps {
  relaxations: readonly Relaxation[];
  locale: Locale;
}

/** Message for an empty result: filters to remove, and the number of results without each. */
async function NothingFound({ relaxations, locale }: NothingFoundProps) {
  const t = await getTranslations('transfers.nothing');
  const ways = [
    ...relaxations.map(({ field, filter, count }) => ({ text: t(field, { count }), filter })),
    { text: t('all'), filter: {} },
  ];
  return (
    <div className="border-t border-rule pt-8 pb-10">
      <h2>{t('title')}</h2>
      <p className="mt-2 text-ink-2">{t('text')}</p>
      <ul className="mt-4 font-ui">
        {ways.map(({ text, filter }) => (
          <li key={text}>
            <a
              href={localizePath(transfersAddress(filter), locale)}
              className="text-link inline-flex min-h-11 items-center"
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Stops of an area from which connections can be requested. */
export interface StopChoice extends AreaName {
  readonly stops: readonly { readonly ref: StopRef; readonly name: string }[];
}

interface TransfersFilterProps {
  filter: TransferFilter;
  areas: readonly StopChoice[];
  locale: Locale;
}

/** Filter form: island, stop and kind. */
async function TransfersFilter({ filter, areas, locale }: TransfersFilterProps) {
  const t = await getTranslations('transfers');
  const { island = '', from, kind = '' } = filter;
  const near = island ? areas.filter(({ area }) => area === island) : areas;
  return (
    <ChoiceForm
      here={localizePath(routes.transfers, locale)}
      choices={[
        {
          name: 'island',
          label: t('filter.island'),
          value: island,
          any: t('filter.anyIsland'),
          options: areas.map(({ area, name }) => [area, name]),
        },
        {
          name: 'from',
          label: t('filter.from'),
          value: from ? stopAnchor(from) : '',
          any: t('filter.anyStop'),
          groups: near.map(({ name, stops }) => [
            name,
            stops.map((stop) => [stopAnchor(stop.ref), stop.name]),
          ]),
        },
        {
          name: 'kind',
          label: t('filter.kind'),
          value: kind,
          any: t('filter.anyKind'),
          options: transferKinds.map((one) => [one, t(`kinds.${one}`)]),
        },
      ]}
      texts={{ apply: t('filter.apply'), clear: t('filter.clear') }}
    />
  );
}
