'use client';

import { useEffect } from 'react';
import { signOut, useSession } from '@/lib/auth/session-store';
import { watchSession } from '@/lib/auth/watch-session';
import { showToast } from './toast-store';

/** Looks up who is signed in, now and when another tab changes it. Renders nothing. */
export function SessionReader() {
  const isKnown = useSession(({ user, initialized }) => initialized || user !== null);
  useEffect(() => watchSession(), []);
  useEffect(() => {
    // The head script kept Sign In out of sight until this was known.
    if (isKnown) delete document.documentElement.dataset.session;
  }, [isKnown]);
  return null;
}

interface SignOutButtonProps {
  label: string;
  /** Said when the person is still signed in afterwards. */
  failure: string;
  /** The home page in the page's language. */
  home: string;
  className?: string;
}

export function SignOutButton({ label, failure, home, className }: SignOutButtonProps) {
  const isBusy = useSession((state) => state.loading);
  async function leave() {
    if (!isBusy && !(await signOut(home))) showToast({ type: 'error', message: failure });
  }
  return (
    <button type="button" aria-disabled={isBusy} onClick={leave} className={className}>
      {label}
    </button>
  );
}
