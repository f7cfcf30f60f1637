'use client';

import { lazy, Suspense, useEffect, useState } from 'react';
import type { RoomProps } from './room-texts';

// Model, transport and Markdown weigh more than the rest of the page: they come when it stands.
const Conversation = lazy(() => import('./conversation'));

/** The logbook: its frame is in the document, the rest opens in the browser. */
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
