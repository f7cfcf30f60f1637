'use client';

import { type ComponentType, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SortableIslandsProps } from '@/components/sortable/sortable-islands';
import { buttonClass } from '@/components/ui/button';
import { SelectField } from '@/components/ui/field';
import { fill } from '@/lib/foundation/i18n/fill';
import { isIslandSlug } from '@/lib/foundation/ids/island-slugs';
import { tripLimits } from '@/lib/trips/saved-trips/limits';
import { addStop, moveStop } from '@/lib/trips/saved-trips/rules';
import { useEditor } from './editor-context';
import { StopRow } from './stop-row';
import { nameOf } from './view';

/** Islands in order with their nights. They can be moved by dragging, keyboard or buttons. */
export function OrderPanel() {
  const { document, texts, view, edit } = useEditor();
  const { order } = texts;
  const { stops } = document;
  const [Sortable, setSortable] = useState<ComponentType<SortableIslandsProps>>();
  const [message, setMessage] = useState('');
  const list = useRef<HTMLDivElement>(null);
  /** Control that moved a stop; gets the focus back after the stop has moved. */
  const moving = useRef<{ id: string; control: string }>(undefined);

  useEffect(() => {
    // Dragging takes 15 KB of JavaScript, loaded after the page is interactive.
    void import('@/components/sortable/sortable-islands').then((loaded) =>
      setSortable(() => loaded.SortableIslands),
    );
  }, []);

  useLayoutEffect(() => {
    const { id, control } = moving.current ?? {};
    const index = stops.findIndex((stop) => stop.id === id);
    const stop = stops[index];
    if (!stop) return;
    moving.current = undefined;
    const row = list.current?.querySelector(`[data-stop="${id}"]`);
    // At the end of the list this button is disabled; falls back to the other one.
    const controls = [`[data-control="${control}"]:enabled`, '[data-control]:enabled'];
    const target = controls.map((one) => row?.querySelector<HTMLElement>(one)).find(Boolean);
    target?.focus({ preventScroll: true });
    const island = nameOf(view, stop.island);
    setMessage(fill(order.dropped, { island, position: index + 1, count: stops.length }));
  }, [stops, view, order]);

  function move(from: number, to: number, control: string) {
    const stop = stops[from];
    if (!stop) return;
    moving.current = { id: stop.id, control };
    edit(`move:${stop.id}:${from}:${to}`, (trip) => moveStop(trip, from, to));
  }

  const rows = stops.map((stop, index) => ({
    stop,
    index,
    onStep: (by: -1 | 1) => move(index, index + by, by < 0 ? 'earlier' : 'later'),
  }));
  return (
    <section
      id="order"
      tabIndex={-1}
      aria-labelledby="order-title"
      className="scroll-mt-28 outline-none"
    >
      <h2 id="order-title">{order.title}</h2>
      {stops.length > 1 ? (
        <p className="measure mt-1 font-ui text-sm text-ink-2 noscript:hidden">{order.hint}</p>
      ) : null}
      {stops.length === 0 ? <p className="mt-3 text-ink-2">{order.empty}</p> : null}
      <div ref={list} className="mt-4">
        {Sortable ? (
          <Sortable
            id="stop-drag"
            rows={rows.map((row) => ({
              id: row.stop.id,
              name: nameOf(view, row.stop.island),
              show: (handle) => <StopRow {...row} handle={handle} />,
            }))}
            texts={order}
            onMove={(from, to) => move(from, to, 'handle')}
          />
        ) : (
          <ol className="border-b border-rule">
            {rows.map((row) => (
              <li key={row.stop.id}>
                <StopRow {...row} />
              </li>
            ))}
          </ol>
        )}
        <p className="keys-hint">{order.keysHint}</p>
        <p role="status" className="sr-only">
          {message}
        </p>
      </div>
      <AddIsland />
    </section>
  );
}

/** Form that adds an island at the end of the trip. */
function AddIsland() {
  const { document, texts, view, edit } = useEditor();
  const { order, notice } = texts;
  const [island, setIsland] = useState('');
  if (document.stops.length >= tripLimits.stops) {
    return <p className="mt-4 font-ui">{fill(order.full, { count: tripLimits.stops })}</p>;
  }
  function add() {
    if (!isIslandSlug(island)) return;
    const id = crypto.randomUUID();
    edit(`add:${id}`, (trip) => addStop(trip, island, { id }), {
      message: fill(notice.added, { island: nameOf(view, island) }),
    });
    setIsland('');
  }
  return (
    <div className="mt-4 flex items-end gap-3 noscript:hidden">
      <div className="grow sm:max-w-64">
        <SelectField
          id="add-island"
          label={order.add}
          value={island}
          onChange={(event) => setIsland(event.target.value)}
        >
          <option value="">{order.choose}</option>
          {view.islands.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <button
        type="button"
        aria-disabled={island === ''}
        onClick={add}
        className={buttonClass('secondary', 'aria-disabled:opacity-60')}
      >
        {order.addButton}
      </button>
    </div>
  );
}
