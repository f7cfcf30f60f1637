'use client';

import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '@/components/ui/button';
import { type KeptTicks, loadTicks, noTicks, storeTicks } from './ticks';

interface TickKeeperProps {
  /** True if the query defines a list, to return to later. */
  hasQuery: boolean;
  texts: {
    /** Contains `{done}` and `{all}`. */
    readonly count: string;
    readonly clear: string;
    readonly print: string;
    readonly copy: string;
    readonly copied: string;
    readonly notCopied: string;
    readonly noStorage: string;
    readonly last: string;
  };
}

/**
 * Returns the checkboxes of this page only, because the previous page may still be hidden in the
 * document.
 */
const boxesOf = (page: Element | null) =>
  page ? [...page.querySelectorAll<HTMLInputElement>('[data-thing]')] : [];
const idOf = (box: HTMLInputElement) => box.dataset.thing ?? '';

/** Stores the ticks in this browser. The checkboxes are part of the HTML and work without it. */
export function TickKeeper({ hasQuery, texts }: TickKeeperProps) {
  const root = useRef<HTMLDivElement>(null);
  const ticks = useRef<KeptTicks>(noTicks);
  const [counts, setCounts] = useState({ done: 0, all: 0 });
  const [last, setLast] = useState<string>();
  const [isRefused, setRefused] = useState(false);
  const [message, setMessage] = useState('');

  const page = () => root.current?.closest('[data-packing]') ?? null;
  const boxes = () => boxesOf(page());

  function count() {
    const all = boxes();
    setCounts({ done: all.filter(({ checked }) => checked).length, all: all.length });
  }

  function keep(next: KeptTicks) {
    ticks.current = next;
    try {
      storeTicks(next);
      setRefused(false);
    } catch {
      // Storage is blocked or full: the ticks last only while the page is open.
      setRefused(true);
    }
    count();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a document; what it calls only sets state.
  useEffect(() => {
    let kept = noTicks;
    try {
      kept = loadTicks();
    } catch {
      setRefused(true);
    }
    for (const box of boxes()) box.checked ||= kept.packed.includes(idOf(box));
    if (!hasQuery) setLast(kept.last);
    const packed = new Set([
      ...kept.packed,
      ...boxes()
        .filter((box) => box.checked)
        .map(idOf),
    ]);
    const query = window.location.search.slice(1);
    keep({
      packed: [...packed],
      ...(hasQuery ? { last: query } : kept.last ? { last: kept.last } : {}),
    });
    const onChange = ({ target }: { readonly target: EventTarget | null }) => {
      if (!(target instanceof HTMLInputElement) || !target.dataset.thing) return;
      const others = ticks.current.packed.filter((id) => id !== idOf(target));
      keep({ ...ticks.current, packed: target.checked ? [...others, idOf(target)] : others });
    };
    const here = page();
    here?.addEventListener('change', onChange);
    return () => here?.removeEventListener('change', onChange);
  }, [hasQuery]);

  function clear() {
    for (const box of boxes()) box.checked = false;
    const here = new Set(boxes().map(idOf));
    keep({ ...ticks.current, packed: ticks.current.packed.filter((id) => !here.has(id)) });
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setMessage(texts.copied);
    } catch {
      setMessage(texts.notCopied);
    }
  }

  const words = texts.count
    .replace('{done}', String(counts.done))
    .replace('{all}', String(counts.all));
  return (
    <div ref={root} className="tick-keeper" data-print="hide" hidden={counts.all === 0}>
      <p aria-live="polite">
        <b>{words}</b>
        <progress max={counts.all} value={counts.done} aria-hidden="true" />
      </p>
      <p className="flex flex-wrap gap-3">
        <button type="button" onClick={clear} className={buttonClass('secondary')}>
          {texts.clear}
        </button>
        <button type="button" onClick={() => window.print()} className={buttonClass('secondary')}>
          {texts.print}
        </button>
        <button type="button" onClick={copy} className={buttonClass('secondary')}>
          {texts.copy}
        </button>
        {last ? (
          <a href={`?${last}`} className="text-link inline-flex min-h-11 items-center font-ui">
            {texts.last}
          </a>
        ) : null}
      </p>
      <p role="status" className="font-ui text-sm text-ink-2">
        {isRefused ? texts.noStorage : message}
      </p>
    </div>
  );
}
