'use client';

import type { ReactNode } from 'react';
import { isPlain } from '@/components/layout/followed-link';
import { fill } from '@/lib/i18n/fill';
import type { OrderItem, OrderTexts } from './order-item';
import '@/components/sortable/order-row.css';

export interface OrderRowProps {
  item: OrderItem;
  index: number;
  texts: OrderTexts;
  /** Addresses of the order with the island one place on; undefined at the ends. */
  hrefs: Readonly<Record<'earlier' | 'later', string | undefined>>;
  onStep: (by: -1 | 1) => void;
  /** What drags the row; not there before the script of it is. */
  handle?: ReactNode;
}

/** One island of the order, with the ways to move it. */
export function OrderRow({ item, index, texts, hrefs, onStep, handle }: OrderRowProps) {
  const { id, name, stay } = item;
  function link(control: 'earlier' | 'later', by: -1 | 1) {
    const href = hrefs[control];
    if (!href) return null;
    return (
      <a
        href={`${href}#order`}
        data-control={control}
        aria-label={fill(texts[`${control}Of`], { island: name })}
        className="order-step"
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
    <div data-island={id} className="order-row">
      <span className="text-center font-ui text-lg text-ink-2 tabular-nums">{index + 1}</span>
      <div className="min-w-0">
        <p className="font-display text-xl leading-tight">{name}</p>
        <p className="font-ui text-sm leading-snug text-ink-2 tabular-nums">{stay}</p>
      </div>
      <div className="order-steps">
        {link('earlier', -1)}
        {link('later', 1)}
      </div>
      {handle ?? <span className="size-11 noscript:hidden" />}
    </div>
  );
}
