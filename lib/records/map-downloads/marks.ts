import type { Chart } from '@/lib/records/charts/types';
import type { Paint } from './art';
import { colours, type Lettering, type Mark, scaleBarOf } from './words';

/** A shape in pixels of the sheet. */
export interface PlacedMark {
  readonly d: string;
  readonly paint: Pick<Paint, 'fill' | 'stroke' | 'strokeWidth'>;
}

const round = (x: number, y: number, r: number) =>
  `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;
const paint = (fill: string, stroke = 'none', strokeWidth = 0) => ({ fill, stroke, strokeWidth });

/** The symbols of styles/chart-symbols.css. */
const symbols: Readonly<Record<Mark['symbol'], (x: number, y: number) => readonly PlacedMark[]>> = {
  harbour: (x, y) => [
    { d: round(x, y, 5.5), paint: paint(colours.sheet, colours.accent, 2) },
    { d: round(x, y, 2.4), paint: paint(colours.accent) },
  ],
  quay: (x, y) => [
    { d: round(x, y, 4.2), paint: paint(colours.sheet, colours.accent, 1.5) },
    { d: round(x, y, 1.6), paint: paint(colours.accent) },
  ],
  town: (x, y) => [{ d: round(x, y, 3), paint: paint(colours.ink) }],
  beach: (x, y) => [
    {
      d: `M${x} ${y - 4.5}l4.5 4.5l-4.5 4.5l-4.5 -4.5Z`,
      paint: paint(colours.sheet, colours.ink, 1.4),
    },
  ],
  sight: (x, y) => [
    { d: `M${x - 2.6} ${y - 2.6}h5.2v5.2h-5.2Z`, paint: paint(colours.land, colours.ink2, 1.4) },
  ],
  peak: (x, y) => [{ d: `M${x} ${y - 4.5}l5 9h-10Z`, paint: paint(colours.ink2) }],
};

export const symbolShapes = ({ symbol, x, y }: Mark): readonly PlacedMark[] =>
  symbols[symbol](x, y);

/** Everything drawn over the artwork but its words: leader lines, symbols, the bar of kilometres. */
export function marksOver(chart: Chart, { marks, leaders }: Lettering): PlacedMark[] {
  const { x, y, length } = scaleBarOf(chart);
  const quarter = length / 4;
  return [
    ...leaders.map(([x1, y1, x2, y2]) => ({
      d: `M${x1} ${y1}L${x2} ${y2}`,
      paint: paint('none', colours.ink2, 1),
    })),
    ...marks.flatMap(symbolShapes),
    { d: `M${x} ${y}h${length}v6h${-length}Z`, paint: paint(colours.sheet, colours.ink, 1) },
    ...[0, 2].map((at) => ({
      d: `M${x + at * quarter} ${y}h${quarter}v6h${-quarter}Z`,
      paint: paint(colours.ink),
    })),
  ];
}
