'use client';

import { useEffect, useRef } from 'react';
import type { SaveState } from './use-autosave';

const settled: readonly SaveState['kind'][] = ['clean', 'saved'];

/** The browser asks before the page is left while something here is not saved. */
export function useLeaveGuard({ kind }: SaveState, openForms: ReadonlySet<string>): void {
  const isSettled = useRef(true);
  isSettled.current = settled.includes(kind);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!isSettled.current || openForms.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [openForms]);
}
