type Ring = number[][];

interface Land {
  type: 'FeatureCollection';
  features: {
    type: 'Feature';
    properties: Record<string, string>;
    geometry: { type: 'MultiPolygon'; coordinates: Ring[][] };
  }[];
}

/**
 * Cuts each corner of a closed outline at a quarter of its sides (Chaikin). Two passes give the
 * curves of the charts.
 */
export function smooth(ring: Ring): Ring {
  const corners = ring.slice(0, -1);
  const cut = corners.flatMap((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    return [between(corner, next, 0.25), between(corner, next, 0.75)];
  });
  const [first] = cut;
  return first ? [...cut, first] : ring;
}

const between = ([ax = 0, ay = 0]: number[], [bx = 0, by = 0]: number[], share: number) => [
  ax + (bx - ax) * share,
  ay + (by - ay) * share,
];

/**
 * Loads our coastline and smooths it here: a smoothed file would be four times as large.
 *
 * @throws if it cannot be loaded
 */
export async function loadLand(url: string): Promise<Land> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  const land = (await answer.json()) as Land;
  for (const { geometry } of land.features) {
    geometry.coordinates = geometry.coordinates.map((rings) =>
      rings.map((ring) => smooth(smooth(ring))),
    );
  }
  return land;
}
