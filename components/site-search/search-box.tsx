'use client';

import { type KeyboardEvent, use, useEffect, useId, useRef } from 'react';
import { buttonClass } from '@/components/ui/button';
import { excerpt, splitAtMatch } from '@/lib/search/site-search/rules';
import type { SearchEntry } from '@/lib/search/site-search/types';
import { ChartWindow } from './chart-window';
import { SearchTextContext } from './search-text';
import { usePressOutside, useSuggestions } from './use-suggestions';

interface SearchBoxText {
  label: string;
  placeholder: string;
  submit: string;
  suggestions: string;
  nothing: string;
  /** Announcements for 0, 1, 2 … results. */
  counts: readonly string[];
}

interface SearchBoxProps {
  /** URL of the results page, which the form opens without JavaScript. */
  action: string;
  /** URL of the index. */
  index: string;
  /** URL of the archipelago's artwork, for the thumbnails. */
  chart: string;
  /** Initial text; on the results page, the query. */
  initialQuery: string;
  text: SearchBoxText;
}

/**
 * Search box: a combobox with suggestions (ARIA authoring practices, list autocomplete with manual
 * selection). Enter opens the selected suggestion, or else submits the form, which opens the
 * results page. On that page it is a plain field, and the page updates while the visitor types.
 */
export function SearchBox({ action, index, chart, initialQuery, text }: SearchBoxProps) {
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // The results page shows matches below the box; suggestions would cover them.
  const shareQuery = use(SearchTextContext)?.setQuery;
  const suggests = !shareQuery;
  const { query, found, active, canSuggest, open, prepare, type, close, step } = useSuggestions(
    suggests ? index : undefined,
    chart,
    initialQuery,
  );
  useEffect(() => shareQuery?.(query), [shareQuery, query]);
  usePressOutside(root, open, close);

  useEffect(() => {
    if (!open || !list.current) return;
    const chosen = found.length > 0 && active >= 0 ? list.current.firstElementChild : null;
    (chosen?.children[active] ?? list.current).scrollIntoView({ block: 'nearest' });
  }, [open, active, found.length]);

  // Text typed, or focus set, before this script ran.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival.
  useEffect(() => {
    const early = input.current?.value ?? '';
    const isTyped = early !== initialQuery;
    if (isTyped || document.activeElement === input.current) prepare();
    if (isTyped) type(early);
  }, []);

  const leave = () => {
    type('');
    close();
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      step(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape') {
      if (open) close();
      else type('');
    } else if (event.key === 'Enter') {
      const chosen = open && active >= 0 ? list.current?.firstElementChild?.children[active] : null;
      if (!chosen && query.trim()) return;
      event.preventDefault();
      // A click leaves the navigation to the link: fragments to the browser, pages to the router.
      if (chosen instanceof HTMLElement) chosen.click();
    }
  };

  return (
    <search
      ref={root}
      className="relative block"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <form
        action={action}
        className="flex border border-ink bg-raised focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent"
      >
        <label htmlFor={`${id}-q`} className="sr-only">
          {text.label}
        </label>
        <input
          ref={input}
          id={`${id}-q`}
          name="q"
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder={text.placeholder}
          {...(suggests
            ? {
                role: 'combobox',
                'aria-autocomplete': 'list',
                'aria-expanded': open && found.length > 0,
                'aria-controls': `${id}-list`,
                'aria-activedescendant': open && active >= 0 ? `${id}-${active}` : undefined,
              }
            : {})}
          value={query}
          onFocus={prepare}
          onChange={(event) => {
            prepare();
            type(event.target.value);
          }}
          onKeyDown={onKeyDown}
          className="min-h-13 w-full min-w-0 bg-transparent px-4 font-ui text-base text-ink placeholder:text-ink-2 focus:outline-none"
        />
        <button type="submit" className={buttonClass('quiet', 'min-h-13 rounded-none px-4')}>
          <Lens />
          <span className="sr-only">{text.submit}</span>
        </button>
      </form>
      <p role="status" className="sr-only">
        {canSuggest ? text.counts[found.length] : ''}
      </p>
      <div
        ref={list}
        hidden={!open}
        className="absolute inset-x-0 top-full z-30 mt-1.5 scroll-mb-4 border border-ink bg-raised"
      >
        <div id={`${id}-list`} role="listbox" aria-label={text.suggestions}>
          {found.map((entry, position) => (
            <a
              key={entry.id}
              id={`${id}-${position}`}
              href={entry.link}
              role="option"
              aria-selected={position === active}
              tabIndex={-1}
              // Keeps the focus in the field; otherwise the list would close before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={leave}
              className="flex min-h-16 items-center gap-3 border-b border-rule px-3 py-2 last:border-b-0 hover:bg-deep aria-selected:bg-deep aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-ink"
            >
              <SearchRow entry={entry} query={query} chart={chart} />
            </a>
          ))}
        </div>
        {found.length === 0 ? <p className="px-4 py-4 font-ui text-sm">{text.nothing}</p> : null}
      </div>
    </search>
  );
}

function Lens() {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-5"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="10.5" cy="10.5" r="6.5" />
      <path d="m15.5 15.5 5 5" />
    </svg>
  );
}

interface SearchRowProps {
  entry: SearchEntry;
  query: string;
  chart: string;
}

/** Content of a suggestion, without its link. */
function SearchRow({ entry, query, chart }: SearchRowProps) {
  const { title, category, description, location, image, chartWindow } = entry;
  return (
    <>
      {image ? (
        // biome-ignore lint/performance/noImgElement: hosted anywhere, so not for the image optimiser.
        <img src={image} alt="" className="size-12 shrink-0 object-cover" loading="lazy" />
      ) : (
        <ChartWindow chart={chart} view={chartWindow} className="size-12!" />
      )}
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3">
          <span className="line-clamp-2 font-display text-lg leading-tight">
            <Marked text={title} query={query} />
          </span>
          {location ? null : (
            <span className="shrink-0 font-ui text-sm text-ink-2">{category}</span>
          )}
        </span>
        <span className="block truncate pb-0.5 font-ui text-sm leading-snug text-ink-2">
          {location ? (
            <>
              {category} · <Marked text={location} query={query} />
            </>
          ) : (
            <Marked text={excerpt(description, query)} query={query} />
          )}
        </span>
      </span>
    </>
  );
}

function Marked({ text, query }: { text: string; query: string }) {
  const [before, match, after] = splitAtMatch(text, query);
  if (!match) return text;
  return (
    <>
      {before}
      <mark className="bg-transparent text-inherit underline decoration-accent underline-offset-2">
        {match}
      </mark>
      {after}
    </>
  );
}
