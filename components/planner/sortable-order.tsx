'use client';

import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { fill } from './fill';
import type { OrderTexts } from './order-list';
import { OrderRow, type OrderRowProps } from './order-row';

type Row = Pick<OrderRowProps, 'item' | 'index' | 'onStep'>;

export interface SortableOrderProps {
  rows: readonly Row[];
  texts: OrderTexts;
  onMove: (order: readonly string[], moved: string) => void;
}

/** The list of islands with handles to drag: mouse, touch, and the keyboard. */
export function SortableOrder({ rows, texts, onMove }: SortableOrderProps) {
  const sensors = useSensors(
    useSensor(MouseSensor),
    // A touch that waits a moment drags; one that moves on scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = rows.map(({ item }) => item.id);

  function say(text: string, id: UniqueIdentifier, over = id) {
    const row = rows.find(({ item }) => item.id === id);
    const position = ids.indexOf(String(over)) + 1;
    return fill(text, { island: row?.item.name ?? '', position, count: ids.length });
  }

  function drop({ active, over }: DragEndEvent) {
    if (!over || over.id === active.id) return;
    const [from, to] = [ids.indexOf(String(active.id)), ids.indexOf(String(over.id))];
    onMove(arrayMove(ids, from, to), String(active.id));
  }

  return (
    <DndContext
      id="order-drag"
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: { draggable: texts.instructions },
        announcements: {
          onDragStart: ({ active }) => say(texts.lifted, active.id),
          onDragOver: ({ active, over }) =>
            over ? say(texts.over, active.id, over.id) : undefined,
          onDragEnd: ({ active, over }) => say(texts.dropped, active.id, over?.id),
          onDragCancel: ({ active }) => say(texts.cancelled, active.id),
        },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className="border-b border-rule">
          {rows.map((row) => (
            <SortableRow key={row.item.id} {...row} texts={texts} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

function SortableRow(row: Row & { texts: OrderTexts }) {
  const { item, texts } = row;
  const {
    attributes,
    listeners,
    setNodeRef,
    setActivatorNodeRef,
    transform,
    transition,
    isDragging,
  } = useSortable({ id: item.id });
  const style = {
    transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
    transition,
  };
  return (
    <li
      ref={setNodeRef}
      style={style}
      className={isDragging ? 'relative z-10 outline-2 outline-accent' : ''}
    >
      <OrderRow
        {...row}
        handle={
          <button
            ref={setActivatorNodeRef}
            type="button"
            data-control="handle"
            {...attributes}
            {...listeners}
            aria-label={fill(texts.drag, { island: item.name })}
            className="flex size-11 shrink-0 cursor-grab touch-manipulation items-center justify-center text-ink-2 hover:bg-deep hover:text-ink active:cursor-grabbing"
          >
            <svg viewBox="0 0 24 24" className="size-6" aria-hidden="true" fill="currentColor">
              <path d="M8 5h3v3H8zM13 5h3v3h-3zM8 10.5h3v3H8zM13 10.5h3v3h-3zM8 16h3v3H8zM13 16h3v3h-3z" />
            </svg>
          </button>
        }
      />
    </li>
  );
}
