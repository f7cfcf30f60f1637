'use client';

import { useSyncExternalStore } from 'react';
import { plainPostField } from '@/lib/actions/plain-post-mark';

const subscribe = () => () => undefined;

/**
 * Says of a form that the browser sends it without a script, and where the answer belongs. It stays until React has
 * taken over the page: a form that is sent earlier is a plain one too.
 */
export function PlainPostMark({ mark }: { mark: string }) {
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return isHydrated ? null : <input type="hidden" name={plainPostField} value={mark} />;
}
