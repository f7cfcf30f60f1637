import type { ReactNode } from 'react';

interface TableScrollProps {
  /** Accessible name. */
  label: string;
  className?: string;
  children: ReactNode;
}

/**
 * Frame of a table that may be wider than the page. It can be scrolled by keyboard, and is a group: a page may have many
 * with the same name, which landmarks must not have.
 */
export function TableScroll({ label, className = '', children }: TableScrollProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <div role="group" aria-label={label} tabIndex={0} className={`table-scroll ${className}`}>
      {children}
    </div>
  );
}
