import { useCallback, useEffect, useRef, useState } from 'react';
import type { LayerId } from '@/lib/foundation/ids/map-layers';
import type { RegisterAnswer } from '@/lib/search/map-layers/register-answer';
import type { LayerAnswer } from '@/lib/search/map-layers/schema';
import { fetchLayer } from './fetch-layer';

export type LayerState = 'loading' | 'failed' | LayerAnswer;

/** Queries that filter map layers: `{ beaches: 'island=naxos' }`. */
export type LayerQueries = Readonly<Partial<Record<LayerId, string>>>;

export interface Layers {
  readonly on: readonly LayerId[];
  readonly states: Readonly<Partial<Record<LayerId, LayerState>>>;
  toggle(id: LayerId): void;
  retry(id: LayerId): void;
}

/** Holds which layers are switched on and their data. Fetches each when it is first switched on. */
export function useLayers(
  { layers }: RegisterAnswer,
  first: readonly LayerId[],
  queries: LayerQueries,
): Layers {
  const [on, setOn] = useState(first);
  const [states, setStates] = useState<Layers['states']>({});
  const requested = useRef(new Set<LayerId>());

  const ask = useCallback(
    (id: LayerId) => {
      const address = layers.find((layer) => layer.id === id)?.address;
      if (!address) return;
      requested.current.add(id);
      const set = (state: LayerState) => setStates((all) => ({ ...all, [id]: state }));
      set('loading');
      const query = queries[id];
      fetchLayer(query ? `${address}&${query}` : address).then(set, () => set('failed'));
    },
    [layers, queries],
  );

  useEffect(() => {
    for (const id of on) if (!requested.current.has(id)) ask(id);
  }, [on, ask]);

  const toggle = useCallback(
    (id: LayerId) =>
      setOn((before) =>
        before.includes(id)
          ? before.filter((one) => one !== id)
          : // Keeps the order of the register.
            layers.flatMap((layer) =>
              layer.id === id || before.includes(layer.id) ? layer.id : [],
            ),
      ),
    [layers],
  );
  return { on, states, toggle, retry: ask };
}
