import { pixelsPerKm, project } from '../../lib/foundation/geo/projection.ts';
import type { Localized } from '../../lib/foundation/i18n/locales.ts';
import type { ChartLabel, Layout } from '../../lib/records/charts/types.ts';
import type { LandDrawing } from './coastline.ts';
import type { Inland } from './inland.ts';
import type { LandMask } from './land-mask.ts';
import type { Place } from './places.ts';
import { encloses, nearestOnRings } from './polygons.ts';
import { flatten } from './smooth.ts';
import type { View } from './view.ts';

export interface Sheet {
  readonly layout: Layout;
  readonly view: View;
  readonly lands: readonly LandDrawing[];
  readonly inland: Inland;
  readonly mask: LandMask;
  readonly artwork: string;
}

export interface CompiledChart {
  readonly id: string;
  readonly name: Localized;
  readonly sheets: Record<Layout, Sheet>;
  /** Artwork of the portrait sheet for a card. */
  readonly card?: string;
  /** Artwork of the shores only, by slug. */
  readonly isles?: string;
  readonly labels: readonly ChartLabel[];
  /** Names that could not be placed, by layout. */
  readonly missing: Record<Layout, readonly string[]>;
}

/**
 * Maximum distance in km by which a coastal place is moved to meet the drawn shore: the source data
 * is off by up to 270 m.
 */
const snapKm = 0.45;

/**
 * Position of a place in the drawing: beaches and harbours on the shore, others at their own, moved
 * ashore if near it.
 */
export function seat(
  place: Place,
  view: View,
  lands: readonly LandDrawing[],
): readonly [number, number] {
  const point = project(view.projection, place.at);
  const outlines = lands.flatMap((land) => land.rings.map(flatten));
  const ashore = encloses(outlines, point);
  const coastal = place.kind === 'beach' || place.symbol === 'harbour' || place.symbol === 'quay';
  if (!coastal && ashore) return point;
  const near = nearestOnRings(outlines, point);
  return near.distance <= snapKm * pixelsPerKm(view.projection) ? near.point : point;
}
