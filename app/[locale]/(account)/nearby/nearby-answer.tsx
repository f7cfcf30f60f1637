import { getTranslations } from 'next-intl/server';
import { ArchipelagoChart } from '@/components/maps/archipelago-chart';
import type { MapStart } from '@/components/maps/interactive-map-types';
import { chartWords, IslandChart } from '@/components/maps/island-chart';
import { FilterForm } from '@/components/nearby/nearby-forms';
import { NearbyResults, type NearbyRow } from '@/components/nearby/nearby-results';
import { PlacesUnavailable } from '@/components/nearby/nothing-near';
import { currentLocale } from '@/lib/foundation/i18n/current';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import { routes } from '@/lib/platform/routes/register';
import { bareName } from '@/lib/records/charts/names';
import { islandBySlug } from '@/lib/records/islands/queries';
import {
  formatPosition,
  type NearbyQuery,
  type NearbyReading,
  nearbyAddress,
  withinLimits,
} from '@/lib/records/nearby/address';
import { nearbyPlaces } from '@/lib/records/nearby/queries';
import { bearing, compassPoint, formatDistance } from '@/lib/records/nearby/rules';
import {
  type DistanceUnits,
  type NearbyPlace,
  type Position,
  recordKinds,
} from '@/lib/records/nearby/types';
import { mapOpening } from '@/lib/search/map-layers/opening';
import { NearbyNothing } from './nearby-nothing';

interface NearbyAnswerProps {
  /** Site path of the page; `action` is its full address with the language. */
  path: string;
  action: string;
  reading: NearbyReading;
  /** Sorted by name in the page's language. */
  islands: readonly { slug: IslandSlug; name: string }[];
  units: DistanceUnits;
}

/** Longest list; more results would no longer be nearby. */
const maxRows = 60;

/**
 * Places around the starting point in the address, or the islands to choose from if it has none.
 */
export async function NearbyAnswer({ path, action, reading, islands, units }: NearbyAnswerProps) {
  const [t, locale] = await Promise.all([getTranslations('nearby'), currentLocale()]);
  const { query } = reading;
  const start = startOf(query, locale);
  if (!start)
    return <IslandsToChoose islands={islands} path={path} query={query} locale={locale} />;
  const maxKm = query.within ?? (query.at ? withinLimits.usual : withinLimits.max);
  const answer = await nearbyPlaces({
    from: start.position,
    kinds: query.kinds,
    island: query.at ? undefined : query.island,
    maxMetres: maxKm * 1000,
    maxRows: maxRows + 1,
  });
  const filter = <FilterForm action={action} path={path} reading={reading} units={units} />;
  if (answer.state !== 'found') {
    return <PlacesUnavailable href={localizePath(nearbyAddress(path, query), locale)} />;
  }
  const found = answer.data;
  const distance = formatDistance(maxKm * 1000, locale, units);
  const [nearest] = found;
  if (!nearest) {
    return (
      <NearbyNothing
        path={path}
        query={query}
        from={start.position}
        radiusKm={maxKm}
        units={units}
        islands={islands}
        filter={filter}
      />
    );
  }
  const places = found.slice(0, maxRows);
  const isMore = found.length > maxRows;
  const words = await rowTexts(places, start.position, locale, units);
  const [onlyKind, ...otherKinds] = query.kinds;
  const counted = onlyKind && otherKinds.length === 0 ? onlyKind : 'place';
  const counts = {
    places: t(`results.counts.${counted}`, { count: places.length }),
    distance,
    island: start.island ?? '',
  };
  const title = query.at
    ? t(isMore ? 'results.aroundMore' : 'results.around', counts)
    : t(query.within === undefined ? 'results.island' : 'results.islandWithin', counts);
  return (
    <section aria-labelledby="nearby-title" className="page-grid pt-4 pb-20 lg:pt-8">
      <h2 id="nearby-title">{title}</h2>
      <p className="mt-2 font-ui text-sm text-ink-2">
        {query.at
          ? t('results.fromYou', { position: formatPosition(query.at).replace(',', ', ') })
          : t('results.fromPort', { port: start.name })}
      </p>
      <p className="mb-2 font-ui text-sm lg:mb-6">
        <a href="#nearby-map" className="text-link inline-flex min-h-11 items-center lg:hidden">
          {t('results.toMap')}
        </a>
      </p>
      <NearbyResults
        // A new query is a new list, so the selection is reset.
        key={nearbyAddress(path, query)}
        rows={words}
        listLabel={t('results.list')}
        map={await mapOpening(locale)}
        start={await mapStart(start)}
        chart={
          <IslandChart
            slug={nearest.island}
            locale={locale}
            layout="poster"
            words={
              await chartWords(nearest.island, locale, (id, kind) =>
                recordKinds.some((one) => one === kind)
                  ? localizePath(`${routes.island(nearest.island)}#${kind}-${id}`, locale)
                  : undefined,
              )
            }
          />
        }
        filter={filter}
        foot={
          isMore ? <p className="mt-4 font-ui text-sm text-ink-2">{t('results.more')}</p> : null
        }
      />
    </section>
  );
}

