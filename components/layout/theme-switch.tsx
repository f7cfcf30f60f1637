'use client';

import { Icon } from '@/components/ui/icons';
import { showSuccess } from './toast-store';

const storageKey = 'theme';

/**
 * Toggles the theme. A choice that equals the system setting is removed, so that the page follows
 * the system again; any other is stored, and the head script applies it before the first paint.
 */
function turn({ kept: saysKept, follows }: ThemeTexts) {
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
    showSuccess(kept ? saysKept : follows);
  } catch {
    // Without storage, the choice lasts until the next page load.
  }
}

export interface ThemeTexts {
  /** Effect of the switch, for screen readers. */
  toNight: string;
  toDay: string;
  /** Full name of the theme that the switch sets. */
  night: string;
  day: string;
  /** Messages for a stored choice and for following the device again. */
  kept: string;
  follows: string;
}

interface ThemeSwitchProps {
  texts: ThemeTexts;
  inFull?: boolean;
}

/** Theme switch. CSS shows the label that applies, so it is right before hydration. */
export function ThemeSwitch({ texts, inFull = false }: ThemeSwitchProps) {
  return (
    <button type="button" onClick={() => turn(texts)} className="nav-item noscript:hidden">
      <span className="flex items-center gap-2 night:hidden">
        <Icon name="moon" />
        {inFull ? texts.night : <span className="sr-only">{texts.toNight}</span>}
      </span>
      <span className="hidden items-center gap-2 night:flex">
        <Icon name="sun" />
        {inFull ? texts.day : <span className="sr-only">{texts.toDay}</span>}
      </span>
    </button>
  );
}
