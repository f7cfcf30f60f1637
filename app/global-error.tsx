'use client';

import '@/styles/globals.css';
import { useEffect } from 'react';
import { FailureScreen } from '@/components/layout/failure-screen';
import { reportError } from '@/lib/report-error';
import { failure as greek } from '@/messages/el/errors.json';
import { failure as english } from '@/messages/en/errors.json';

/** Shown if the root layout fails: there is no shell, and only the address tells the language. */
export default function GlobalFailure({ error, retry }: { error: unknown; retry: () => void }) {
  const inGreek = typeof window !== 'undefined' && /^\/el(\/|$)/.test(window.location.pathname);
  const failure = inGreek ? greek : english;

  useEffect(() => {
    reportError('Page', error);
  }, [error]);

  return (
    <html lang={inGreek ? 'el' : 'en'} suppressHydrationWarning>
      <body>
        <main>
          <FailureScreen
            error={error}
            retry={retry}
            texts={{ ...failure, homeHref: inGreek ? '/el' : '/' }}
          />
        </main>
      </body>
    </html>
  );
}
