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
import type { LayerId } from '@/lib/map-layers/register';
import type { RegisterAnswer } from '@/lib/map-layers/register-answer';
import { fetchMap, isMapAsked, type MapProgram } from './map-program';

export interface MapOpenerTexts {
  readonly open: string;
  readonly opening: string;
  readonly failed: string;
}

interface MapOpenerProps {
  /** Where the register of layers answers in the page's language. */
  registerUrl: string;
  texts: MapOpenerTexts;
  /** Name of the map that opens. */
  title: string;
  /** Switched on at first. */
  layers: readonly LayerId[];
  /** What narrows a layer, as a query. */
  queries?: Readonly<Partial<Record<LayerId, string>>>;
  /** What the page lists, for the numbers: ids in the order of its rows. */
  own?: { readonly layer: LayerId; readonly ids: readonly string[] };
  /** What the map shows first; all islands where nothing is said. */
  area?: { south: number; west: number; north: number; east: number };
  /** A map in the page in the place of these; over the page where there is nothing. */
  children?: ReactNode;
}

type MapPart = Pick<MapOpenerProps, 'layers' | 'queries' | 'own' | 'area' | 'title'> & {
  register: RegisterAnswer;
  onClose: () => void;
};

type State = 'closed' | 'opening' | 'failed' | 'open';

const program = async (isInPage: boolean): Promise<ComponentType<MapPart>> =>
  isInPage ? (await import('./layered-map')).LayeredMap : (await import('./map-dialog')).MapDialog;

/** What opens the interactive map: its program and its layers come when it is pressed, or by a link to it. */
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
        // So that another press is another address.
        const { pathname, search } = window.location;
        window.history.replaceState(null, '', pathname + search);
        setState('failed');
      },
    );
  }, [isInPage, registerUrl]);

  useEffect(() => {
    const openByLink = () => {
      if (isMapAsked()) open();
    };
    openByLink();
    window.addEventListener('hashchange', openByLink);
    return () => window.removeEventListener('hashchange', openByLink);
  }, [open]);

  const close = () => {
    setState('closed');
    // Following the link took the focus from it, so that the dialog cannot give it back.
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
        // An address, so that a press before this runs is not lost: it is read when it does.
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
