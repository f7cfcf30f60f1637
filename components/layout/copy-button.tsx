'use client';

import { buttonClass } from '@/components/ui/button';
import { showSuccess, showToast } from './toast-store';

interface CopyButtonProps {
  /** Text to copy; defaults to the address of the page. */
  value?: string;
  label: string;
  /** Said when it is on the clipboard, and when the browser would not put it there. */
  copied: string;
  refused: string;
  /** Before the copy is tried: the text is marked, so that it can be copied by hand. */
  onCopy?: () => void;
}

/** Copies an address. Not there without a script. */
export function CopyButton({ value, label, copied, refused, onCopy }: CopyButtonProps) {
  async function copy() {
    onCopy?.();
    try {
      // Where the page does not come by https there is no clipboard at all.
      await navigator.clipboard.writeText(value ?? window.location.href);
      showSuccess(copied);
    } catch {
      showToast({ type: 'error', message: refused });
    }
  }
  return (
    <button type="button" onClick={copy} className={buttonClass('secondary', 'noscript:hidden')}>
      {label}
    </button>
  );
}
