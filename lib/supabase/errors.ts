import { isAuthRetryableFetchError } from '@supabase/supabase-js';

/** True for a fault that a later try may mend: no answer, or 502, 503, 504. */
export function isBackendAway(error: unknown): boolean {
  return error !== null && isAuthRetryableFetchError(error);
}
