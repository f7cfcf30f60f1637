import { chartOf } from '@/lib/charts/charts';
import { bareName } from '@/lib/charts/names';
import type { Locale } from '@/lib/i18n/locales';
import type { IslandSlug } from '@/lib/islands/slugs';
import type { AirportCode } from '@/lib/planner/solver/gateways';
import type { PlanRequest } from '@/lib/planner/solver/request';
import type { PlanLeg } from '@/lib/planner/solver/types';
import type { Network } from '@/lib/timetable/network';

/** What every part of a plan on the screen needs to say what it says. */
export interface PlanView {
  readonly locale: Locale;
  readonly network: Network;
  readonly request: PlanRequest;
}

type Airports = (code: AirportCode) => string;

/** The name of an island as it stands on a chart. */
export function islandName(slug: IslandSlug, locale: Locale): string {
  return bareName(chartOf(slug).name[locale]);
}

/** The name of an end of a leg; `airport` says the name of an airport by its code. */
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

/** Islands in order as one line: `Paros → Naxos → Ios`. */
export function orderLine(order: readonly IslandSlug[], locale: Locale): string {
  return order.map((slug) => islandName(slug, locale)).join(' → ');
}
