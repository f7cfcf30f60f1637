import type { AccessMode } from './form-state';

type Query = Record<string, string | string[] | undefined>;

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

interface AccessQuery {
  mode: AccessMode;
  /** As it came: judged where it is used. */
  next: string;
  isConfirmed: boolean;
  confirmation: 'failed' | 'unavailable' | undefined;
}

/** What the address of a sign-in page asks for; `?mode=` wins over the route, unknown values are ignored. */
export function readAccessQuery(query: Query, route: AccessMode): AccessQuery {
  const mode = first(query.mode);
  const confirmation = first(query.confirmation);
  return {
    mode: mode === 'signin' || mode === 'signup' ? mode : route,
    next: first(query.next) ?? '',
    isConfirmed: first(query.confirmed) === 'true',
    confirmation:
      confirmation === 'failed' || confirmation === 'unavailable' ? confirmation : undefined,
  };
}
