import type { CSSProperties } from 'react';
import type { ChartPoint } from '@/lib/foundation/geo/projection';
import { type Layout, layoutSize, type Placement } from '@/lib/records/charts/types';

const share = (value: number, of: number) => Math.round((value / of) * 1e4) / 100;

function inLayout(layout: Layout, [x, y]: ChartPoint | Placement) {
  const { width, height } = layoutSize[layout];
  return [share(x, width), share(y, height)] as const;
}

/**
 * Custom properties for a position in both layouts, as percentages; styles/chart.css reads them.
 */
export function at(
  hero: ChartPoint | Placement | null | undefined,
  poster: ChartPoint | Placement | null | undefined,
): CSSProperties {
  const style: Record<string, number> = {};
  if (hero) [style['--hx'], style['--hy']] = inLayout('hero', hero);
  if (poster) [style['--px'], style['--py']] = inLayout('poster', poster);
  return style as CSSProperties;
}

/** Position of a label in each layout; null or absent if it has no room there. */
interface Places {
  readonly hero?: Placement | null | undefined;
  readonly poster?: Placement | null | undefined;
}

/**
 * Style and data attributes for the position, side, tier and ground of a label. Tier 0 hides it in
 * a layout.
 */
export function placed({ hero, poster }: Places) {
  const gaps: Record<string, string> = {};
  if (hero) gaps['--hg'] = `${hero[3]}px`;
  if (poster) gaps['--pg'] = `${poster[3]}px`;
  return {
    style: { ...at(hero, poster), ...gaps } as CSSProperties,
    'data-h': hero?.[2],
    'data-p': poster?.[2],
    'data-ht': hero?.[4] ?? 0,
    'data-pt': poster?.[4] ?? 0,
    'data-land': (hero ?? poster)?.[5] === 'land' || undefined,
  };
}

/**
 * Placement of a label's symbol: at the place itself if a leader line connects them, otherwise with
 * the label.
 */
export function tied<Where extends Placement | null | undefined>(placement: Where) {
  const tie = placement?.[6];
  if (!placement || !tie) return placement;
  const [, , side, gap, tier, ground] = placement;
  return [tie[0], tie[1], side, gap, tier, ground] as const;
}
