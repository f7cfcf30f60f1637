'use client';

import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { fill } from '@/lib/foundation/i18n/fill';
import { answers } from '@/lib/records/phrases/search';
import { phrasesOnPage, unfoldBook } from './phrase-dom';

interface PhraseSearchProps {
  texts: {
    label: string;
    hint: string;
    one: string;
    /** Contains `{count}`. */
    many: string;
    empty: string;
    clear: string;
  };
}

/** Filters the phrases of the page by the typed text. */
export function PhraseSearch({ texts }: PhraseSearchProps) {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<number>();
  const field = useRef<HTMLElement>(null);

  // Text typed before hydration.
  useEffect(() => setQuery(field.current?.querySelector('input')?.value ?? ''), []);

  useEffect(() => {
    const phrases = phrasesOnPage();
    let count = 0;
    for (const { row, ...words } of phrases) {
      row.hidden = !answers(words, query);
      if (!row.hidden) count += 1;
    }
    setFound(query.trim() ? count : undefined);
    unfoldBook(query.trim() !== '');
  }, [query]);

  function clear() {
    setQuery('');
    field.current?.querySelector('input')?.focus();
  }

  return (
    <search ref={field} className="block max-w-xl noscript:hidden">
      <Field
        id="phrase-search"
        type="search"
        label={texts.label}
        hint={texts.hint}
        value={query}
        autoComplete="off"
        onChange={(event) => setQuery(event.target.value)}
      />
      <div className="flex min-h-11 flex-wrap items-center gap-x-5 font-ui text-sm">
        <p role="status" className="tabular-nums">
          {found === undefined ? '' : fill(found === 1 ? texts.one : texts.many, { count: found })}
        </p>
        {found === undefined ? null : (
          <button type="button" onClick={clear} className={buttonClass('quiet')}>
            {texts.clear}
          </button>
        )}
      </div>
      {found === 0 ? <p className="pb-10 text-ink-2">{texts.empty}</p> : null}
    </search>
  );
}
