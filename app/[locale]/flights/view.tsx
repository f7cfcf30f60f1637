import { FlightsPage } from '@/components/flights/flights-page';
import type { FlightsState } from '@/components/flights/types';
import { flightsCheckedOn } from '@/lib/booking/flights/data/sources';
import { allAirlines, allAirports, flightSourcesOf, onwardTo } from '@/lib/booking/flights/queries';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { bareName } from '@/lib/records/charts/names';
import { allIslands } from '@/lib/records/islands/queries';
import { byName } from '@/lib/records/islands/rules';

/** Islands by name, each with its airports. */
export const flightIslands = (locale: Locale) =>
  byName(allIslands(), locale).map(({ slug, name }) => ({
    slug,
    name: bareName(name[locale]),
    landings: onwardTo(slug),
  }));

/** Content of both pages of the address: airports and forms, and the results of a query. */
export function FlightsView({ state, locale }: { state: FlightsState; locale: Locale }) {
  const airlines = new Map(allAirlines().map((airline) => [airline.id, airline]));
  const airports = allAirports().map((airport) => ({
    ...airport,
    facts: flightSourcesOf(airport),
    services: airport.services.flatMap((service) => {
      const airline = airlines.get(service.airline);
      return airline ? [{ service, airline, sources: flightSourcesOf(service) }] : [];
    }),
  }));
  return (
    <FlightsPage
      airports={airports}
      islands={flightIslands(locale)}
      state={state}
      checkedOn={flightsCheckedOn}
      locale={locale}
    />
  );
}
