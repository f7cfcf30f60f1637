'use client';

import { useEffect, useRef } from 'react';
import { LayeredMap, type LayeredMapProps } from './layered-map';
import './map-dialog.css';

interface MapDialogProps extends LayeredMapProps {
  /** Subject of the map, used as the name of the dialog. */
  title: string;
  onClose: () => void;
}

/** Map in a dialog that covers the page. Closing it removes the fragment from the URL. */
export function MapDialog({ title, onClose, ...map }: MapDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);
  const close = () => {
    const { pathname, search } = window.location;
    window.history.replaceState(null, '', pathname + search);
    onClose();
  };
  return (
    <dialog ref={dialog} className="map-dialog" aria-label={title} onClose={close}>
      <header>
        <h2>{title}</h2>
        <button
          type="button"
          aria-label={map.register.words.close}
          title={map.register.words.close}
          onClick={() => dialog.current?.close()}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
            <path d="M6 6l12 12M18 6 6 18" />
          </svg>
        </button>
      </header>
      <LayeredMap {...map} />
    </dialog>
  );
}
