'use client';

import { useRouter } from 'next/navigation';
import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useOptimistic,
  useRef,
  useState,
  useTransition,
} from 'react';
import { roving } from '@/components/forms/roving';
import type { SortableIslandsProps } from '@/components/sortable/sortable-islands';
import { fill } from '@/lib/foundation/i18n/fill';
import { type HandOrder, handOrderAddress } from '@/lib/sea/planner/plan-request/hand-order';
import { moveStep } from '@/lib/sea/planner/plan-request/steps';
import type { OrderItem, OrderTexts } from './order-item';
import '@/components/sortable/order-row.css';

interface OrderListProps {
  items: readonly OrderItem[];
  hand: HandOrder;
  /** Id of the form whose buttons move islands without JavaScript. */
  form: string;
  /** Summary of the solved order. */
  outcome: string;
  texts: OrderTexts;
}

/**
 * Reorderable list of islands: by buttons without JavaScript, otherwise also by dragging, and
 * without a new document.
 */
export function OrderList({ items, hand, form, outcome, texts }: OrderListProps) {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [order, showOrder] = useOptimistic(items.map(({ id }) => id));
  const [Sortable, setSortable] = useState<ComponentType<SortableIslandsProps>>();
  const [message, setMessage] = useState('');
  const list = useRef<HTMLDivElement>(null);
  /** Control that moved an island. It gets the focus back after the move. */
  const moving = useRef<{ id: string; control: string }>(undefined);

  useEffect(() => {
    // Loads the 15 KB of drag and drop after hydration.
    void import('@/components/sortable/sortable-islands').then((loaded) =>
      setSortable(() => loaded.SortableIslands),
    );
  }, []);

  useEffect(() => {
    const plan = list.current?.closest('[data-plan]');
    plan?.toggleAttribute('data-solving', pending);
  }, [pending]);

  useLayoutEffect(() => {
    const { id, control } = moving.current ?? {};
    if (pending || !id) return;
    moving.current = undefined;
    const row = list.current?.querySelector(`[data-island="${id}"]`);
    // The same control, or the other one if the island is now first or last.
    const controls = [`[data-control="${control}"]`, '[data-control]'];
    const target = controls.map((one) => row?.querySelector<HTMLElement>(one)).find(Boolean);
    target?.focus({ preventScroll: true });
    const { name = '' } = items.find((item) => item.id === id) ?? {};
    const position = items.findIndex((item) => item.id === id) + 1;
    setMessage(
      `${fill(texts.dropped, { island: name, position, count: items.length })} ${outcome}`,
    );
  }, [pending, items, outcome, texts]);

  function move(next: readonly string[], id: string, control: string) {
    moving.current = { id, control };
    setMessage(texts.solving);
    startTransition(() => {
      showOrder([...next]);
      router.replace(handOrderAddress(hand, next), { scroll: false });
    });
  }

  const shown = order.flatMap((id) => items.find((item) => item.id === id) ?? []);
  const rows = shown.map((item, index) => ({
    item,
    index,
    can: { earlier: index > 0, later: index < order.length - 1 },
    form,
    onStep: (by: -1 | 1) =>
      move(moved(order, index, index + by), item.id, by < 0 ? 'earlier' : 'later'),
  }));
  return (
    <div ref={list} aria-busy={pending} className="mt-4">
      {Sortable ? (
        <Sortable
          id="order-drag"
          rows={rows.map((row) => ({
            id: row.item.id,
            name: row.item.name,
            show: (handle) => <OrderRow {...row} texts={texts} handle={handle} />,
          }))}
          texts={texts}
          onMove={(from, to) => move(moved(order, from, to), order[from] ?? '', 'handle')}
        />
      ) : (
        <ol className="border-b border-rule">
          {rows.map((row) => (
            <li key={row.item.id}>
              <OrderRow {...row} texts={texts} />
            </li>
          ))}
        </ol>
      )}
      <p className="keys-hint">{texts.keysHint}</p>
      <p role="status" className="sr-only">
        {message}
      </p>
    </div>
  );
}

/** Returns the order with one island moved to another position. */
function moved(order: readonly string[], from: number, to: number): readonly string[] {
  const rest = order.filter((_, index) => index !== from);
  return rest.toSpliced(to, 0, ...order.slice(from, from + 1));
}

interface OrderRowProps {
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

/** One island of the order, with controls to move it, which are one tab stop. */
function OrderRow({ item, index, texts, can, form, onStep, handle }: OrderRowProps) {
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
    <div data-island={id} {...roving('[data-control]')} className="order-row">
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
