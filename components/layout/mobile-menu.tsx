'use client';

import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { enter, prepareMotion } from '@/components/motion/animate';
import { Icon } from '@/components/ui/icons';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { AccountMenu, MenuWords } from './menu-data';
import { MobileMenuContent } from './mobile-menu-content';
import { onRouteChange } from './route-change';
import { markCurrentLinks } from './route-watcher';
import type { ThemeTexts } from './theme-switch';
import { useToast } from './toast-store';
import { Wordmark, type WordmarkProps } from './wordmark';

interface MobileMenuProps {
  openLabel: string;
  closeLabel: string;
  title: string;
  home: WordmarkProps;
  account: AccountMenu;
  theme: ThemeTexts;
  others: readonly Locale[];
  words: MenuWords;
}

const id = 'mobile-menu';
const button = 'size-11 place-items-center rounded-[3px] hover:bg-deep';

/**
 * Full-screen menu: a native modal dialog, which traps the focus and closes on Escape. Its content
 * is rendered on first opening. Until hydration the button is a link to the footer, which contains
 * every link, so that an early tap has an effect.
 */
export function MobileMenu(props: MobileMenuProps) {
  const { openLabel, closeLabel, title, home, account, theme, others, words } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const [isAwake, setAwake] = useState(false);

  useEffect(() => setAwake(true), []);

  const close = () => dialog.current?.close();

  useEffect(() => {
    // Wide screens hide the menu, and an invisible modal would block the page.
    const wide = window.matchMedia('(min-width: 80rem)');
    wide.addEventListener('change', close);
    const stop = onRouteChange(close);
    // Closes for a toast, because nothing above a modal can be seen or announced.
    const stopListening = useToast.subscribe(({ toast }) => toast && close());
    return () => {
      wide.removeEventListener('change', close);
      stop();
      stopListening();
    };
  });

  useEffect(() => {
    if (!open || !dialog.current) return;
    markCurrentLinks();
    dialog.current.showModal();
    enter(dialog.current);
  }, [open]);

  function onClick({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) close();
  }

  return (
    <>
      {isAwake ? (
        <button
          type="button"
          aria-label={openLabel}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-controls={id}
          onPointerEnter={prepareMotion}
          onFocus={prepareMotion}
          onClick={() => setOpen(true)}
          className={`${button} grid`}
        >
          <Icon name="menu" className="size-6" />
        </button>
      ) : (
        <a href="#all-links" aria-label={openLabel} className={`${button} grid`}>
          <Icon name="menu" className="size-6" />
        </a>
      )}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: listens to the links inside. */}
      <dialog
        ref={dialog}
        id={id}
        aria-label={title}
        onClick={onClick}
        onClose={() => setOpen(false)}
        className="mobile-menu"
      >
        {open ? (
          <>
            <div className="sticky top-0 z-10 flex h-(--header) items-center justify-between border-b border-rule bg-sheet px-4">
              <Wordmark {...home} />
              <button
                type="button"
                aria-label={closeLabel}
                onClick={close}
                className={`${button} grid`}
              >
                <Icon name="close" className="size-6" />
              </button>
            </div>
            <MobileMenuContent {...{ title, words, account, others, theme }} />
          </>
        ) : null}
      </dialog>
    </>
  );
}
