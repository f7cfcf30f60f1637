'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useTransition } from 'react';
import { splitLocale } from '@/lib/foundation/i18n/paths';
import { isGuarded } from '@/lib/platform/routes/guards';
import { followedLink, isAnotherPage, linkAt, mayBeFetchedAhead } from './followed-link';
import { restore, withdraw } from './hidden-page';
import { keepFocus } from './page-focus';

/** Returns the fields of a form without files. */
const fieldsOf = (form: HTMLFormElement, button: HTMLElement | null) =>
  [...new FormData(form, button)].map(([name, value]) => [name, String(value)]);

const isPersonal = (pathname: string) => isGuarded(splitLocale(pathname).path);

/**
 * Client-side navigation for all links: a link is a plain `<a>`, which works without JavaScript and
 * needs no props (ADR 32). Prefetches a link when a visitor is about to follow it. `data-fresh`
 * requests a new document; `data-scroll="keep"` preserves the scroll position, also on forms. Links
 * to another language always load a new document, as do fragments without `data-scroll="keep"`.
 *
 * Places the focus after a navigation, which neither Next nor React does: a link is in any part of any
 * page, so no page can do it for the others.
 */
export function SoftNavigation() {
  const router = useRouter();
  const [isMoving, startMoving] = useTransition();
  const restoreFocus = useRef<() => void>(undefined);

  useEffect(() => {
    if (isMoving) return;
    restoreFocus.current?.();
    restoreFocus.current = undefined;
  }, [isMoving]);

  useEffect(() => {
    const fetched = new Set<string>();

    function move(navigate: () => void) {
      restoreFocus.current = keepFocus();
      startMoving(navigate);
    }
    // The router follows the history in the same transition.
    const goBack = () => move(() => undefined);
    function follow(event: MouseEvent) {
      // Other listeners, such as an editor with unsaved changes, may have prevented the default.
      const link = event.defaultPrevented ? undefined : followedLink(event);
      if (!link || isFresh(link) || !isAnotherPage(link, window.location)) return;
      // Offline copies are documents, not router responses.
      if (!navigator.onLine) return;
      event.preventDefault();
      move(() => router.push(link.href, { scroll: link.dataset.scroll !== 'keep' }));
    }
    function fetchAhead({ target }: Event) {
      const link = linkAt(target);
      if (!link || isFresh(link) || fetched.has(link.pathname)) return;
      if (!mayBeFetchedAhead(link, window.location, isPersonal)) return;
      fetched.add(link.pathname);
      router.prefetch(link.pathname);
    }
    /** Submits a form of the same page through the router, with the value of its button. */
    function send(event: SubmitEvent) {
      const form = event.target as HTMLFormElement;
      if (event.defaultPrevented || form.dataset.scroll !== 'keep' || !navigator.onLine) return;
      const to = new URL(form.action);
      to.search = `${new URLSearchParams(fieldsOf(form, event.submitter))}`;
      event.preventDefault();
      move(() => router.push(to.href, { scroll: false }));
    }
    document.addEventListener('click', follow);
    document.addEventListener('submit', send);
    window.addEventListener('popstate', goBack);
    // Prefetches on hover, touch and keyboard focus.
    document.addEventListener('pointerover', fetchAhead, { passive: true });
    document.addEventListener('focusin', fetchAhead);
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('submit', send);
      window.removeEventListener('popstate', goBack);
      document.removeEventListener('pointerover', fetchAhead);
      document.removeEventListener('focusin', fetchAhead);
    };
  }, [router]);

  useEffect(() => {
    const content = document.getElementById('content');
    return content ? watchKeptPages(content) : undefined;
  }, []);

  return null;
}

/**
 * Tests whether a link loads a new document. Fragments on other pages need one, because the router
 * sets neither `:target` nor the focus. With `data-scroll="keep"` the fragment only serves visitors
 * without JavaScript.
 */
const isFresh = ({ dataset, hreflang, hash }: HTMLAnchorElement) =>
  'fresh' in dataset || hreflang !== '' || (hash !== '' && dataset.scroll !== 'keep');

/** React hides the elements of a page that the router keeps by this inline style; no page uses it itself. */
const isHidden = ({ style }: HTMLElement) =>
  style.display === 'none' && style.getPropertyPriority('display') === 'important';

/**
 * Withdraws what the document may have once only from the last pages, which the router keeps hidden for the way back,
 * and gives it back when one is shown again. Returns a function that stops it.
 */
function watchKeptPages(content: HTMLElement): () => void {
  const hidden = new WeakSet<HTMLElement>();
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      // Scripts and drawings may be the outermost elements of a page too.
      const element = target as HTMLElement;
      if (isHidden(element) === hidden.has(element)) continue;
      if (hidden.delete(element)) restore(element);
      else {
        hidden.add(element);
        withdraw(element);
      }
    }
  });
  observer.observe(content, { attributes: true, attributeFilter: ['style'], subtree: true });
  return () => observer.disconnect();
}
