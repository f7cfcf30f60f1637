import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isOnLand } from '../../lib/foundation/geo/distance';
import type { LonLat } from '../../lib/foundation/geo/projection';
import { islands } from '../../lib/records/islands/data';
import { file } from '../../lib/records/nearby/map-land.generated.json';
import { mapLand } from './land';

const publicFolder = path.join(process.cwd(), 'public');

describe('the land of the interactive map', () => {
  const land = mapLand();

  it('is up to date with npm run data -- places, and the only one', () => {
    expect(readFileSync(path.join(publicFolder, file), 'utf8')).toBe(JSON.stringify(land));
    expect(readdirSync(path.join(publicFolder, 'map'))).toEqual([path.basename(file)]);
  });

  it('covers the highest point of every island', () => {
    const rings = land.features.flatMap(({ geometry }) =>
      geometry.coordinates.flat(),
    ) as LonLat[][];
    // The last corner repeats the first, which `isOnLand` accepts.
    const summits = islands.map(({ slug, highestPoint: { position } }) => ({
      slug,
      isOnLand: isOnLand([position.lon, position.lat], rings),
    }));
    expect(summits.filter((summit) => !summit.isOnLand)).toEqual([]);
  });
});
