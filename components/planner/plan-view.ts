import { islandName } from '@/lib/charts/island-names';
import type { Locale } from '@/lib/i18n/locales';
import type { ToldPlan } from '@/lib/planner/address/told';
import type { AirportCode } from '@/lib/planner/solver/gateways';
import type { PlanRequest } from '@/lib/planner/solver/request';
import type { PlanLeg } from '@/lib/planner/solver/types';
import type { Network } from '@/lib/timetable/network';

/** What every part of a plan on the screen needs to say what it says. */
export interface PlanView {
  readonly locale: Locale;
  readonly network: Network;
  readonly request: PlanRequest;
  /** What was said of the boats of the plan shown. */
  readonly told?: ToldPlan | undefined;
}

type Airports = (code: AirportCode) => string;

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
