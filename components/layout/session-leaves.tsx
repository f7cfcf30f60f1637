'use client';

import { type ReactNode, useEffect } from 'react';
import { restoreSession, signOut, useSession } from '@/lib/auth/session-store';
import { shownName } from '@/lib/auth/user';

/** Reads who is signed in, now and when another tab changes it. Renders nothing. */
export function SessionReader() {
  useEffect(() => {
    const stop = restoreSession();
    // The head script kept Sign In out of sight until this was known.
    delete document.documentElement.dataset.session;
    return stop;
  }, []);
  return null;
}

/** One of two pieces of server markup, by whether somebody is signed in. */
export function SessionSwitch({ out, signedIn }: { out: ReactNode; signedIn: ReactNode }) {
  return useSession((state) => state.user) ? signedIn : out;
}

export function SessionName() {
  const user = useSession((state) => state.user);
  return user ? shownName(user) : null;
}

interface SignOutButtonProps {
  label: string;
  /** The home page in the page's language. */
  home: string;
  className?: string;
}

export function SignOutButton({ label, home, className }: SignOutButtonProps) {
  return (
    <button type="button" onClick={() => void signOut(home)} className={className}>
      {label}
    </button>
  );
}
