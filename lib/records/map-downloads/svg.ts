import { create } from 'xmlbuilder2';
import type { Shape } from './art';
import type { PlacedMark } from './marks';
import type { Face, Word } from './words';

export interface ChartDrawing {
  readonly shapes: readonly Shape[];
  readonly over: readonly PlacedMark[];
  readonly words: readonly Word[];
  readonly title: string;
  readonly locale: string;
  readonly credits: readonly string[];
}

const families: Readonly<Record<Face, Readonly<Record<string, string>>>> = {
  text: { 'font-family': 'Literata, Georgia, "Times New Roman", serif' },
  italic: { 'font-family': 'Literata, Georgia, "Times New Roman", serif', 'font-style': 'italic' },
  strong: { 'font-family': 'Literata, Georgia, "Times New Roman", serif', 'font-weight': '600' },
  display: { 'font-family': '"GFS Didot", Didot, "Bodoni 72", Georgia, serif' },
};

const short = (value: number) => String(Math.round(value * 100) / 100);

/** Creates a self-contained SVG file of a chart: the daytime artwork, symbols, names and credits. */
export function chartSvg({ shapes, over, words, title, locale, credits }: ChartDrawing): string {
  const svg = create({ version: '1.0', encoding: 'UTF-8' }).ele(
    'http://www.w3.org/2000/svg',
    'svg',
    {
      viewBox: '0 0 800 1050',
      width: '800',
      height: '1050',
      'xml:lang': locale,
      role: 'img',
    },
  );
  svg.ele('title').txt(title);
  svg.ele('desc').txt(credits.join('\n'));
  svg.ele('rect', { width: '800', height: '1050', fill: '#ffffff' });
  // Some lines of the artwork run on past its edge.
  const art = svg.ele('svg', { width: '800', height: '1000', overflow: 'hidden' });
  for (const { scale, d, paint } of shapes) {
    art.ele('path', {
      d,
      transform: `scale(${scale})`,
      fill: paint.fill,
      ...(paint.fillOpacity === 1 ? {} : { 'fill-opacity': short(paint.fillOpacity) }),
      ...(paint.evenOdd ? { 'fill-rule': 'evenodd' } : {}),
      ...(paint.stroke === 'none'
        ? {}
        : {
            stroke: paint.stroke,
            'stroke-width': short(paint.strokeWidth),
            'stroke-opacity': short(paint.strokeOpacity),
            'stroke-linecap': paint.cap,
            'stroke-linejoin': paint.join,
            ...(paint.dash.length > 0
              ? {
                  'stroke-dasharray': paint.dash.join(' '),
                  'stroke-dashoffset': short(paint.dashOffset),
                }
              : {}),
          }),
    });
  }
  for (const { d, paint } of over) {
    svg.ele('path', {
      d,
      fill: paint.fill,
      ...(paint.stroke === 'none'
        ? {}
        : { stroke: paint.stroke, 'stroke-width': short(paint.strokeWidth) }),
    });
  }
  for (const { text, x, y, size, face, anchor, colour, halo, spacing, turn } of words) {
    const base = turn ? y + size * 0.35 : y;
    svg
      .ele('text', {
        x: short(x),
        y: short(base),
        'font-size': short(size),
        ...families[face],
        'text-anchor': anchor,
        fill: colour,
        ...(spacing === 0 ? {} : { 'letter-spacing': short(spacing) }),
        ...(turn ? { transform: `rotate(${turn} ${short(x)} ${short(y)})` } : {}),
        ...(halo
          ? {
              stroke: halo,
              'stroke-width': '3',
              'stroke-linejoin': 'round',
              'paint-order': 'stroke',
            }
          : {}),
      })
      .txt(text);
  }
  credits.forEach((text, at) => {
    svg
      .ele('text', {
        x: '12',
        y: short(1018 + at * 15),
        'font-size': '11',
        ...families.text,
        fill: '#46647a',
      })
      .txt(text);
  });
  return svg.end();
}
