import 'server-only';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { oncePerProcess } from '@/lib/foundation/once-per-process';

/** Time during which no request is sent to a backend that was down; then a single request tries it. */
const pauseMs = 3000;
/**
 * Longest time the build waits for a response: no visitor is waiting, and a busy machine answers
 * late.
 */
const buildPatienceMs = 45_000;

interface State {
  isAway: boolean;
  /** All on the clock of the process, milliseconds. */
  askAgainAt: number;
  answeredAt: number;
}

/** The middleware and the pages share it. */
const stateOfBackend = () =>
  oncePerProcess('backend-breaker', (): State => ({ isAway: false, askAgainAt: 0, answeredAt: 0 }));

/** True while the backend is considered down and gets no requests, for monitoring. */
export const isBackendAway = () => stateOfBackend().isAway;

/** True if `fetch` failed because the connection was refused, by the cause of its error. */
const isRefused = (fault: unknown) =>
  (fault as { cause?: { code?: string } } | undefined)?.cause?.code === 'ECONNREFUSED';

/**
 * Milliseconds: a request fails after `hungMs` if the backend has answered no other meanwhile, after `patienceMs`
 * always.
 */
interface Deadlines {
  hungMs: number;
  patienceMs: number;
}

/**
 * Sends a request unless the backend was down a moment ago; then fails at once, so that a page with several requests
 * waits for only one of them. The backend counts as down when the connection is refused, or when a request times out
 * and no other was answered meanwhile: one slow request does not make it down. The build waits up to 45 seconds for each
 * response, and never skips one.
 *
 * @param ask resolves to any response of the backend, and stops with the signal
 */
export async function unlessAway(
  ask: (limit: AbortSignal) => Promise<Response>,
  { hungMs, patienceMs }: Deadlines,
): Promise<Response> {
  if (process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD) {
    return ask(AbortSignal.timeout(buildPatienceMs));
  }
  const last = AbortSignal.timeout(patienceMs);
  const state = stateOfBackend();
  const began = performance.now();
  if (state.isAway) {
    if (began < state.askAgainAt) throw new Error('The backend was away a moment ago');
    state.askAgainAt = began + pauseMs;
  }
  const isSilent = () => state.answeredAt < began;
  const hung = new AbortController();
  const first = AbortSignal.timeout(hungMs);
  first.addEventListener('abort', () => isSilent() && hung.abort(first.reason), { once: true });
  const limit = AbortSignal.any([hung.signal, last]);
  try {
    const answer = await ask(limit);
    Object.assign(state, { isAway: false, answeredAt: performance.now() });
    return answer;
  } catch (fault) {
    if (isRefused(fault) || (limit.aborted && isSilent())) {
      Object.assign(state, { isAway: true, askAgainAt: performance.now() + pauseMs });
    }
    throw fault;
  }
}
