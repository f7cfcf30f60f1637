import { countedHeader, secondsBeforePage } from '@/lib/http/compute-limit';
import { holdAnswer } from '@/lib/http/held-answer';
import { visitorAnswer } from '@/lib/http/visitor-answer';
import { findPage } from './find';

/** What browsers fetch of a page ahead; Next.js takes it off the request before the middleware sees it. */
const aheadHeader = 'next-router-segment-prefetch';

/** Takes off a request what its sender says was counted. */
export const forgetClaim = (headers: Headers): void => headers.delete(countedHeader);

/**
 * Counts a page that is asked for, before it begins: the head of one that renders has gone when it finds out that
 * its sender has to wait. What is fetched ahead is ready and only asks whether there is anything left; forms that
 * are sent to a page are counted by what they do. A plan may be refused after all, because too many are under way: its
 * head waits until that is known.
 *
 * @param path without language prefix
 * @returns the seconds to wait, else 0; the headers then say what was counted
 */
export function countAhead(
  { path, search }: { readonly path: string; readonly search: string },
  { method, headers }: Pick<Request, 'method' | 'headers'>,
): number {
  const { countsAgainst, answersQuery } = findPage(path)?.route ?? {};
  const isReady = answersQuery && search === '';
  if (!countsAgainst || isReady || (method !== 'GET' && method !== 'HEAD')) return 0;
  const isAhead = visitorAnswer()?.req.headers[aheadHeader] !== undefined;
  const seconds = secondsBeforePage(countsAgainst, headers, isAhead ? 0 : 1);
  if (seconds === 0 && !isAhead && countsAgainst === 'ferry-plan') holdAnswer();
  return seconds;
}
