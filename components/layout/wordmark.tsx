'use client';

import { CompassRose } from '@/components/ui/compass-rose';

export interface WordmarkProps {
  href: string;
  /** Accessible name of the link. */
  label: string;
  name: string;
  /** `drawn` draws the compass rose with an id; `again` refers to that drawing. */
  mark?: 'drawn' | 'again';
}

/** Product name with compass rose; links to the home page. */
export function Wordmark({ href, label, name, mark }: WordmarkProps) {
  return (
    <a href={href} aria-label={label} className="wordmark">
      <CompassRose className="size-8 xl:size-9" ofFrame={mark} />
      {name}
    </a>
  );
}
