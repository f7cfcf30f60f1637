'use client';

import { type RefObject, useEffect, useMemo, useState } from 'react';
import { preload } from 'react-dom';
import type { Suggester } from '@/lib/search/site-search/load';
import type { SearchEntry } from '@/lib/search/site-search/types';

const nothing: readonly SearchEntry[] = [];

/**
 * Suggests pages for the text of the box. `prepare` loads the index once, before the first letter;
 * typing sends no requests. Without an index there are no suggestions, and the form still opens the
 * results page.
 */
export function useSuggestions(index: string | undefined, picture: string, initialQuery: string) {
  const [suggest, setSuggest] = useState<Suggester>();
  const [query, setQuery] = useState(initialQuery);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const found = useMemo(() => suggest?.(query) ?? nothing, [suggest, query]);

  const prepare = () => {
    if (!index) return;
    // Loads the search code together with the index, because most visits use neither.
    import('@/lib/search/site-search/load')
      .then(({ loadSuggester }) => loadSuggester(index))
      .then(
        (loaded) => setSuggest(() => loaded),
        () => {},
      );
    // Image from which the thumbnails are cropped.
    preload(picture, { as: 'image' });
  };
  const type = (text: string) => {
    setQuery(text);
    setActive(-1);
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const step = (by: 1 | -1) => {
    setOpen(true);
    if (found.length === 0) return;
    const from = active < 0 && by < 0 ? 0 : active;
    setActive((from + by + found.length) % found.length);
  };
  return {
    query,
    found,
    active,
    /** True if the index is loaded and the text is not empty. */
    canSuggest: suggest !== undefined && query.trim() !== '',
    open: open && suggest !== undefined && query.trim() !== '',
    prepare,
    type,
    close,
    step,
  };
}

/** Calls `leave` when the pointer is pressed outside an element while `watching`. */
export function usePressOutside(
  element: RefObject<HTMLElement | null>,
  watching: boolean,
  leave: () => void,
) {
  useEffect(() => {
    if (!watching) return;
    const pressed = (event: PointerEvent) => {
      if (!element.current?.contains(event.target as Node)) leave();
    };
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  });
}
