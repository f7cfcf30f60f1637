'use client';

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { LayerId } from '@/lib/foundation/ids/map-layers';
import type { MapOpening } from '@/lib/search/map-layers/opening';
import type { LayeredMapProps, PageMarks } from './layers/layered-map';
import { fetchMap, isMapRequested, type MapProgram } from './layers/map-program';

interface MapOverChartProps extends PageMarks {
  opening: MapOpening;
  /** True if the URL asks for the map; otherwise it waits for a press. */
  isRequested?: boolean | undefined;
  /** Layers not offered, because the page itself shows them. */
  without: readonly LayerId[];
  /** Id of the list beside the map, target of the link that skips it. */
  listId: string;
  onRunning?: ((runs: boolean) => void) | undefined;
  /** Printed chart, shown until the map runs and if it fails. */
  chart: ReactNode;
  /** Details of the chosen place while the map runs. */
  children?: ReactNode;
}

type State = 'chart' | 'waiting' | 'loading' | 'running' | 'failed';

interface Connection {
  readonly saveData?: boolean;
}

const noLayers: readonly LayerId[] = [];

const program = async () => (await import('./layers/layered-map')).LayeredMap;

/**
 * Interactive map of a list, with the printed chart until it runs or if it fails. Its program is
 * 300 KB, so it loads only after a press or if the URL asks for the map, and never unasked if the
 * browser saves data.
 */
export function MapOverChart(props: MapOverChartProps) {
  const { opening, isRequested, without, listId, onRunning, chart, children, ...page } = props;
  const { registerUrl, texts } = opening;
  const box = useRef<HTMLDivElement>(null);
  const [panel, setPanel] = useState<HTMLElement | null>(null);
  const [state, setState] = useState<State>('chart');
  const [loaded, setLoaded] = useState<MapProgram<LayeredMapProps>>();

  const fail = useCallback(() => {
    setState('failed');
    onRunning?.(false);
  }, [onRunning]);
  const run = useCallback(() => {
    setState('running');
    onRunning?.(true);
  }, [onRunning]);
  const open = useCallback(() => {
    setState('loading');
    fetchMap<LayeredMapProps>(program(), registerUrl).then(setLoaded, fail);
  }, [registerUrl, fail]);

  useEffect(() => {
    if (!box.current) return;
    const { connection } = navigator as Navigator & { connection?: Connection };
    if (connection?.saveData || !(isRequested || isMapRequested())) return setState('waiting');
    // Waits until the box is visible: pages of an account are hidden while the session is checked.
    const sight = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        sight.disconnect();
        open();
      },
      { rootMargin: '200px' },
    );
    sight.observe(box.current);
    return () => sight.disconnect();
  }, [open, isRequested]);

  const running = state === 'running';
  return (
    <section aria-label={texts.label} data-map={state}>
      <a
        href={`#${listId}`}
        className="text-link sr-only font-ui text-sm focus-visible:not-sr-only focus-visible:inline-block"
      >
        {texts.skip}
      </a>
      <div ref={box} className="relative">
        <div className={running ? 'invisible' : ''} inert={running}>
          {chart}
        </div>
        {loaded && (state === 'loading' || running) ? (
          <div
            className={`absolute inset-0 transition-opacity duration-500 ${running ? '' : 'pointer-events-none opacity-0'}`}
          >
            <loaded.Part
              register={loaded.register}
              layers={noLayers}
              page={page}
              without={without}
              panelIn={running ? panel : null}
              onReady={run}
              onFail={fail}
            />
          </div>
        ) : null}
      </div>
      {running || state === 'chart' ? null : (
        <button
          type="button"
          onClick={state === 'loading' ? undefined : open}
          aria-disabled={state === 'loading'}
          className={buttonClass('secondary', 'mt-3 noscript:hidden')}
        >
          {state === 'loading' ? texts.opening : state === 'failed' ? texts.again : texts.open}
        </button>
      )}
      {state === 'failed' ? (
        <p role="status" className="mt-2 font-ui text-sm text-ink-2">
          {texts.failed}
        </p>
      ) : null}
      <p
        aria-live="polite"
        className="mt-2 min-h-11 border-l-2 border-accent pl-3 font-ui text-sm leading-snug empty:border-transparent"
      >
        {running ? children : null}
      </p>
      <div ref={setPanel} />
    </section>
  );
}
