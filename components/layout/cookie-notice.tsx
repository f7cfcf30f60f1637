'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icons';

const storageKey = 'cookieConsent';
/** Milliseconds in which a tap that has begun still reaches what the notice covers. */
const passesTaps = 600;

interface CookieNoticeProps {
  label: string;
  acceptAll: string;
  acceptNecessary: string;
  close: string;
  /** Data stored in the browser, with a link to the privacy page. */
  children: ReactNode;
}

function isAnswered(): boolean {
  try {
    return [localStorage, sessionStorage].some((kept) => kept.getItem(storageKey) !== null);
  } catch {
    return false;
  }
}

/**
 * Cookie notice, shown until the visitor consents in any tab. The close button hides it for this
 * visit.
 */
export function CookieNotice(props: CookieNoticeProps) {
  const { label, acceptAll, acceptNecessary, close, children } = props;
  const [shown, setShown] = useState(false);
  const notice = useRef<HTMLElement>(null);

  useEffect(() => {
    const look = () => setShown(!isAnswered());
    look();
    // Hears of consent given in other tabs.
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, []);

  // Moves other elements at the foot of the screen above the notice.
  useEffect(() => {
    const element = notice.current;
    if (!shown || !element) return;
    const { style } = document.documentElement;
    const sized = new ResizeObserver(() => {
      style.setProperty('--foot', `${element.offsetHeight}px`);
    });
    sized.observe(element);
    const ready = setTimeout(() => element.toggleAttribute('data-ready', true), passesTaps);
    return () => {
      sized.disconnect();
      clearTimeout(ready);
      style.removeProperty('--foot');
    };
  }, [shown]);

  if (!shown) return null;

  function answer(storage: 'localStorage' | 'sessionStorage', value: string) {
    setShown(false);
    try {
      window[storage].setItem(storageKey, value);
    } catch {
      // Without storage the notice returns on the next visit.
    }
  }
  const consent = () => answer('localStorage', 'true');

  const choice = buttonClass('secondary', 'px-2! py-1! text-sm! leading-tight! sm:px-4!');
  return (
    <section ref={notice} aria-label={label} className="cookie-notice" data-print="hide">
      <div className="page-grid relative flex flex-wrap items-center gap-x-6 gap-y-1.5 py-2 sm:pr-14!">
        <div className="min-w-0 grow basis-80 text-sm leading-snug max-sm:pr-10">{children}</div>
        <div className="grid w-full grid-cols-2 gap-2 sm:w-auto">
          <button type="button" onClick={consent} className={choice}>
            {acceptAll}
          </button>
          <button type="button" onClick={consent} className={choice}>
            {acceptNecessary}
          </button>
        </div>
        <button
          type="button"
          aria-label={close}
          onClick={() => answer('sessionStorage', 'closed')}
          className="absolute top-0.5 right-1 grid size-11 place-items-center text-ink-2 hover:text-ink"
        >
          <Icon name="close" />
        </button>
      </div>
    </section>
  );
}
