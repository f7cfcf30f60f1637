'use client';

import { useEffect, useRef } from 'react';
import { type Locale, languageOf } from '@/lib/foundation/i18n/locales';
import { isPlain } from './followed-link';
import { languageHome, languageHref, rememberLanguage } from './language';
import { onRouteChange } from './route-change';

interface LanguageLinkProps {
  locale: Locale;
  /** Shows the full name instead of the abbreviation. */
  inFull?: boolean;
}

/**
 * Link to this page in another language. A plain link, because the `lang` of the document changes.
 */
export function LanguageLink({ locale, inFull = false }: LanguageLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);

  // The server renders a link to the home page, from which the middleware redirects back; the
  // client replaces it with the page itself.
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
      className="nav-item"
      onClick={(event) => {
        // In another tab, that tab would have to show the message.
        if (isPlain(event)) rememberLanguage(locale);
        keepPage();
      }}
    >
      {inFull ? null : <span aria-hidden="true">{languageOf(locale).mark}</span>}
      <span lang={locale} className={inFull ? undefined : 'sr-only'}>
        {languageOf(locale).name}
      </span>
    </a>
  );
}
