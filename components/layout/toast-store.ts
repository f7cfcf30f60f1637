import { create } from 'zustand';

export type ToastType = 'success' | 'error' | 'info';

export interface Toast {
  /** Tells two toasts of the same words apart. */
  id: number;
  type: ToastType;
  message: string;
  /** Milliseconds until it closes by itself. */
  duration: number;
}

interface ToastInput {
  type?: ToastType;
  /** In the page's language. */
  message: string;
  duration?: number;
}

/** At most one toast at a time. */
export const useToast = create<{ toast: Toast | null }>()(() => ({ toast: null }));

let shown = 0;

/**
 * Shows a message at the top right; it takes the place of the one shown before. It stays while the router
 * leads to another page; for what opens a fresh document there is `leaveToast`.
 */
export function showToast({ type = 'info', message, duration = 5000 }: ToastInput) {
  shown += 1;
  useToast.setState({ toast: { id: shown, type, message, duration } });
}

/** Says in green that something is done: a trip saved, a link copied, a preference kept. */
export const showSuccess = (message: string) => showToast({ type: 'success', message });

/** Closes a toast; does nothing when another has taken its place. */
export function dismissToast(id: number) {
  useToast.setState(({ toast }) => (toast?.id === id ? { toast: null } : {}));
}
