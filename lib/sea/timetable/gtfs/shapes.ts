import type { LonLat } from '../../../foundation/geo/projection.ts';
import type { Faults } from './faults.ts';
import type { Tables } from './table.ts';
import { parseCount, parsePosition } from './values.ts';

/**
 * Reads the requested shapes with their points in order. Leaves out a shape with a broken point,
 * which might cross land.
 */
export function readShapes(
  tables: Tables,
  wanted: ReadonlySet<string>,
  faults: Faults,
): Map<string, readonly LonLat[]> {
  const file = 'shapes.txt';
  const columns = ['shape_id', 'shape_pt_lat', 'shape_pt_lon', 'shape_pt_sequence'] as const;
  const points = new Map<string, { position: LonLat; sequence: number }[]>();
  const broken = new Set<string>();
  tables.each(file, columns, (row, line) => {
    const { shape_id: id } = row;
    if (!wanted.has(id)) return;
    const position = parsePosition(row.shape_pt_lat, row.shape_pt_lon);
    const sequence = parseCount(row.shape_pt_sequence);
    if (!position || sequence === undefined) {
      broken.add(id);
      const field = position ? 'shape_pt_sequence' : 'shape_pt_lat';
      return faults.add(file, `shape “${id}” dropped`, line, field);
    }
    const shape = points.get(id);
    if (shape) shape.push({ position, sequence });
    else points.set(id, [{ position, sequence }]);
  });
  const shapes = new Map<string, readonly LonLat[]>();
  for (const [id, shape] of points) {
    if (broken.has(id) || shape.length < 2) continue;
    shape.sort((a, b) => a.sequence - b.sequence);
    shapes.set(
      id,
      shape.map(({ position }) => position),
    );
  }
  return shapes;
}
