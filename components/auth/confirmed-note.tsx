'use client';

import { useEffect } from 'react';

/** Announces that the email address is confirmed and removes `?confirmed=true` from the URL. */
export function ConfirmedNote({ text }: { text: string }) {
  useEffect(() => {
    const address = new URL(window.location.href);
    if (!address.searchParams.has('confirmed')) return;
    address.searchParams.delete('confirmed');
    window.history.replaceState(null, '', address.pathname + address.search + address.hash);
  }, []);
  return (
    <p role="status" className="mb-8 border-l-2 border-good bg-deep px-5 py-4">
      {text}
    </p>
  );
}
