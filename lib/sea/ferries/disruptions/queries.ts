import 'server-only';
import { now } from '@/lib/foundation/time/epoch-minutes';
import { knownReport } from '@/lib/records/weather/forecast/queries';
import type { FerryNetwork } from '@/lib/sea/timetable/network';
import { liveNetwork } from '@/lib/sea/timetable/queries';
import { disruptionsOf, narrowed } from './disruptions';
import type { Disruptions } from './types';

/** Query of the page, the feeds and the operation. */
export interface DisruptionsQuery {
  readonly place?: string | undefined;
  readonly line?: string | undefined;
}

interface Kept {
  readonly minute: number;
  readonly reportAt: number | null;
  readonly found: Disruptions;
}

const kept = new WeakMap<FerryNetwork, Kept>();

/** Disruptions as the sources report them now: of all boats, or of those of a place or line. */
export function disruptionsNow({ place, line }: DisruptionsQuery = {}): Disruptions {
  const network = liveNetwork();
  const report = knownReport();
  const minute = Math.floor(now());
  let known = kept.get(network);
  if (known?.minute !== minute || known.reportAt !== report.at) {
    known = { minute, reportAt: report.at, found: disruptionsOf(network, report, minute) };
    kept.set(network, known);
  }
  if (!place && !line) return known.found;
  const portIds = place ? network.stations.get(place)?.portIds : undefined;
  return narrowed(known.found, { portIds, lineId: line });
}
