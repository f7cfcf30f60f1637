/** How a layer is drawn: by a symbol of the charts at each place, or as lines over the water. */
export type LayerMark =
  | 'island'
  | 'port'
  | 'beach'
  | 'village'
  | 'sight'
  | 'hotel'
  | 'activity'
  | 'route';

interface LayerRow {
  readonly mark: LayerMark;
  /** How long a cache between may keep its answer, seconds: records change with a build, a forecast within the hour. */
  readonly keepSeconds: number;
  /** Of which listings it takes the filters. */
  readonly listings?: 'hotels' | 'activities';
}

/**
 * The layers of the interactive map, in the order in which they are switched and listed. Their names are those of
 * `messages/{en,el}/mapLayers.json`, by the same ids; what a feature of each says stands in `sources`.
 */
export const layers = {
  islands: { mark: 'island', keepSeconds: 3600 },
  ports: { mark: 'port', keepSeconds: 3600 },
  routes: { mark: 'route', keepSeconds: 600 },
  beaches: { mark: 'beach', keepSeconds: 300 },
  villages: { mark: 'village', keepSeconds: 3600 },
  sights: { mark: 'sight', keepSeconds: 3600 },
  hotels: { mark: 'hotel', keepSeconds: 300, listings: 'hotels' },
  activities: { mark: 'activity', keepSeconds: 300, listings: 'activities' },
} as const satisfies Record<string, LayerRow>;

export type LayerId = keyof typeof layers;

export const layerIds = Object.keys(layers) as LayerId[];

export const isLayerId = (value: unknown): value is LayerId =>
  typeof value === 'string' && Object.hasOwn(layers, value);
