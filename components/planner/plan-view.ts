import type { Locale } from '@/lib/foundation/i18n/locales';
import { islandName } from '@/lib/records/charts/island-names';
import type { PlanNews } from '@/lib/sea/planner/plan-request/plan-news';
import type { AirportCode } from '@/lib/sea/planner/problem/gateways';
import type { PlanLeg } from '@/lib/sea/planner/problem/plan';
import type { PlanRequest } from '@/lib/sea/planner/problem/request';
import type { Network } from '@/lib/sea/timetable/network';
import { portLabel } from '@/lib/sea/timetable/port-label';

/** Data for all components of a plan. */
export interface PlanView {
  readonly locale: Locale;
  readonly network: Network;
  readonly request: PlanRequest;
  /** Realtime messages about the ferries of the plan. */
  readonly news?: PlanNews | undefined;
}

type Airports = (code: AirportCode) => string;

/** Returns the name of an end of a leg; `airport` formats the name of an airport by its code. */
export function endName(
  { locale, network, request }: PlanView,
  end: PlanLeg['from'] | PlanLeg['to'],
  airport: Airports,
): string {
  if (end !== 'start' && end !== 'end') return islandName(end, locale);
  const gateway = request[end];
  if (gateway.airport !== undefined) return airport(gateway.airport);
  return network.stations.get(gateway.place)?.name[locale] ?? gateway.place;
}

/**
 * Returns the names of the places that the times of a leg refer to. For an airport that is the port
 * of the ferry.
 */
export function legEnds(
  view: PlanView,
  leg: PlanLeg,
  airport: Airports,
): readonly [string, string] {
  const { network, locale } = view;
  const boats = leg.journey?.legs;
  const name = (end: PlanLeg['from'] | PlanLeg['to'], port: string | undefined) =>
    port !== undefined && airportOf(view, end) !== undefined
      ? portLabel(network, port, locale)
      : endName(view, end, airport);
  return [name(leg.from, boats?.[0]?.from), name(leg.to, boats?.at(-1)?.to)];
}

/**
 * Returns the airport from or to which a leg continues by road; undefined without a road transfer
 * or without a ferry.
 */
export function roadOf(
  view: PlanView,
  leg: PlanLeg,
): { readonly way: 'roadFrom' | 'roadTo'; readonly airport: AirportCode } | undefined {
  if (!leg.journey || leg.roadMinutes === 0) return undefined;
  const [from, to] = [airportOf(view, leg.from), airportOf(view, leg.to)];
  if (from !== undefined) return { way: 'roadFrom', airport: from };
  return to === undefined ? undefined : { way: 'roadTo', airport: to };
}

const airportOf = ({ request }: PlanView, end: PlanLeg['from'] | PlanLeg['to']) =>
  end === 'start' || end === 'end' ? request[end].airport : undefined;
