'use client';

import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import { buttonClass } from '@/components/ui/button';
import type { MapSettings } from '@/lib/map-layers/register-answer';
import type { InteractiveMapProps } from './interactive-map';

type MapContent = Omit<InteractiveMapProps, keyof MapSettings | 'texts' | 'onReady' | 'onFail'>;

interface MapOverChartProps extends MapContent {
  settings: MapSettings;
  /** Id of the list beside it, for those who skip the map. */
  listId: string;
  onRunning?: ((runs: boolean) => void) | undefined;
  /** The printed chart: stands in the map's place until that runs, and where it cannot. */
  chart: ReactNode;
  /** What is said of the chosen place while the map runs. */
  children?: ReactNode;
}

type State = 'chart' | 'saving' | 'loading' | 'running' | 'failed';

interface Connection {
  readonly saveData?: boolean;
}

/**
 * The interactive map where it runs, the printed chart until then and where it does not: the one map of every list
 * of places. The program for it is 300 KB: it comes after the page, and not unasked to somebody who saves data.
 */
export function MapOverChart(props: MapOverChartProps) {
  const { settings, listId, onRunning, chart, children, ...content } = props;
  const { texts, ...drawing } = settings;
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>('chart');
  const [InteractiveMap, setMap] = useState<ComponentType<InteractiveMapProps>>();

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
    import('./interactive-map').then((module) => setMap(() => module.InteractiveMap), fail);
  }, [fail]);

  useEffect(() => {
    if (!box.current) return;
    const { connection } = navigator as Navigator & { connection?: Connection };
    if (connection?.saveData) return setState('saving');
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
  }, [open]);

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
        {InteractiveMap && state !== 'failed' ? (
          <div
            className={`absolute inset-0 transition-opacity duration-500 ${running ? '' : 'pointer-events-none opacity-0'}`}
          >
            <InteractiveMap {...drawing} {...content} onReady={run} onFail={fail} texts={texts} />
          </div>
        ) : null}
      </div>
      {state === 'saving' ? (
        <button type="button" onClick={open} className={buttonClass('secondary', 'mt-3')}>
          {texts.open}
        </button>
      ) : null}
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
    </section>
  );
}
