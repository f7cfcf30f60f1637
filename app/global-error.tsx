'use client';

import '@/styles/globals.css';
import { useEffect } from 'react';
import { FailureScreen } from '@/components/layout/failure-screen';
import { failureTexts } from '@/components/layout/failure-texts';
import { reportError } from '@/lib/foundation/report-error';

/** Shown if the root layout fails: there is no shell, and the language is read from the address. */
export default function GlobalFailure({ error, retry }: { error: unknown; retry: () => void }) {
  const texts = failureTexts();

  useEffect(() => {
    reportError('Page', error);
  }, [error]);

  return (
    <html lang={texts.locale} suppressHydrationWarning>
      <body>
        <main>
          <FailureScreen error={error} retry={retry} texts={texts} />
        </main>
      </body>
    </html>
  );
}
