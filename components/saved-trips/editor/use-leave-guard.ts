'use client';

import { useEffect, useRef } from 'react';
import { followedLink } from '@/components/layout/followed-link';
import { useSession } from '@/lib/platform/auth/session-store';
import { holdsUnsavedWork, keepWork, mayLeave } from '@/lib/platform/auth/unsaved-work';
import { isSettled, type SaveState } from './use-autosave';

/** True if a save is pending or running; it continues after navigation within the site. */
const isOnItsWay = ({ kind }: SaveState) =>
  (kind === 'dirty' || kind === 'saving') && !useSession.getState().ended;

/**
 * Asks before the page is left with unsaved changes: by `beforeunload` if the document is unloaded,
 * by our own question for links within the site.
 */
export function useLeaveGuard(
  state: SaveState,
  openForms: ReadonlySet<string>,
  question: string,
): void {
  const latest = useRef(state);
  latest.current = state;
  useEffect(() => {
    let hasAgreed = false;
    const isUnsaved = () => !isSettled(latest.current) || openForms.size > 0;
    const stopKeeping = keepWork({ holds: () => !hasAgreed && isUnsaved(), question });

    function onUnload(event: BeforeUnloadEvent) {
      if (holdsUnsavedWork()) event.preventDefault();
    }
    function onClick(event: MouseEvent) {
      const isSafe = isOnItsWay(latest.current) && openForms.size === 0;
      if (isSafe || !leadsAway(event)) return;
      if (!mayLeave()) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      // Suppresses the browser's question after ours, but only for a second, because the page may
      // stay.
      hasAgreed = true;
      setTimeout(() => {
        hasAgreed = false;
      }, 1000);
    }
    window.addEventListener('beforeunload', onUnload);
    // In the capture phase, before the router.
    window.addEventListener('click', onClick, true);
    return () => {
      stopKeeping();
      window.removeEventListener('beforeunload', onUnload);
      window.removeEventListener('click', onClick, true);
    };
  }, [openForms, question]);
}

/** True for a plain click on a link to another page of the site in this tab. */
function leadsAway(event: MouseEvent): boolean {
  const link = followedLink(event);
  if (!link) return false;
  const { pathname, search } = window.location;
  const isHere = link.pathname === pathname && link.search === search;
  return !(isHere && link.hash);
}
