import type { Localized } from '@/lib/foundation/i18n/locales';

/** A partner's offer on the home page, with prices in euros as the owner writes them. */
export interface FeaturedExperience {
  id: string;
  title: Localized;
  location: Localized;
  /** A hosted photograph; null to show the chart of `island` instead. */
  image: string | null;
  /** Slug of the island it starts from. */
  island: string;
  priceFromEuros: number;
  durationHours: number;
  /** Site path without language prefix. */
  link: string;
}

/** A traveller's review. */
export interface Testimonial {
  id: string;
  name: Localized;
  location: Localized;
  image: string | null;
  quote: Localized;
  /** ISO date. */
  date: string;
}

/** A sight of an island's record, shown on the home page. */
export interface SightPick {
  island: string;
  sight: string;
}
