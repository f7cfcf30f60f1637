import type { Offer } from '@/lib/ferries/search/offers';
import type { FerrySearch } from '@/lib/ferries/search/read-search';
import type { Locale } from '@/lib/i18n/locales';
import type { Network } from '@/lib/timetable/network';

/** What every part of a journey on the screen needs. */
export interface OfferProps {
  locale: Locale;
  network: Network;
  search: FerrySearch;
  offer: Offer;
  /** Address of the search with this journey open, without language. */
  address: string;
  /** True when its first boat has left: it is shown, and not to be had. */
  hasLeft: boolean;
}
