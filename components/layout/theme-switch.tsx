'use client';

import type { ReactNode } from 'react';

const storageKey = 'theme';

/**
 * Turns the light the other way. A choice that is what the system wants anyway is forgotten, so that the
 * page follows the system again; any other is kept and set by the head script before the first paint.
 */
function turn() {
  const root = document.documentElement;
  const shownNight = getComputedStyle(root).colorScheme === 'dark';
  const systemNight = window.matchMedia('(prefers-color-scheme: dark)').matches;
  const chosen = shownNight ? 'day' : 'night';
  const kept = shownNight === systemNight;
  if (kept) root.dataset.theme = chosen;
  else delete root.dataset.theme;
  try {
    if (kept) localStorage.setItem(storageKey, chosen);
    else localStorage.removeItem(storageKey);
  } catch {
    // Storage may be refused; the choice then lasts until the next page load.
  }
}

/** The names for both directions are in `children`; the style sheet shows the one that applies. */
export function ThemeSwitch({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <button type="button" onClick={turn} className={`noscript:hidden ${className ?? ''}`}>
      {children}
    </button>
  );
}
