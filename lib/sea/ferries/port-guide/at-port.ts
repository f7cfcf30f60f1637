import type { EpochMinutes } from '@/lib/foundation/time/types';
import type { SeaLeg } from '@/lib/sea/timetable/types';
import { portGuides } from './data';
import type { PortGuide } from './schema';

/** Rule of thumb of the ferry guide for an island's port, minutes before departure. */
const usual: PortGuide['early'] = { foot: 30, vehicle: 60 };

const earlyByPort = new Map(portGuides.map(({ portId, early }) => [portId, early]));

/**
 * Returns the latest moment to be at the port for a boat: its departure minus the minutes of the
 * port guide, which are our estimate. Counts from the timetable, because a late boat may make up
 * time. Undefined where the traveller only arrives at the port after that moment, changing boats.
 *
 * @param withVehicle true if the party takes a car or a motorcycle on board
 * @param arrived end of the leg before, if the journey has one
 */
export function atPortBy(
  { from, departure, delay }: Pick<SeaLeg, 'from' | 'departure' | 'delay'>,
  withVehicle: boolean,
  arrived?: EpochMinutes,
): EpochMinutes | undefined {
  const { foot, vehicle } = earlyByPort.get(from) ?? usual;
  const minutes = withVehicle ? (vehicle ?? foot) : foot;
  const scheduled = departure - (delay?.departure ?? 0);
  const by = Math.min(scheduled, departure) - minutes;
  return arrived !== undefined && arrived > by ? undefined : by;
}
