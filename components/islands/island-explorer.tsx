'use client';

import { useSearchParams } from 'next/navigation';
import {
  type MouseEvent,
  type ReactNode,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { buttonClass } from '@/components/ui/button';
import {
  activeFilters,
  chooseIslands,
  filterQuery,
  type IslandFacts,
  type IslandFilter,
  parseFilter,
} from '@/lib/records/islands/rules';
import { ExplorerFilters, ExplorerSort } from './explorer-filters';
import type { ExplorerTexts } from './explorer-texts';

interface IslandExplorerProps {
  /** Sorted by name. The server renders the cards; this component filters and sorts them. */
  islands: readonly { facts: IslandFacts; card: ReactNode }[];
  chart: ReactNode;
  texts: ExplorerTexts;
  /** Query that the server has already applied; empty on the page of all islands. */
  query: string;
  /** URL of the page of all islands, to reset the filters without JavaScript. */
  whole: string;
  /** Filter links that work without JavaScript. */
  plainFilters: ReactNode;
}

/**
 * Reads the query of the URL. A separate component inside a boundary, because components that read
 * the query are left out of the static page, and the cards must not be.
 */
function AddressQuery({ onRead }: { onRead: (query: string) => void }) {
  const query = useSearchParams().toString();
  useEffect(() => onRead(query), [onRead, query]);
  return null;
}

const never = () => () => {};

/** Returns false until hydration, because clicks before it would be lost. */
function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Chart and list of islands, filtered by the query of the URL. */
export function IslandExplorer({
  islands,
  chart,
  texts,
  query: answered,
  whole,
  plainFilters,
}: IslandExplorerProps) {
  const awake = useAwake();
  const [query, setQuery] = useState(answered);
  const chartBox = useRef<HTMLDivElement>(null);
  const filter = useMemo(
    () =>
      parseFilter(
        query,
        texts.characters.map(({ value }) => value),
      ),
    [query, texts],
  );
  const shown = useMemo(() => chooseIslands(islands, filter), [islands, filter]);
  const narrowed = activeFilters(filter) > 0;

  useEffect(() => {
    const lit = new Set(narrowed ? shown.map(({ facts }) => facts.slug) : []);
    for (const isle of chartBox.current?.querySelectorAll('a.chart-isle') ?? []) {
      const slug = isle.getAttribute('href')?.split('/').at(-1) ?? '';
      isle.toggleAttribute('data-lit', lit.has(slug));
    }
  }, [shown, narrowed]);

  function choose(next: IslandFilter) {
    const nextQuery = filterQuery(next);
    setQuery(nextQuery);
    window.history.replaceState(null, '', nextQuery ? `?${nextQuery}` : window.location.pathname);
  }
  const wholeList = {
    href: whole,
    'data-fresh': '',
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      choose({ ...parseFilter('', []), sort: filter.sort });
    },
  };

  return (
    <>
      <Suspense fallback={null}>
        <AddressQuery onRead={setQuery} />
      </Suspense>
      <div
        ref={chartBox}
        className="mx-auto w-full max-w-[100rem] md:px-[clamp(0rem,2vw,2.5rem)] [&_[data-lit]_.chart-name]:font-bold! [&_[data-lit]_use]:[fill-opacity:0.42]! [&_[data-lit]_use]:[stroke-opacity:0.14]!"
      >
        {chart}
      </div>
      <section className="page-grid pt-12 pb-20 md:pt-16" aria-labelledby="find-island">
        <h2 id="find-island">{texts.title}</h2>
        <ExplorerFilters filter={filter} texts={texts} onChange={choose} awake={awake} />
        {plainFilters}
        <div className="flex min-h-11 flex-wrap items-center gap-x-6 gap-y-2 border-t border-rule py-4">
          <p role="status" className="font-ui font-medium tabular-nums">
            {texts.counts[shown.length]}
          </p>
          {narrowed && shown.length > 0 ? (
            <a {...wholeList} className="text-link inline-block min-h-6 font-ui text-sm">
              {texts.reset}
            </a>
          ) : null}
          <ExplorerSort filter={filter} texts={texts} onChange={choose} awake={awake} />
        </div>
        {shown.length > 0 ? (
          <ul
            aria-label={texts.label}
            className="grid grid-cols-2 gap-x-4 gap-y-9 md:grid-cols-3 md:gap-x-6 md:gap-y-12 lg:grid-cols-4"
          >
            {shown.map(({ facts, card }) => (
              <li key={facts.slug}>{card}</li>
            ))}
          </ul>
        ) : (
          <div className="border-y border-rule py-12">
            <p className="font-display text-xl">{texts.emptyTitle}</p>
            <p className="mt-2 text-ink-2">{texts.emptyText}</p>
            <a {...wholeList} className={buttonClass('secondary', 'mt-6')}>
              {texts.reset}
            </a>
          </div>
        )}
        <p className="measure mt-12 font-ui text-sm text-ink-2">{texts.note}</p>
      </section>
    </>
  );
}
