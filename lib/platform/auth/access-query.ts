import { firstValue, type RawQuery } from '@/lib/foundation/http/raw-query';
import type { AccessMode } from './form-state';

interface AccessQuery {
  mode: AccessMode;
  /** Unchecked value: validated where it is used. */
  next: string;
  isConfirmed: boolean;
  /** The page to go on to has lost its query, which was too long. */
  isCut: boolean;
  confirmation: 'failed' | 'unavailable' | undefined;
}

/** Reads the query of a sign-in page; `?mode=` takes precedence over the route, unknown values are ignored. */
export function readAccessQuery(query: RawQuery, route: AccessMode): AccessQuery {
  const mode = firstValue(query.mode);
  const confirmation = firstValue(query.confirmation);
  return {
    mode: mode === 'signin' || mode === 'signup' ? mode : route,
    next: firstValue(query.next) ?? '',
    isConfirmed: firstValue(query.confirmed) === 'true',
    isCut: firstValue(query.cut) === 'true',
    confirmation:
      confirmation === 'failed' || confirmation === 'unavailable' ? confirmation : undefined,
  };
}
