'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import { languageHome, languageHref, rememberLanguage } from './language';
import { onRouteChange } from './route-change';

interface LanguageLinkProps {
  locale: Locale;
  className?: string;
  children: ReactNode;
}

/** This page in another language. A plain link: the document's language changes with it. */
export function LanguageLink({ locale, className, children }: LanguageLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);

  // The server writes the home page; a browser that runs scripts gets the page itself.
  const keepPage = () => {
    if (link.current) link.current.href = languageHref(window.location, locale);
  };

  useEffect(() => {
    keepPage();
    return onRouteChange(keepPage);
  });

  return (
    <a
      ref={link}
      href={languageHome(locale)}
      hrefLang={locale}
      className={className}
      onClick={() => {
        rememberLanguage(locale);
        keepPage();
      }}
    >
      {children}
    </a>
  );
}
