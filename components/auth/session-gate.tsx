'use client';

import type { ReactNode } from 'react';
import { useSession } from '@/lib/platform/auth/session-store';

/**
 * Shows 'Loading...' instead of an account page until the session is known. The page is part of the
 * HTML and visible at once without JavaScript.
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
