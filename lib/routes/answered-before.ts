import { repeatAnswer } from '@/lib/http/repeated-answer';
import { findPage } from './find';

/**
 * Sends what the same search was answered a moment ago, to whoever it was; false where it was not, or is no search. To
 * be asked once the search is counted and its page would be made.
 *
 * @param path without language prefix
 */
export function answeredBefore({ path, search }: { path: string; search: string }): boolean {
  const isSearch = search !== '' && findPage(path)?.route.countsAgainst === 'ferry-search';
  return isSearch && repeatAnswer();
}
