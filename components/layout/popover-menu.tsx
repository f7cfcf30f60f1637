'use client';

import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { Icon } from '@/components/ui/icons';
import { onRouteChange } from './route-change';

interface PopoverMenuProps {
  id: string;
  label: ReactNode;
  /** Where a browser goes that knows no popovers. */
  fallbackHref: string;
  panelClass: string;
  children: ReactNode;
}

/**
 * A button and the panel it opens. The popover of the browser does the work, so it opens, closes on
 * Escape (focus goes back to the button) and on a click outside before and without JavaScript; this adds
 * what the browser does not: closing on a change of page and when focus moves on.
 */
export function PopoverMenu(props: PopoverMenuProps) {
  const { id, label, fallbackHref, panelClass, children } = props;
  const panel = useRef<HTMLDivElement>(null);
  // Left out until known: without a value of ours the browser tells the state of the button itself.
  const [open, setOpen] = useState<boolean>();

  const close = () => panel.current?.hidePopover?.();

  useEffect(() => {
    if (!panel.current?.showPopover) return;
    setOpen(panel.current.matches(':popover-open'));
    return onRouteChange(() => panel.current?.hidePopover());
  }, []);

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' || !panel.current?.showPopover) return;
    event.preventDefault();
    if (!open) panel.current.showPopover();
    panel.current.querySelector<HTMLElement>('a, button')?.focus();
  }

  function onPanelClick({ target }: MouseEvent) {
    if (target instanceof Element && target.closest('a')) close();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to the focus of what it holds.
    <div onBlur={onBlur} className="contents">
      <button
        type="button"
        popoverTarget={id}
        aria-expanded={open}
        aria-controls={id}
        onKeyDown={onKeyDown}
        onClick={() => {
          if (panel.current && !panel.current.showPopover) window.location.assign(fallbackHref);
        }}
        className="nav-item"
      >
        {label}
        <Icon name="chevron-down" className="size-4" />
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: listens to the links inside. */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={panelClass}
        onClick={onPanelClick}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {children}
      </div>
    </div>
  );
}
