import type { Localized } from '@/lib/foundation/i18n/locales';
import type { EpochMinutes } from '@/lib/foundation/time/types';
import type { SeaLeg } from '@/lib/sea/timetable/types';
import { portGuides } from './data';
import type { PortGuide } from './schema';

/** Rule of thumb of the ferry guide for an island's port, minutes before departure. */
const usual: PortGuide['early'] = { foot: 30, vehicle: 60 };

const guideByPort = new Map(portGuides.map((guide) => [guide.portId, guide]));

type LeavingBoat = Pick<SeaLeg, 'from' | 'departure' | 'delay'>;

/**
 * Returns the latest moment to be at the port for a boat: its departure minus the minutes of the
 * port guide, which are our estimate. Counts from the timetable, because a late boat may make up
 * time. Undefined if the traveller only arrives at the port after that moment, changing boats.
 *
 * @param withVehicle true if the party takes a car or a motorcycle on board
 * @param arrived end of the leg before, if the journey has one
 */
export function atPortBy(
  { from, departure, delay }: LeavingBoat,
  withVehicle: boolean,
  arrived?: EpochMinutes,
): EpochMinutes | undefined {
  const { foot, vehicle } = guideByPort.get(from)?.early ?? usual;
  const minutes = withVehicle ? (vehicle ?? foot) : foot;
  const scheduled = departure - (delay?.departure ?? 0);
  const by = Math.min(scheduled, departure) - minutes;
  return arrived !== undefined && arrived > by ? undefined : by;
}

/** Times and gate of a boat at its port. */
export interface AtPortTimes {
  /** For the party: with its vehicle if it has one. */
  readonly by: EpochMinutes;
  /** For those who travel otherwise than the party; undefined if that makes no difference. */
  readonly other: EpochMinutes | undefined;
  readonly withVehicle: boolean;
  /** Usual gate; undefined if the port has none. */
  readonly gate: Localized | undefined;
}

interface Party {
  readonly withVehicle: boolean;
  /** False if the boat takes no vehicles. */
  readonly takesVehicles: boolean;
  /** End of the leg before, if the journey has one. */
  readonly arrived?: EpochMinutes | undefined;
}

/** Returns when to be at the port on foot and with a vehicle. Undefined as for {@link atPortBy}. */
export function atPortTimes(
  boat: LeavingBoat,
  { withVehicle, takesVehicles, arrived }: Party,
): AtPortTimes | undefined {
  const drives = withVehicle && takesVehicles;
  const by = atPortBy(boat, drives, arrived);
  if (by === undefined) return undefined;
  const other = takesVehicles ? atPortBy(boat, !drives, arrived) : undefined;
  return {
    by,
    other: other === by ? undefined : other,
    withVehicle: drives,
    gate: guideByPort.get(boat.from)?.gate,
  };
}
