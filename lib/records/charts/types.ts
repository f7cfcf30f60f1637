import type { ChartPoint, Projection } from '../../foundation/geo/projection.ts';
import type { Localized } from '../../foundation/i18n/locales.ts';

/** The two croppings every chart is drawn in: 1600 × 900 and 800 × 1000. */
export const layouts = ['hero', 'poster'] as const;
export type Layout = (typeof layouts)[number];

export const layoutSize: Record<Layout, { readonly width: number; readonly height: number }> = {
  hero: { width: 1600, height: 900 },
  poster: { width: 800, height: 1000 },
};

/** Subject of a label. Those up to `peak` are places of the island's record; the rest is context. */
export type LabelKind =
  | 'port'
  | 'village'
  | 'beach'
  | 'sight'
  | 'peak'
  | 'island'
  | 'islet'
  | 'land'
  | 'sea';

/** Symbol of a place; `none` for names without one. */
export type ChartSymbol = 'harbour' | 'quay' | 'town' | 'beach' | 'sight' | 'peak' | 'none';

/** Side of the words, seen from the point: a compass direction, or `c` on the point itself. */
export type LabelSide = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw' | 'c';

/** Smallest width of the chart at which a label is shown: see {@link tierWidth}. */
export type Tier = 1 | 2 | 3;

/** Narrowest width of a chart, in CSS pixels, at which a tier of labels is shown. Kept in step with chart.css. */
export const tierWidth: Record<Layout, Record<Tier, number>> = {
  hero: { 1: 700, 2: 1000, 3: 1300 },
  poster: { 1: 280, 2: 340, 3: 480 },
};

/**
 * Place of a label: pixels of the artwork, side, gap between point and words in CSS pixels, tier, and
 * whether the words lie on land. Where they found room only further off, the point is at the words and
 * `tie` is the place itself, to which a leader line runs.
 */
export type Placement = readonly [
  x: number,
  y: number,
  side: LabelSide,
  gap: number,
  tier: Tier,
  ground: 'land' | 'sea',
  tie?: ChartPoint,
];

export interface ChartLabel {
  readonly id: string;
  readonly kind: LabelKind;
  readonly symbol: ChartSymbol;
  /** Absent for lands, seas and islets: their names are in messages/<locale>/charts.json under the id. */
  readonly name?: Localized;
  /** The island's main settlement or harbour: set larger. */
  readonly main?: true;
  /** Position in each layout; absent when there was no room. */
  readonly hero?: Placement;
  readonly poster?: Placement;
}

/** One drawn sheet. All lengths are pixels of the artwork. */
export interface ChartSheet {
  /** Address of the artwork below the site's root. */
  readonly file: string;
  readonly projection: Projection;
  /** Marked meridians and parallels: degrees, and where they meet the border. */
  readonly meridians: readonly (readonly [degrees: number, x: number])[];
  readonly parallels: readonly (readonly [degrees: number, y: number])[];
  readonly cartouche: {
    readonly x: number;
    readonly y: number;
    readonly nameSize: number;
    /** The point is the cartouche's lower left corner, not its upper. */
    readonly low?: boolean;
  };
  readonly rose: { readonly x: number; readonly y: number; readonly radius: number };
  readonly scaleBar: { readonly km: number; readonly length: number };
}

export interface Chart {
  readonly id: string;
  readonly name: Localized;
  /** Address of the upright artwork for small pictures; of an island. */
  readonly card?: string;
  /**
   * Addresses of the shores of single islands, by slug, in quarters of the poster's pixels; only
   * for the archipelago.
   */
  readonly isles?: string;
  readonly hero: ChartSheet;
  readonly poster: ChartSheet;
  readonly labels: readonly ChartLabel[];
}

export type ChartBook = { readonly [id: string]: Chart };
