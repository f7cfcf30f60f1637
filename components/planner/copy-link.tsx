'use client';

import { useState } from 'react';
import { buttonClass } from '@/components/ui/button';

/** Copies the address of the page. Not there without a script. */
export function CopyLink({ text, copied }: { text: string; copied: string }) {
  const [done, setDone] = useState(false);
  async function copy() {
    await navigator.clipboard.writeText(window.location.href);
    setDone(true);
  }
  return (
    <button type="button" onClick={copy} className={buttonClass('secondary', 'noscript:hidden')}>
      <span role="status">{done ? copied : text}</span>
    </button>
  );
}
