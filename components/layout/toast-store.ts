import { create } from 'zustand';

export type ToastType = 'success' | 'error' | 'info';

export interface Toast {
  /** Distinguishes toasts with the same text. */
  id: number;
  type: ToastType;
  message: string;
  /** Milliseconds until the toast closes. */
  duration: number;
}

interface ToastInput {
  type?: ToastType;
  /** Text in the page's language. */
  message: string;
  duration?: number;
}

/** At most one toast at a time. */
export const useToast = create<{ toast: Toast | null }>()(() => ({ toast: null }));

let shown = 0;

/**
 * Shows a message at the top right, replacing the previous one. It stays during client-side
 * navigation; use `leaveToast` before a new document.
 */
export function showToast({ type = 'info', message, duration = 5000 }: ToastInput) {
  shown += 1;
  useToast.setState({ toast: { id: shown, type, message, duration } });
}

/** Shows a success message, such as a saved trip or a copied link. */
export const showSuccess = (message: string) => showToast({ type: 'success', message });

/** Closes a toast unless another has replaced it. */
export function dismissToast(id: number) {
  useToast.setState(({ toast }) => (toast?.id === id ? { toast: null } : {}));
}
