'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icons';

const storageKey = 'cookieConsent';

interface CookieNoticeProps {
  label: string;
  acceptAll: string;
  acceptNecessary: string;
  close: string;
  /** What is kept in the browser, with the link to the privacy page. */
  children: ReactNode;
}

function consentIsKept(): boolean {
  try {
    return localStorage.getItem(storageKey) !== null;
  } catch {
    return false;
  }
}

/** Shown until somebody consents. The close icon hides it for this visit, which is this document. */
export function CookieNotice(props: CookieNoticeProps) {
  const { label, acceptAll, acceptNecessary, close, children } = props;
  const [shown, setShown] = useState(false);

  useEffect(() => setShown(!consentIsKept()), []);

  if (!shown) return null;

  function consent() {
    setShown(false);
    try {
      localStorage.setItem(storageKey, 'true');
    } catch {
      // Storage may be refused: the notice comes back next time.
    }
  }

  const choice = buttonClass('secondary', 'px-2! text-sm! sm:px-4!');
  return (
    <section aria-label={label} className="cookie-notice" data-print="hide">
      <div className="page-grid relative flex flex-wrap items-center gap-x-6 gap-y-3 py-3 sm:pr-14!">
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
          onClick={() => setShown(false)}
          className="absolute top-1.5 right-2 grid size-11 place-items-center text-ink-2 hover:text-ink"
        >
          <Icon name="close" />
        </button>
      </div>
    </section>
  );
}
