'use client';

import { useSyncExternalStore } from 'react';
import { plainPostField } from '@/lib/platform/actions/plain-post-mark';

const subscribe = () => () => undefined;

/**
 * Hidden field of a form that is sent without JavaScript; it tells the server where the response
 * belongs. It stays until hydration, because a form submitted earlier is a plain one, too.
 */
export function PlainPostMark({ mark }: { mark: string }) {
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return isHydrated ? null : <input type="hidden" name={plainPostField} value={mark} />;
}
