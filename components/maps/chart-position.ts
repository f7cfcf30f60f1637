import type { CSSProperties } from 'react';
import { type Layout, layoutSize, type Placement } from '@/lib/charts/types';
import type { ChartPoint } from '@/lib/geo/projection';

const share = (value: number, of: number) => Math.round((value / of) * 1e4) / 100;

function inLayout(layout: Layout, [x, y]: ChartPoint | Placement) {
  const { width, height } = layoutSize[layout];
  return [share(x, width), share(y, height)] as const;
}

/** Custom properties that styles/chart.css turns into a position, in per cent of either layout. */
export function at(
  hero: ChartPoint | Placement | null | undefined,
  poster: ChartPoint | Placement | null | undefined,
): CSSProperties {
  const style: Record<string, number> = {};
  if (hero) [style['--hx'], style['--hy']] = inLayout('hero', hero);
  if (poster) [style['--px'], style['--py']] = inLayout('poster', poster);
  return style as CSSProperties;
}

/** Where a label stands in each layout; null or absent where it found no room. */
interface Places {
  readonly hero?: Placement | null | undefined;
  readonly poster?: Placement | null | undefined;
}

/** Position, side, tier and ground of a label for the stylesheet; tier 0 where a layout leaves it out. */
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

/** The place itself, where a leader line ties words to it; else where the label stands. */
export function tied<Where extends Placement | null | undefined>(placement: Where) {
  const tie = placement?.[6];
  if (!placement || !tie) return placement;
  const [, , side, gap, tier, ground] = placement;
  return [tie[0], tie[1], side, gap, tier, ground] as const;
}
