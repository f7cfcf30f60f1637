import { getTranslations } from 'next-intl/server';
import type { ListIsland } from '@/components/listings/chart/chart-of-list';
import { ListingRows } from '@/components/listings/listing-rows';
import type { ListingCards } from '@/components/listings/listing-state';
import { rowContext } from '@/components/listings/rows/row';
import { rowsOf } from '@/components/listings/rows/rows-of';
import { VehicleSheet } from '@/components/listings/vehicle/vehicle-drawing';
import type { ListingKind } from '@/lib/booking/listings/filters';
import type { ListingPage } from '@/lib/booking/listings/page-of-listings';
import type { ListingSearch } from '@/lib/booking/listings/search';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { type CostSeason, costSeasons } from '@/lib/records/costs/schema';

interface ListingsCardProps<Kind extends ListingKind> {
  search: ListingSearch<Kind>;
  page: ListingPage<ListingCards[Kind]>;
  islands: readonly ListIsland[];
  today: CostSeason;
  locale: Locale;
}

/** Maximum number of rows; the text of the answer names as many. */
const most = 6;

/** First rows of a listing, drawn as on its page. */
export async function ListingsCard<Kind extends ListingKind>(props: ListingsCardProps<Kind>) {
  const { search, page, islands, today, locale } = props;
  const names = new Map(islands.map(({ slug, name }) => [slug, name]));
  const context = await rowContext(search, locale, names);
  const tKind = await getTranslations({ locale, namespace: 'listings.list' });
  const cards = page.cards.slice(0, most);
  const classes = cards.flatMap((card) => ('gearbox' in card ? [card.class] : []));
  return (
    <div className="listing">
      <p className="mb-3 font-ui font-medium">
        {tKind(`count.${search.kind as ListingKind}`, { count: page.total })}
      </p>
      {classes.length > 0 ? <VehicleSheet classes={classes} /> : null}
      {cards.length > 0 ? (
        <ListingRows
          rows={rowsOf(search.kind, cards, context)}
          marked={[
            costSeasons.indexOf(context.season ?? today),
            tKind(context.season ? 'chosenSeason' : 'now'),
          ]}
          texts={{ list: tKind('label'), seasons: tKind('seasons') }}
        />
      ) : null}
      {cards.some(({ isSample }) => isSample) ? (
        <p className="mt-3 font-ui text-sm text-ink-2">{tKind('sampleNote')}</p>
      ) : null}
    </div>
  );
}