interface IslandsToChooseProps {
  path: string;
  query: NearbyQuery;
  islands: NearbyAnswerProps['islands'];
  locale: Locale;
}

async function IslandsToChoose({ path, query, islands, locale }: IslandsToChooseProps) {
  const t = await getTranslations('nearby.start');
  return (
    <section aria-labelledby="nearby-chart" className="pt-10 pb-16">
      <div className="page-grid mb-6">
        <h2 id="nearby-chart">{t('chart')}</h2>
        <p className="mt-1 text-ink-2">{t('chartNote')}</p>
      </div>
      <div className="mx-auto w-full max-w-[80rem] px-[clamp(0rem,2vw,2.5rem)]">
        <ArchipelagoChart
          locale={locale}
          title={t('chart')}
          islands={islands.map(({ slug, name }) => ({
            slug,
            name,
            href: localizePath(nearbyAddress(path, { ...query, island: slug }), locale),
          }))}
        />
      </div>
    </section>
  );
}

/** Point that distances are measured from. */
interface Start {
  readonly position: Position;
  /** Name of the port; empty for the person's own position. */
  readonly name: string;
  /** Name of the chosen island; undefined for a position. */
  readonly island: string | undefined;
}

/** Position in the address, or the main port of its island, where visitors arrive. */
function startOf({ at, island: slug }: NearbyQuery, locale: Locale): Start | undefined {
  if (at) return { position: at, name: '', island: undefined };
  if (!slug) return undefined;
  const island = islandBySlug(slug);
  const port = island.ports.find(({ main }) => main);
  return {
    position: port?.position ?? island.position,
    name: port?.name[locale] ?? '',
    island: bareName(island.name[locale]),
  };
}

/** Site path of a listing's page; other places have a section on the page of their island. */
function pageOf({ id, kind }: NearbyPlace): string {
  const [page = '', part = ''] = id.split('/');
  if (kind === 'hotel') return routes.hotel(part);
  if (kind === 'activity') return routes.activity(part);
  return `${routes.island(page)}#${part}`;
}

/** All texts about the places, for the list and the map. */
async function rowTexts(
  places: readonly NearbyPlace[],
  from: Position,
  locale: Locale,
  units: DistanceUnits,
): Promise<NearbyRow[]> {
  const t = await getTranslations('nearby');
  return places.map((place) => {
    const { id, island, kind, position, metres } = place;
    const name = place.name[locale];
    const degrees = bearing(from, position);
    const kindName = t(`kind.${kind}`);
    const distance = formatDistance(metres, locale, units);
    // There is no direction to a place at the starting point.
    const here = metres < 5;
    const direction = here ? t('results.here') : t(`directions.${compassPoint(degrees)}`);
    return {
      id,
      kind,
      name,
      about: t('results.about', {
        kind: kindName,
        island: bareName(islandBySlug(island).name[locale]),
      }),
      distance,
      direction,
      bearing: here ? undefined : degrees,
      href: localizePath(pageOf(place), locale),
      label: here
        ? t('map.markerHere', { name, kind: kindName })
        : t('map.marker', { name, kind: kindName, distance, direction }),
      showLabel: t('results.show', { name }),
      position,
    };
  });
}

/** The starting point as the map marks it. */
async function mapStart({ position, name, island }: Start): Promise<MapStart> {
  const t = await getTranslations('nearby.map');
  return {
    id: 'start',
    kind: island ? 'port' : 'person',
    position,
    name,
    label: island ? t('port') : t('you'),
  };
}
