import { now } from '@/lib/foundation/time/epoch-minutes';
import 'server-only';
import { env } from '@/lib/foundation/env';
import type { CancelledBoat } from '@/lib/sea/timetable/boat-news';
import type { Network } from '@/lib/sea/timetable/network';
import { liveNetwork } from '@/lib/sea/timetable/queries';
import { aisPositions } from './ais-provider';
import { cancelledAtSea, type DepartureStatus, departuresAfter, withDelays } from './delays';
import { estimateVessels } from './estimates';
import { withReports } from './live';
import type { TrackedVessel, VesselPositions } from './types';

const provider: VesselPositions | undefined = env.FERRY_AIS_URL
  ? aisPositions({ url: env.FERRY_AIS_URL, key: env.FERRY_AIS_KEY })
  : undefined;

const departuresShown = 6;

export interface VesselsUnderWay {
  /** Names what the boats mention. */
  readonly network: Network;
  /** Minutes since the epoch; not whole for "now". */
  readonly instant: number;
  /** Time of the response: the age of news counts from here, whatever instant was requested. */
  readonly answeredAt: number;
  readonly vessels: readonly TrackedVessel[];
  /** `estimate` when no boat has a live position, `live` when all have one. */
  readonly source: 'estimate' | 'live' | 'mixed';
  /** The next boats that leave their first port within a day, and those that were to: what a quiet sea is filled with. */
  readonly departures: readonly DepartureStatus[];
  /** Boats that would be at sea and are cancelled. */
  readonly cancelled: readonly CancelledBoat[];
}

/** Boats under way at an instant: now with live positions where there are any, else by the timetable. */
export async function vesselsUnderWay(at?: number): Promise<VesselsUnderWay> {
  const network = liveNetwork();
  const answeredAt = now();
  const instant = at ?? answeredAt;
  const estimated = withDelays(network, estimateVessels(network, instant));
  const vessels =
    at === undefined && provider
      ? withReports(estimated, await provider.reports(), instant)
      : estimated;
  const live = vessels.filter(({ source }) => source === 'live').length;
  const source = live === 0 ? 'estimate' : live === vessels.length ? 'live' : 'mixed';
  const departures = departuresAfter(network, Math.ceil(instant), departuresShown);
  const cancelled = cancelledAtSea(network, instant);
  return { network, instant, answeredAt, vessels, source, departures, cancelled };
}
