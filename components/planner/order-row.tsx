'use client';

import type { ReactNode } from 'react';
import { fill } from '@/lib/foundation/i18n/fill';
import { moveStep } from '@/lib/sea/planner/plan-request/steps';
import type { OrderItem, OrderTexts } from './order-item';
import '@/components/sortable/order-row.css';

export interface OrderRowProps {
  item: OrderItem;
  index: number;
  texts: OrderTexts;
  /** Possible moves; the first and last island have one only. */
  can: Readonly<Record<'earlier' | 'later', boolean>>;
  /** Id of the form with the whole plan. */
  form: string;
  onStep: (by: -1 | 1) => void;
  /** Drag handle; undefined until its code is loaded. */
  handle?: ReactNode;
}

/** One island of the order, with controls to move it. */
export function OrderRow({ item, index, texts, can, form, onStep, handle }: OrderRowProps) {
  const { id, name, stay } = item;
  function step(control: 'earlier' | 'later', by: -1 | 1) {
    if (!can[control]) return null;
    return (
      <button
        type="submit"
        form={form}
        name="move"
        value={moveStep(id, control)}
        formAction="#order"
        data-control={control}
        aria-label={fill(texts[`${control}Of`], { island: name })}
        className="order-step"
        onClick={(event) => {
          event.preventDefault();
          onStep(by);
        }}
      >
        {texts[control]}
      </button>
    );
  }
  return (
    <div data-island={id} className="order-row">
      <span className="order-number">{index + 1}</span>
      <div className="min-w-0">
        <p className="order-name">{name}</p>
        <p className="order-stay">{stay}</p>
      </div>
      <div className="order-steps">
        {step('earlier', -1)}
        {step('later', 1)}
      </div>
      {handle ?? <span className="size-11 noscript:hidden" />}
    </div>
  );
}
