import { withFittingLegs } from '@/lib/trips/saved-trips/rules';
import type { TripDocument } from '@/lib/trips/saved-trips/types';
import type { Fit } from './editor-state';
import { type EditorView, placesOf } from './view';

/**
 * Returns a function that drops boats whose ports do not match the legs of the trip. A port missing
 * from the current timetable counts as the place it belonged to before the change, so its boat is
 * only dropped with its leg or day.
 */
export function fittingIn(view: Pick<EditorView, 'ports' | 'gateways'>): Fit {
  return (document, before) => {
    const reached = placesReached(view, before);
    const placeOfPort = (port: string) => view.ports[port]?.place ?? reached.get(port);
    return withFittingLegs(document, placeOfPort, (gateway) => placesOf(view, gateway));
  };
}

/** Places at the ends of each leg, by the port ids of its boats. */
function placesReached(view: Pick<EditorView, 'gateways'>, trip: TripDocument) {
  const gateway = (id: string | null) => (id === null ? undefined : placesOf(view, id)[0]);
  const { stops, startGateway, endGateway, legs } = trip;
  const ends = [gateway(startGateway), ...stops.map(({ island }) => island), gateway(endGateway)];
  const reached = new Map<string, string>();
  for (const { position, sailings } of legs) {
    const [from, to] = [ends[position], ends[position + 1]];
    const [first, last] = [sailings[0], sailings.at(-1)];
    if (from && first) reached.set(first.fromPort, from);
    if (to && last) reached.set(last.toPort, to);
  }
  return reached;
}
