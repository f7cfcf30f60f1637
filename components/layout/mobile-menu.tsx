'use client';

import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { onRouteChange } from './route-change';

interface MobileMenuProps {
  id: string;
  openLabel: string;
  openIcon: ReactNode;
  closeLabel: string;
  closeIcon: ReactNode;
  /** Stands beside the close button. */
  heading: ReactNode;
  title: string;
  /** Where every link stands without JavaScript: the footer. */
  fallbackHref: string;
  children: ReactNode;
}

const button = 'size-11 place-items-center rounded-[3px] hover:bg-deep';

/** The full-screen menu: a modal dialog of the browser, which keeps the focus and closes on Escape. */
export function MobileMenu(props: MobileMenuProps) {
  const { id, openLabel, openIcon, closeLabel, closeIcon, heading, title, fallbackHref, children } =
    props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);

  const close = () => dialog.current?.close();

  useEffect(() => {
    // On a wide screen the menu is not displayed, and a modal nobody sees would hold the page.
    const wide = window.matchMedia('(min-width: 80rem)');
    wide.addEventListener('change', close);
    const stop = onRouteChange(close);
    return () => {
      wide.removeEventListener('change', close);
      stop();
    };
  });

  function onClick({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) close();
  }

  return (
    <>
      <button
        type="button"
        aria-label={openLabel}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          dialog.current?.showModal();
          setOpen(true);
        }}
        className={`${button} grid noscript:hidden`}
      >
        {openIcon}
      </button>
      <a href={fallbackHref} aria-label={openLabel} className={`${button} hidden noscript:grid`}>
        {openIcon}
      </a>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: listens to the links inside. */}
      <dialog
        ref={dialog}
        id={id}
        aria-label={title}
        onClick={onClick}
        onClose={() => setOpen(false)}
        className="mobile-menu"
      >
        <div className="sticky top-0 z-10 flex h-(--header) items-center justify-between border-b border-rule bg-sheet px-4">
          {heading}
          <button
            type="button"
            aria-label={closeLabel}
            onClick={close}
            className={`${button} grid`}
          >
            {closeIcon}
          </button>
        </div>
        {children}
      </dialog>
    </>
  );
}
