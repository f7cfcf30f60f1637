'use client';

import { buttonClass } from '@/components/ui/button';
import { showSuccess, showToast } from './toast-store';

interface CopyButtonProps {
  /** Text to copy; defaults to the URL of the page. */
  value?: string;
  label: string;
  /** Messages for success and for a refusal by the browser. */
  copied: string;
  refused: string;
  /** Called before copying, to select the text so that it can be copied by hand. */
  onCopy?: () => void;
}

/** Copies a URL to the clipboard. Hidden without JavaScript. */
export function CopyButton({ value, label, copied, refused, onCopy }: CopyButtonProps) {
  async function copy() {
    onCopy?.();
    try {
      // The clipboard API is undefined on pages without HTTPS.
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
