'use client';

import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import type { MapOpening } from '@/lib/map-layers/opening';
import type { LayerId } from '@/lib/map-layers/register';
import type { LayeredMapProps, PageMarks } from './layers/layered-map';
import { fetchMap, isMapAsked, type MapProgram } from './layers/map-program';

interface MapOverChartProps extends PageMarks {
  opening: MapOpening;
  /** The address asks for the map already; else it waits for a press. */
  isAsked?: boolean | undefined;
  /** Layers the page shows by itself. */
  without: readonly LayerId[];
  /** Id of the list beside it, for those who skip the map. */
  listId: string;
  onRunning?: ((runs: boolean) => void) | undefined;
  /** The printed chart: stands in the map's place until that runs, and where it cannot. */
  chart: ReactNode;
  /** What is said of the chosen place while the map runs. */
  children?: ReactNode;
}

type State = 'chart' | 'waiting' | 'loading' | 'running' | 'failed';

interface Connection {
  readonly saveData?: boolean;
}

const noLayers: readonly LayerId[] = [];

const program = async () => (await import('./layers/layered-map')).LayeredMap;

/**
 * The interactive map where it runs, the printed chart until then and where it does not: the map of a list whose rows
 * stand beside it. The program for it is 300 KB: it comes when somebody presses the button or by an address that asks
 * for the map, and not unasked to somebody who saves data.
 */
export function MapOverChart(props: MapOverChartProps) {
  const { opening, isAsked, without, listId, onRunning, chart, children, ...page } = props;
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
    if (connection?.saveData || !(isAsked || isMapAsked())) return setState('waiting');
    // Not before there is something to draw into: a person's page is hidden while the session is looked up.
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
  }, [open, isAsked]);

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
