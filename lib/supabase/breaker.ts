import 'server-only';
import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { oncePerProcess } from '@/lib/once-per-process';

/** For so long nobody waits for a backend that was away; then one question tries it. */
const pauseMs = 3000;

interface State {
  isAway: boolean;
  /** All on the clock of the process, milliseconds. */
  askAgainAt: number;
  answeredAt: number;
}

/** The middleware and the pages share it. */
const stateOfBackend = () =>
  oncePerProcess('backend-breaker', (): State => ({ isAway: false, askAgainAt: 0, answeredAt: 0 }));

/** True while nobody is asked, for whoever watches the site. */
export const isBackendAway = () => stateOfBackend().isAway;

/** What `fetch` throws names its cause. */
const isRefused = (fault: unknown) =>
  (fault as { cause?: { code?: string } } | undefined)?.cause?.code === 'ECONNREFUSED';

/** Milliseconds: after `hungMs` a backend that answered nobody meanwhile is given up, after `patienceMs` any. */
interface Deadlines {
  hungMs: number;
  patienceMs: number;
}

/**
 * Asks the backend unless it was away a moment ago: then it fails at once, so that a page with several questions waits
 * for one of them only. It is away where nobody listens, or where a question ran out of time and none was answered
 * meanwhile: a backend that is slow with one question is not away. The build waits for every answer it needs.
 *
 * @param ask resolves to whatever the backend answers, and ends with the signal
 */
export async function unlessAway(
  ask: (limit: AbortSignal) => Promise<Response>,
  { hungMs, patienceMs }: Deadlines,
): Promise<Response> {
  const last = AbortSignal.timeout(patienceMs);
  if (process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD) return ask(last);
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
