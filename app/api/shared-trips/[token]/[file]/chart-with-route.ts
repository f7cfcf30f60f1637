import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type LonLat, project } from '@/lib/foundation/geo/projection';
import { chartOf } from '@/lib/records/charts/charts';

const paper = '#f8f3e8';
const accent = '#b04a24';
/** Area inside the border of the poster, which is 800 × 1000. */
const frame = '<clipPath id="sea"><rect x="34" y="34" width="732" height="932"/></clipPath>';

interface ChartedTrip {
  /** In order; connected by straight lines where there is no ferry. */
  readonly islands: readonly LonLat[];
  /** Routes of the ferries. */
  readonly routes: readonly (readonly LonLat[])[];
}

/** Poster of the archipelago in its day colours, with a trip drawn on it. */
export async function chartWithRoute({ islands, routes }: ChartedTrip): Promise<string> {
  const { poster } = chartOf('archipelago');
  const file = path.join(process.cwd(), 'public', poster.file);
  const svg = await readFile(/* turbopackIgnore: true */ file, 'utf8');
  const at = (point: LonLat) => project(poster.projection, point).map((value) => value.toFixed(1));
  const line = (points: readonly LonLat[]) =>
    `M${points.map((point) => at(point).join(' ')).join('L')}`;
  const isDashed = routes.length === 0;
  const ways = (isDashed ? [islands] : routes)
    .filter((way) => way.length > 1)
    .map(line)
    .join('');
  const stroke = (colour: string, width: number) =>
    `<path d="${ways}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"${isDashed ? ' stroke-dasharray="2 14"' : ''}/>`;
  const stops = islands.map((island) => {
    const [x, y] = at(island);
    return `<circle cx="${x}" cy="${y}" r="11" fill="${accent}" stroke="${paper}" stroke-width="4"/>`;
  });
  const route = ways ? stroke(paper, 11) + stroke(accent, 6) : '';
  return svg
    .replace(/var\(--[\w-]+,\s*([^)]+)\)/g, '$1')
    .replace('<svg ', '<svg width="800" height="1000" ')
    .replace(/<\/svg>\s*$/, `${frame}<g clip-path="url(#sea)">${route}${stops.join('')}</g></svg>`);
}
