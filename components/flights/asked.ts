import type { FlyOrSail } from '@/lib/fly-or-sail/compare';
import type { IslandSlug } from '@/lib/islands/slugs';
import type {
  Airline,
  Airport,
  FlightSource,
  Onward,
  Service,
} from '@/lib/listings/flights/schema';
import type { FlightFault, FlightField, FlightQuestion } from '@/lib/listings/flights/search';
import type { PartnerLink } from '@/lib/partners/link';

/** Query of the page, with its results. */
export interface FlightsAsked {
  readonly flights?: {
    /** As they were written. */
    readonly values: Partial<Record<FlightField, string>>;
    readonly faults: Partial<Record<FlightField, FlightFault>>;
    /** Where to book; absent where something is wrong. */
    readonly found?: FlightQuestion & { readonly links: readonly PartnerLink[] };
  };
  readonly comparison?: {
    readonly values: { readonly island: string; readonly date: string };
    /** Error messages by field. */
    readonly errors: Readonly<Record<string, string>>;
    readonly result?: FlyOrSail;
    /** Message for a sender over the rate limit. */
    readonly wait?: string;
  };
}

/** An airport with its airlines and sources by name. */
export interface AirportView extends Omit<Airport, 'services'> {
  readonly facts: readonly FlightSource[];
  readonly services: readonly {
    readonly service: Service;
    readonly airline: Airline;
    readonly sources: readonly FlightSource[];
  }[];
}

/** An island by its name in the page's language, and where to land for it where it has no airport. */
export interface FlightIsland {
  readonly slug: IslandSlug;
  readonly name: string;
  readonly landings: readonly Onward[];
}
