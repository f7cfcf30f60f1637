'use client';

import { useEffect } from 'react';
import { signOut, useSession } from '@/lib/platform/auth/session-store';
import { watchSession } from '@/lib/platform/auth/watch-session';
import { showToast } from './toast-store';

/** Looks up the signed-in user, now and whenever another tab changes it. Renders nothing. */
export function SessionReader() {
  const isKnown = useSession(({ user, initialized }) => initialized || user !== null);
  useEffect(() => watchSession(), []);
  useEffect(() => {
    // The head script hid Sign In until the session was known.
    if (isKnown) delete document.documentElement.dataset.session;
  }, [isKnown]);
  return null;
}

interface SignOutButtonProps {
  label: string;
  /** Error message if signing out failed. */
  failure: string;
  /** URL of the home page in the page's language. */
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
