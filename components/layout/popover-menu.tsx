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
import { enter, prepareMotion } from '@/components/motion/animate';
import { Icon } from '@/components/ui/icons';
import { onRouteChange } from './route-change';

interface PopoverMenuProps {
  id: string;
  label: ReactNode;
  /** Target in browsers without popovers. */
  fallbackHref: string;
  panelClass: string;
  children: ReactNode;
}

/**
 * Button with a native popover. The browser opens it and closes it on Escape (returning the focus
 * to the button) and on a click outside, with and without JavaScript. This component also closes it
 * on navigation and when the focus leaves it.
 */
export function PopoverMenu(props: PopoverMenuProps) {
  const { id, label, fallbackHref, panelClass, children } = props;
  const panel = useRef<HTMLDivElement>(null);
  // Undefined until known: without `aria-expanded` the browser announces the state of the popover
  // itself.
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
        onPointerEnter={prepareMotion}
        onFocus={prepareMotion}
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
        onBeforeToggle={({ currentTarget, newState }) => {
          if (newState === 'open') enter(currentTarget, 8);
        }}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {children}
      </div>
    </div>
  );
}
