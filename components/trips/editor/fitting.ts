import { withFittingLegs } from '@/lib/trips/rules';
import type { Fit } from './editor-state';
import { type EditorView, placesOf } from './view';

/** Drops the boats of a trip that lead elsewhere than it goes, by the ports of the timetable. */
export function fittingIn(view: EditorView): Fit {
  const placeOfPort = (port: string) => view.ports[port]?.place;
  return (document) => withFittingLegs(document, placeOfPort, (gateway) => placesOf(view, gateway));
}
