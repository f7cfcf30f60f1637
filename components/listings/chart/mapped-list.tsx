import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { listingAddress } from '@/lib/booking/listings/address';
import type { Pin } from '@/lib/booking/listings/page-of-listings';
import type { ListingSearch } from '@/lib/booking/listings/search';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import { listPath } from '@/lib/platform/routes/listing-paths';
import type { MapOpening } from '@/lib/search/map-layers/opening';
import type { ListingRow } from '../rows/row';
import { type ListChartProps, ListSheet } from './list-chart';
import { ListMap, type ListPoint } from './list-map';

interface MappedListProps extends ListChartProps {
  rows: readonly ListingRow[];
  /** Positions of all results. */
  pins: readonly Pin[];
  opening: MapOpening;
  kind: 'hotels' | 'activities';
  listId: string;
  /** Content below the map. */
  children?: ReactNode;
}

/** Map of a list, with its chart as the placeholder until the map runs. */
export async function MappedList(props: MappedListProps) {
  const { rows, pins, opening, kind, listId, children, ...chart } = props;
  const t = await getTranslations({ locale: chart.locale, namespace: 'listings.list' });
  const here = new Set(rows.map(({ slug }) => slug));
  return (
    <div className="list-chart">
      <ListMap
        points={rows.flatMap((row, index) => pointOf(row, index + 1))}
        dots={pins.flatMap(({ slug, lat, lon }) =>
          here.has(slug) ? [] : [{ id: slug, position: { lat, lon } }],
        )}
        opening={opening}
        kind={kind}
        listId={listId}
        chart={<ListSheet {...chart} />}
        searchHere={t('searchHere')}
      />
      {children}
    </div>
  );
}

function pointOf(row: ListingRow, number: number): ListPoint[] {
  const { slug, href, name, about, price, position } = row;
  if (!position) return [];
  const cost = price.filter(Boolean).join(' ');
  return [
    {
      id: slug,
      position,
      number,
      // The number suffices beside the list.
      name: '',
      label: `${number} ${name}, ${about}, ${cost}`,
      href,
      title: name,
      about: `${about} · ${cost}`,
    },
  ];
}

interface MapSwitchProps {
  search: ListingSearch;
  /** True if the search has more than this page of results. */
  isMore?: boolean;
  locale: Locale;
}

/** Link that switches between chart and map. Vehicles have no position, hence no map. */
export async function MapSwitch({ search, isMore = false, locale }: MapSwitchProps) {
  if (search.kind === 'vehicles') return null;
  const t = await getTranslations({ locale, namespace: 'listings.list' });
  const address = listingAddress(listPath[search.kind], { ...search, map: !search.map });
  return (
    <>
      {search.map ? (
        <p className="mt-2 font-ui text-sm text-ink-2">{t(isMore ? 'mapNoteMore' : 'mapNote')}</p>
      ) : null}
      <a
        href={localizePath(address, locale)}
        data-scroll="keep"
        className="text-link inline-flex min-h-11 items-center font-ui text-sm"
      >
        {t(search.map ? 'closeMap' : 'openMap')}
      </a>
    </>
  );
}
