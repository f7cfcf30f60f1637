import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type LonLat, project } from '@/lib/foundation/geo/projection';
import { chartOf } from '@/lib/records/charts/charts';

/**
 * Poster of a chart with literal day colours, because the image renderer does not support custom
 * properties.
 */
export async function artwork(id: string): Promise<string> {
  const file = path.join(process.cwd(), 'public', chartOf(id).poster.file);
  const svg = await readFile(/* turbopackIgnore: true */ file, 'utf8');
  return svg
    .replace(/var\(--[\w-]+,\s*([^)]+)\)/g, '$1')
    .replace('<svg ', '<svg width="800" height="1000" ');
}

/** Poster of the archipelago with a trip drawn on it: its ferry routes and its stops. */
export async function artworkWithRoute({
  routes,
  stops,
}: {
  routes: readonly (readonly LonLat[])[];
  stops: readonly LonLat[];
}): Promise<string> {
  const at = (point: LonLat) =>
    project(chartOf('archipelago').poster.projection, point).map(Math.round).join(' ');
  const d = routes.map((points) => `M${points.map(at).join('L')}`).join('');
  const line = (stroke: string, width: number, dash = '') =>
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" ${dash}/>`;
  const dots = stops.map((stop) => {
    const [x, y] = at(stop).split(' ');
    return `<circle cx="${x}" cy="${y}" r="11" fill="#b04a24" stroke="#f8f3e8" stroke-width="4"/>`;
  });
  const overlay =
    line('#f8f3e8', 9) + line('#b04a24', 4, 'stroke-dasharray="14 10"') + dots.join('');
  return (await artwork('archipelago')).replace(/<\/svg>\s*$/, `${overlay}</svg>`);
}
