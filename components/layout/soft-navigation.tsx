'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { splitLocale } from '@/lib/i18n/paths';
import { isGuarded } from '@/lib/routes/guards';
import { followedLink, isAnotherPage, linkAt, mayBeFetchedAhead } from './followed-link';

/** Of a form that sends no files. */
const fieldsOf = (form: HTMLFormElement, button: HTMLElement | null) =>
  [...new FormData(form, button)].map(([name, value]) => [name, String(value)]);

const isPersonal = (pathname: string) => isGuarded(splitLocale(pathname).path);

/**
 * Leads from page to page without a new document, for all links at once: a link is a plain `<a>`, which works
 * before and without this and costs nothing to send (ADR 32). What it leads to is fetched when somebody is about
 * to follow it. Two attributes of a link say otherwise: `data-fresh` asks for a new document, and
 * `data-scroll="keep"` for the new page where the old one stood; a form says that too. A link in
 * another language, or to a place on a page that does not stand still, is always fresh.
 */
export function SoftNavigation() {
  const router = useRouter();

  useEffect(() => {
    const fetched = new Set<string>();

    function follow(event: MouseEvent) {
      // Other listeners, such as an editor with unsaved changes, may have prevented the default.
      const link = event.defaultPrevented ? undefined : followedLink(event);
      if (!link || isFresh(link) || !isAnotherPage(link, window.location)) return;
      // Offline copies are documents, not router responses.
      if (!navigator.onLine) return;
      event.preventDefault();
      router.push(link.href, { scroll: link.dataset.scroll !== 'keep' });
    }
    function fetchAhead({ target }: Event) {
      const link = linkAt(target);
      if (!link || isFresh(link) || fetched.has(link.pathname)) return;
      if (!mayBeFetchedAhead(link, window.location, isPersonal)) return;
      fetched.add(link.pathname);
      router.prefetch(link.pathname);
    }
    /** A form that asks for the same page anew, with what its button says beside it. */
    function send(event: SubmitEvent) {
      const form = event.target as HTMLFormElement;
      if (event.defaultPrevented || form.dataset.scroll !== 'keep' || !navigator.onLine) return;
      const to = new URL(form.action);
      to.search = `${new URLSearchParams(fieldsOf(form, event.submitter))}`;
      event.preventDefault();
      router.push(to.href, { scroll: false });
    }
    document.addEventListener('click', follow);
    document.addEventListener('submit', send);
    // Under a pointer, at the touch of a finger, and when the keyboard comes to it.
    document.addEventListener('pointerover', fetchAhead, { passive: true });
    document.addEventListener('focusin', fetchAhead);
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('submit', send);
      document.removeEventListener('pointerover', fetchAhead);
      document.removeEventListener('focusin', fetchAhead);
    };
  }, [router]);

  return null;
}

/**
 * A place on another page is the browser's to find: for the router nothing becomes `:target` or gets the focus. Where
 * the page is to stand still, the place is for those without a script.
 */
const isFresh = ({ dataset, hreflang, hash }: HTMLAnchorElement) =>
  'fresh' in dataset || hreflang !== '' || (hash !== '' && dataset.scroll !== 'keep');
