import type { ChartPoint, Projection } from '@/lib/foundation/geo/projection';
import table from './harbours.generated.json' with { type: 'json' };
import { textWidth } from './text-width';
import type { LabelSide } from './types';

/** Side of a harbour chart's square artwork, pixels. */
export const harbourSize = 600;

/** A square sheet around a port. Lengths are pixels of its artwork. */
export interface Harbour {
  /** Address of the artwork below the site's root. */
  readonly file: string;
  readonly projection: Projection;
  /** Departure point of the boats. */
  readonly port: ChartPoint;
  /** Sides for the port's name, the one that covers the least land first. */
  readonly sides: readonly LabelSide[];
  readonly scaleBar: { readonly km: number; readonly length: number };
}

/** Size of the port's name, CSS pixels: that of styles/harbour-chart.css; and a narrow phone's chart. */
const [nameSize, narrow] = [16, 280];
/** Distances from the centre of the port to its name, and from a name to the border, CSS pixels. */
const [gap, rim] = [12, 10];

const harbours = table as unknown as Readonly<Record<string, Harbour>>;

/** Harbour chart of a port, by its GTFS `stop_id`; undefined without one. */
export function harbourOf(portId: string): Harbour | undefined {
  return harbours[portId];
}

/** Every harbour chart there is. */
export const allHarbours: readonly Harbour[] = Object.values(harbours);

/** Side of the port for its name: over the sea, if the name is short enough. */
export function sideFor({ port, sides }: Harbour, name: string): LabelSide {
  const width = textWidth(name, nameSize);
  const left = (port[0] / harbourSize) * narrow;
  const fits = (side: LabelSide) => {
    if (side === 'e') return left + gap + width < narrow - rim;
    if (side === 'w') return left - gap - width > rim;
    return left - width / 2 > rim && left + width / 2 < narrow - rim;
  };
  return sides.find(fits) ?? 's';
}
