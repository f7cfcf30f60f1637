import { getTranslations } from 'next-intl/server';
import { ToastButtons } from './toast-buttons';

const kinds = ['success', 'error', 'info'] as const;

/** A button for each kind of toast. */
export async function Toasts() {
  const t = await getTranslations('gallery.toasts');
  const toasts = kinds.map((type) => ({ type, label: t(type), message: t(`${type}Text`) }));
  return <ToastButtons toasts={toasts} />;
}
