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
import type { LayerId } from '@/lib/foundation/ids/map-layers';
import type { RegisterAnswer } from '@/lib/search/map-layers/register-answer';
import { fetchMap, isMapRequested, type MapProgram } from './map-program';

export interface MapOpenerTexts {
  readonly open: string;
  readonly opening: string;
  readonly failed: string;
}

interface MapOpenerProps {
  /** URL of the layer register in the page's language. */
  registerUrl: string;
  texts: MapOpenerTexts;
  /** Title of the map. */
  title: string;
  /** Layers switched on at the start. */
  layers: readonly LayerId[];
  /** Query that filters a map layer. */
  queries?: Readonly<Partial<Record<LayerId, string>>>;
  /**
   * Ids of the features that the page lists, in the order of its rows, which gives their numbers.
   */
  own?: { readonly layer: LayerId; readonly ids: readonly string[] };
  /** Initial area; all islands if absent. */
  area?: { south: number; west: number; north: number; east: number };
  /** Content replaced by the map. Without it the map opens in a dialog. */
  children?: ReactNode;
}

type MapPart = Pick<MapOpenerProps, 'layers' | 'queries' | 'own' | 'area' | 'title'> & {
  register: RegisterAnswer;
  onClose: () => void;
};

type State = 'closed' | 'opening' | 'failed' | 'open';

const program = async (isInPage: boolean): Promise<ComponentType<MapPart>> =>
  isInPage ? (await import('./layered-map')).LayeredMap : (await import('./map-dialog')).MapDialog;

/**
 * Opens the interactive map by a button or a link with a `#map` fragment, and only then loads its
 * program.
 */
export function MapOpener({ registerUrl, texts, children, ...map }: MapOpenerProps) {
  const [state, setState] = useState<State>('closed');
  const [opened, setOpened] = useState<MapProgram<MapPart>>();
  const link = useRef<HTMLAnchorElement>(null);
  const isInPage = children !== undefined;

  const open = useCallback(() => {
    setState('opening');
    fetchMap(program(isInPage), registerUrl).then(
      (map) => {
        setOpened(map);
        setState('open');
      },
      () => {
        // Removes the fragment, so that the next press changes it again.
        const { pathname, search } = window.location;
        window.history.replaceState(null, '', pathname + search);
        setState('failed');
      },
    );
  }, [isInPage, registerUrl]);

  useEffect(() => {
    const openByLink = () => {
      if (isMapRequested()) open();
    };
    openByLink();
    window.addEventListener('hashchange', openByLink);
    return () => window.removeEventListener('hashchange', openByLink);
  }, [open]);

  const close = () => {
    setState('closed');
    // The link had already lost the focus when the dialog opened, so the dialog cannot restore it.
    link.current?.focus();
  };

  const isOpen = state === 'open' && opened;
  const shown = isOpen ? <opened.Part {...map} register={opened.register} onClose={close} /> : null;
  return (
    <div
      id="map"
      className="map-opener scroll-mt-24 noscript:hidden"
      data-map={state}
      data-print="hide"
    >
      {isInPage && isOpen ? null : (
        // A link, so that a press before hydration is kept in the URL and handled afterwards.
        <a ref={link} href="#map" className={buttonClass('secondary')}>
          {state === 'opening' ? texts.opening : texts.open}
        </a>
      )}
      <p role="status" className="font-ui text-sm text-ink-2 empty:hidden">
        {state === 'failed' ? texts.failed : ''}
      </p>
      {isInPage ? (shown ?? children) : shown}
    </div>
  );
}
