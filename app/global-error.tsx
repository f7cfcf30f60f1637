'use client';

import '@/styles/globals.css';
import { useEffect } from 'react';
import { FailureScreen } from '@/components/layout/failure-screen';
import type { Locale } from '@/lib/i18n/locales';
import { localizePath, splitLocale } from '@/lib/i18n/paths';
import { reportError } from '@/lib/report-error';
import { failure as el } from '@/messages/el/errors.json';
import { failure as en } from '@/messages/en/errors.json';

/** Texts of every language, at hand because nothing can be loaded any more. */
const texts: Readonly<Record<Locale, typeof en>> = { en, el };

/** Shown if the root layout fails: there is no shell, and only the address tells the language. */
export default function GlobalFailure({ error, retry }: { error: unknown; retry: () => void }) {
  const path = typeof window === 'undefined' ? '/' : window.location.pathname;
  const { locale } = splitLocale(path);
  const failure = texts[locale];

  useEffect(() => {
    reportError('Page', error);
  }, [error]);

  return (
    <html lang={locale} suppressHydrationWarning>
      <body>
        <main>
          <FailureScreen
            error={error}
            retry={retry}
            texts={{ ...failure, homeHref: localizePath('/', locale) }}
          />
        </main>
      </body>
    </html>
  );
}
