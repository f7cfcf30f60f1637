'use client';

import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { fold } from '@/lib/foundation/i18n/fold';

interface FindQuestionProps {
  /** URL of the site search, which the form submits to without JavaScript. */
  action: string;
  text: { label: string; hint: string; placeholder: string; submit: string };
  /** Messages for 0, 1, 2 … matching questions. */
  counts: readonly string[];
}

/** Returns the server-rendered questions; this form only hides, shows and opens them. */
const questionsOf = (root: ParentNode) => [
  ...root.querySelectorAll<HTMLDetailsElement>('details[data-question]'),
];

/**
 * Search of the help page. Hides questions that do not match the text, and opens the matches if
 * they are few. A fragment that names a hidden question shows all of them again.
 */
export function FindQuestion({ action, text, counts }: FindQuestionProps) {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<number>();
  const field = useRef<HTMLInputElement>(null);
  const words = useRef(new Map<Element, string>());

  const show = (value: string) => {
    setQuery(value);
    const hasQuery = value.trim() !== '';
    const left = questionsOf(document).filter((question) => {
      const known = words.current.get(question) ?? searchable(question.textContent);
      words.current.set(question, known);
      question.hidden = hasQuery && !matches(known, value);
      return !question.hidden;
    });
    for (const question of left) question.open = hasQuery && left.length <= 3;
    for (const topic of document.querySelectorAll<HTMLElement>('[data-topic]')) {
      topic.hidden = questionsOf(topic).every(({ hidden }) => hidden);
    }
    setFound(hasQuery ? left.length : undefined);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival and until one leaves.
  useEffect(() => {
    // Text typed before this script ran.
    if (field.current?.value) show(field.current.value);
    const named = () => {
      const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      const topicOrQuestion = target?.closest<HTMLElement>('[data-question], [data-topic]');
      if (!target || !topicOrQuestion?.hidden) return;
      show('');
      const fold = target.closest('details');
      if (fold) fold.open = true;
      target.scrollIntoView();
    };
    window.addEventListener('hashchange', named);
    return () => window.removeEventListener('hashchange', named);
  }, []);

  return (
    <search>
      <form action={action} className="max-w-[46rem]" onSubmit={(event) => event.preventDefault()}>
        <label htmlFor="help-query" className="font-ui font-semibold">
          {text.label}
        </label>
        <div className="mt-2 flex gap-2">
          <input
            ref={field}
            id="help-query"
            name="q"
            type="search"
            autoComplete="off"
            placeholder={text.placeholder}
            aria-describedby="help-found"
            value={query}
            onChange={(event) => show(event.target.value)}
            className="block min-h-12 w-full min-w-0 rounded-[3px] border border-control bg-raised px-3 py-2 font-ui text-base placeholder:text-ink-2"
          />
          <noscript>
            <button type="submit" className={buttonClass('secondary')}>
              {text.submit}
            </button>
          </noscript>
        </div>
        <p id="help-found" role="status" className="mt-1.5 min-h-6 font-ui text-sm text-ink-2">
          {found === undefined ? text.hint : counts[found]}
        </p>
      </form>
    </search>
  );
}

/**
 * Returns the part of a word that has to match: endings vary with case and number, in Greek more
 * than in English.
 */
function stem(word: string): string {
  return word.length > 5 ? word.slice(0, Math.max(5, Math.floor(word.length * 0.6))) : word;
}

/** Normalizes a text for repeated calls of {@link matches}. */
export function searchable(text: string): string {
  return fold(text.replaceAll('’', "'"));
}

/**
 * Tests whether every word of a query occurs in a {@link searchable} text, ignoring accents and, in
 * longer words, the ending. An empty query matches every text.
 */
export function matches(text: string, query: string): boolean {
  return searchable(query)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .every((word) => text.includes(stem(word)));
}
