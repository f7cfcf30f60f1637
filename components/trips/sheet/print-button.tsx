'use client';

import { buttonClass } from '@/components/ui/button';

/** Opens the browser's print window. Not there without a script. */
export function PrintButton({ text }: { text: string }) {
  return (
    <button
      type="button"
      onClick={() => window.print()}
      className={buttonClass('secondary', 'noscript:hidden')}
    >
      {text}
    </button>
  );
}
