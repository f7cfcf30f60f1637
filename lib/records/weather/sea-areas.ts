import type { LonLat } from '@/lib/foundation/geo/projection';

/** Stretches of open water that boats to the islands cross, from north-west to south-east. */
export const seaAreaIds = [
  'saronic',
  'kafireas',
  'west',
  'central',
  'east',
  'south',
  'cretan',
] as const;

export type SeaAreaId = (typeof seaAreaIds)[number];

export interface SeaArea {
  readonly id: SeaAreaId;
  /** A point of open water that speaks for it. */
  readonly position: LonLat;
}

/**
 * Our own division, by the routes of the ferries; the bulletins of the weather service know larger areas. Names are in the
 * messages. A test holds each point to open water.
 */
export const seaAreas: readonly SeaArea[] = [
  { id: 'saronic', position: [23.86, 37.6] },
  { id: 'kafireas', position: [24.68, 38.02] },
  { id: 'west', position: [24.2, 37.1] },
  { id: 'central', position: [25.03, 37.26] },
  { id: 'east', position: [25.95, 37.2] },
  { id: 'south', position: [25.1, 36.5] },
  { id: 'cretan', position: [25.25, 35.85] },
];
