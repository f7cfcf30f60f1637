import type { FerryOrFlight } from '@/lib/booking/ferry-or-flight/compare';
import type { Airline, Airport, FlightSource, Onward, Service } from '@/lib/booking/flights/schema';
import type { FlightFault, FlightField, FlightQuestion } from '@/lib/booking/flights/search';
import type { IslandSlug } from '@/lib/foundation/ids/island-slugs';
import type { PartnerLink } from '@/lib/records/partners/link';

/** Query of the page and its results. */
export interface FlightsState {
  readonly flights?: {
    /** Raw values. */
    readonly values: Partial<Record<FlightField, string>>;
    readonly faults: Partial<Record<FlightField, FlightFault>>;
    /** Booking links; undefined for an invalid query. */
    readonly found?: FlightQuestion & { readonly links: readonly PartnerLink[] };
  };
  readonly comparison?: {
    readonly values: { readonly island: string; readonly date: string };
    /** Error messages by field. */
    readonly errors: Readonly<Record<string, string>>;
    readonly result?: FerryOrFlight;
    /** Message for a sender over the rate limit. */
    readonly wait?: string;
  };
}

/** An airport with the names of its airlines and sources. */
export interface AirportView extends Omit<Airport, 'services'> {
  readonly facts: readonly FlightSource[];
  readonly services: readonly {
    readonly service: Service;
    readonly airline: Airline;
    readonly sources: readonly FlightSource[];
  }[];
}

/**
 * An island with its name in the page's language and, if it has no airport, the airports nearby.
 */
export interface FlightIsland {
  readonly slug: IslandSlug;
  readonly name: string;
  readonly landings: readonly Onward[];
}
