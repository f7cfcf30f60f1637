'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import type { RoomProps } from './room-texts';

// Chat client, transport and Markdown outweigh the rest of the page, so they load after it is
// shown.
const Conversation = lazy(() => import('./conversation'));

/** The log: its frame is part of the HTML, the rest loads in the browser. */
export function Room({ view, draw }: RoomProps) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => setIsOpen(true), []);
  const opening = <p className="log-opening noscript:hidden">{view.texts.loading}</p>;
  if (!isOpen) return opening;
  return (
    <Suspense fallback={opening}>
      <Conversation view={view} draw={draw} />
    </Suspense>
  );
}
