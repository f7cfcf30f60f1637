'use client';

import { useEffect } from 'react';

/** Says that the address is confirmed, and takes `?confirmed=true` out of the page's address. */
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
