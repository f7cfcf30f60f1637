'use client';

import type { ReactNode } from 'react';
import { isPlain } from '@/components/layout/followed-link';
import { fill } from '@/lib/i18n/fill';
import type { OrderItem, OrderTexts } from './order-item';

export interface OrderRowProps {
  item: OrderItem;
  index: number;
  texts: OrderTexts;
  onStep: (by: -1 | 1) => void;
  /** What drags the row; not there before the script of it is. */
  handle?: ReactNode;
}

const step =
  'inline-flex min-h-11 min-w-11 items-center justify-center px-2 font-ui text-sm underline decoration-accent underline-offset-4 hover:bg-deep';

/** One island of the order, with the ways to move it. */
export function OrderRow({ item, index, texts, onStep, handle }: OrderRowProps) {
  const { id, name, stay } = item;
  function link(control: 'earlier' | 'later', by: -1 | 1) {
    const href = item[control];
    if (!href) return null;
    return (
      <a
        href={`${href}#order`}
        data-control={control}
        aria-label={fill(texts[`${control}Of`], { island: name })}
        className={step}
        onClick={(event) => {
          if (!isPlain(event)) return;
          event.preventDefault();
          onStep(by);
        }}
      >
        {texts[control]}
      </a>
    );
  }
  return (
    <div
      data-island={id}
      className="grid grid-cols-[1.75rem_minmax(0,1fr)_auto] items-center gap-x-3 border-t border-rule bg-sheet py-1.5 sm:grid-cols-[1.75rem_minmax(0,1fr)_auto_auto]"
    >
      <span className="text-center font-ui text-lg text-ink-2 tabular-nums">{index + 1}</span>
      <div className="min-w-0">
        <p className="font-display text-xl leading-tight">{name}</p>
        <p className="font-ui text-sm leading-snug text-ink-2 tabular-nums">{stay}</p>
      </div>
      <div className="flex max-sm:order-last max-sm:col-span-2 max-sm:col-start-2 max-sm:-ml-2">
        {link('earlier', -1)}
        {link('later', 1)}
      </div>
      {handle ?? <span className="size-11 noscript:hidden" />}
    </div>
  );
}
