import type { Locale } from '@/lib/foundation/i18n/locales';
import type { Offer } from '@/lib/sea/ferries/search/offers';
import type { FerrySearch } from '@/lib/sea/ferries/search/read-search';
import type { Network } from '@/lib/sea/timetable/network';

/** Props shared by the parts of an open journey. */
export interface OfferProps {
  locale: Locale;
  network: Network;
  search: FerrySearch;
  offer: Offer;
  /** Path of the search with this journey open, without a language prefix. */
  address: string;
  /** True once the first boat has left; the journey is shown but cannot be booked. */
  hasLeft: boolean;
}
