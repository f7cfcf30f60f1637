'use client';

import { showToast, type ToastType } from '@/components/layout/toast-store';
import { buttonClass } from '@/components/ui/button';

interface ToastButtonsProps {
  toasts: readonly { type: ToastType; label: string; message: string }[];
}

/** Buttons that each show one kind of toast. */
export function ToastButtons({ toasts }: ToastButtonsProps) {
  return (
    <div className="flex flex-wrap gap-3">
      {toasts.map(({ type, label, message }) => (
        <button
          key={type}
          type="button"
          className={buttonClass()}
          onClick={() => showToast({ type, message })}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
