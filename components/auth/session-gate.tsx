'use client';

import type { ReactNode } from 'react';
import { useSession } from '@/lib/auth/session-store';

/**
 * A page of a person, behind the word 'Loading...' until the session has been looked up. The page stands in
 * the document all the while and is shown at once where no script will look anything up.
 */
export function SessionGate({ loading, children }: { loading: string; children: ReactNode }) {
  const isOpen = useSession((state) => state.initialized && !state.loading);
  return (
    <>
      <p
        role="status"
        className={
          isOpen
            ? 'hidden'
            : 'page-grid hidden py-20 font-ui text-ink-2 [@media(scripting:enabled)]:block'
        }
      >
        {loading}
      </p>
      <div className={isOpen ? '' : '[@media(scripting:enabled)]:hidden'}>{children}</div>
    </>
  );
}
