import { create } from 'xmlbuilder2';

/** Paint of a shape, in the day's colours. */
export interface Paint {
  readonly fill: string;
  readonly stroke: string;
  readonly fillOpacity: number;
  readonly strokeOpacity: number;
  readonly strokeWidth: number;
  readonly evenOdd: boolean;
  readonly cap: 'butt' | 'round';
  readonly join: 'miter' | 'round';
  readonly dash: readonly number[];
  readonly dashOffset: number;
}

/** A shape of the artwork. Its coordinates times `scale` are pixels of the sheet. */
export interface Shape {
  readonly scale: number;
  readonly d: string;
  readonly paint: Paint;
}

const bare: Paint = {
  fill: '#000000',
  stroke: 'none',
  fillOpacity: 1,
  strokeOpacity: 1,
  strokeWidth: 1,
  evenOdd: false,
  cap: 'butt',
  join: 'miter',
  dash: [],
  dashOffset: 0,
};

/** The day's value of a property: the fallback after the comma in `var(--chart-land,#f6eede)`. */
const byDay = (value: string) => /^var\([^,]+,([^)]+)\)$/.exec(value)?.[1] ?? value;

/** The paint of an element: its own attributes over the paint it inherits. */
function painted(around: Paint, element: Element): Paint {
  const attribute = (name: string) => element.getAttribute(name) ?? undefined;
  const number = (name: string, usual: number) => Number(byDay(attribute(name) ?? String(usual)));
  const dash = attribute('stroke-dasharray');
  return {
    fill: byDay(attribute('fill') ?? around.fill),
    stroke: byDay(attribute('stroke') ?? around.stroke),
    fillOpacity: number('fill-opacity', around.fillOpacity),
    strokeOpacity: number('stroke-opacity', around.strokeOpacity),
    strokeWidth: number('stroke-width', around.strokeWidth),
    evenOdd: (attribute('fill-rule') ?? (around.evenOdd ? 'evenodd' : '')) === 'evenodd',
    cap: (attribute('stroke-linecap') ?? around.cap) === 'round' ? 'round' : 'butt',
    join: (attribute('stroke-linejoin') ?? around.join) === 'round' ? 'round' : 'miter',
    dash: dash ? dash.split(/[\s,]+/).map(Number) : around.dash,
    dashOffset: number('stroke-dashoffset', around.dashOffset),
  };
}

const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;

/**
 * The shapes of an artwork of `public/charts`, in the order in which they are painted.
 *
 * @throws {Error} at an element or a transformation that the charts do not use
 */
export function shapesOf(svg: string): Shape[] {
  const shapes: Shape[] = [];
  const walk = (element: Element, scale: number, around: Paint) => {
    const paint = painted(around, element);
    const transform = element.getAttribute('transform');
    const by = transform ? /^scale\(([\d.]+)\)$/.exec(transform)?.[1] : '1';
    if (by === undefined) throw new Error(`The charts do not use ${transform}`);
    const here = scale * Number(by);
    const [name, number] = [element.nodeName, (of: string) => Number(element.getAttribute(of))];
    if (name === 'path') shapes.push({ scale: here, d: element.getAttribute('d') ?? '', paint });
    else if (name === 'circle') {
      shapes.push({ scale: here, d: circle(number('cx'), number('cy'), number('r')), paint });
    } else if (name !== 'g' && name !== 'svg') throw new Error(`The charts do not use <${name}>`);
    for (const child of Array.from(element.childNodes)) {
      if (child.nodeType === 1 && child.nodeName !== 'style') walk(child as Element, here, paint);
    }
  };
  walk(create(svg).root().node as unknown as Element, 1, bare);
  return shapes;
}
