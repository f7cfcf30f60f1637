'use client';

import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { InteractiveMapProps } from '@/components/maps/interactive-map';
import type {
  InteractiveMapTexts,
  IslandName,
  MapPoint,
} from '@/components/maps/interactive-map-types';
import { buttonClass } from '@/components/ui/button';
import type { Locale } from '@/lib/i18n/locales';
import type { PlaceKind } from '@/lib/places/types';
import { PlaceMark } from './place-mark';
import type { NearbyRow } from './place-row';

export interface NearbyMapTexts extends InteractiveMapTexts {
  label: string;
  skip: string;
  open: string;
  failed: string;
}

/** What does not change while somebody looks at the page. */
export interface NearbyMapSettings {
  readonly start: MapPoint;
  readonly islands: readonly IslandName[];
  readonly texts: NearbyMapTexts;
  readonly locale: Locale;
  /** Address of a hosted map style, or undefined for our own. */
  readonly styleUrl: string | undefined;
  readonly landUrl: string;
}

interface NearbyMapProps {
  rows: readonly NearbyRow[];
  settings: NearbyMapSettings;
  chosen: string | undefined;
  pointed: string | undefined;
  onChoose: (id: string) => void;
  onRunning: (runs: boolean) => void;
  /** The printed chart: stands in the map's place until that runs, and where it cannot. */
  chart: ReactNode;
}

type State = 'chart' | 'saving' | 'loading' | 'running' | 'failed';

const markOf = (kind: string) => <PlaceMark kind={kind as PlaceKind} />;

interface Connection {
  readonly saveData?: boolean;
}

/**
 * The interactive map where it runs, the printed chart until then and where it does not. The program for
 * it is 300 KB: it comes after the page, and not unasked to somebody who saves data.
 */
export function NearbyMap(props: NearbyMapProps) {
  const { rows, settings, chosen, pointed, onChoose, onRunning } = props;
  const { texts, ...drawing } = settings;
  const box = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>('chart');
  const [InteractiveMap, setMap] = useState<ComponentType<InteractiveMapProps>>();

  const fail = useCallback(() => {
    setState('failed');
    onRunning(false);
  }, [onRunning]);
  const run = useCallback(() => {
    setState('running');
    onRunning(true);
  }, [onRunning]);
  const open = useCallback(() => {
    setState('loading');
    import('@/components/maps/interactive-map').then(
      (module) => setMap(() => module.InteractiveMap),
      fail,
    );
  }, [fail]);

  useEffect(() => {
    if (!box.current) return;
    const { connection } = navigator as Navigator & { connection?: Connection };
    if (connection?.saveData) return setState('saving');
    // Not before there is something to draw into: the page is hidden while the session is looked up.
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
  const row = rows.find(({ id }) => id === chosen);
  return (
    <section aria-label={texts.label} data-map={state}>
      <a
        href="#nearby-list"
        className="text-link sr-only font-ui text-sm focus-visible:not-sr-only focus-visible:inline-block"
      >
        {texts.skip}
      </a>
      <div ref={box} className="relative">
        <div className={running ? 'invisible' : ''} inert={running}>
          {props.chart}
        </div>
        {InteractiveMap && state !== 'failed' ? (
          <div
            className={`absolute inset-0 transition-opacity duration-500 ${running ? '' : 'pointer-events-none opacity-0'}`}
          >
            <InteractiveMap
              {...drawing}
              points={rows}
              markOf={markOf}
              chosen={chosen}
              pointed={pointed}
              onChoose={onChoose}
              onReady={run}
              onFail={fail}
              texts={texts}
            />
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
        {running && row ? (
          <>
            <a href={row.href} className="text-link font-semibold">
              {row.name}
            </a>
            <br />
            {`${row.about}, ${row.distance} ${row.direction}`}
          </>
        ) : null}
      </p>
    </section>
  );
}
