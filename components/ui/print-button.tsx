'use client';

import { buttonClass } from '@/components/ui/button';

/** Opens the browser's print dialog. Hidden without JavaScript. */
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
