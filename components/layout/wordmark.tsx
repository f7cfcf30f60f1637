'use client';

import { CompassRose } from '@/components/ui/compass-rose';

export interface WordmarkProps {
  href: string;
  /** Accessible name of the link. */
  label: string;
  name: string;
  /** Whether its rose is the one of the bar, or that one again. */
  mark?: 'drawn' | 'again';
}

/** The name of the product with its rose; leads home. */
export function Wordmark({ href, label, name, mark }: WordmarkProps) {
  return (
    <a href={href} aria-label={label} className="wordmark">
      <CompassRose className="size-8 xl:size-9" ofFrame={mark} />
      {name}
    </a>
  );
}
