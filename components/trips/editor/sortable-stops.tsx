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
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useEditor } from './editor-context';
import { StopRow, type StopRowProps } from './stop-row';
import { fill } from './texts';
import { nameOf } from './view';

type Row = Omit<StopRowProps, 'handle'>;

export interface SortableStopsProps {
  rows: readonly Row[];
  onMove: (from: number, to: number) => void;
}

/** The list of islands with handles to drag: mouse, touch, and the keyboard. */
export function SortableStops({ rows, onMove }: SortableStopsProps) {
  const { texts, view } = useEditor();
  const { order } = texts;
  const sensors = useSensors(
    useSensor(MouseSensor),
    // A touch that waits a moment drags; one that moves on scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = rows.map(({ stop }) => stop.id);

  function say(text: string, id: UniqueIdentifier, over = id) {
    const { island = '' } = rows.find(({ stop }) => stop.id === id)?.stop ?? {};
    const position = ids.indexOf(String(over)) + 1;
    return fill(text, { island: nameOf(view, island), position, count: ids.length });
  }

  function drop({ active, over }: DragEndEvent) {
    if (!over || over.id === active.id) return;
    onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  }

  return (
    <DndContext
      id="stop-drag"
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{
        screenReaderInstructions: { draggable: order.instructions },
        announcements: {
          onDragStart: ({ active }) => say(order.lifted, active.id),
          onDragOver: ({ active, over }) =>
            over ? say(order.over, active.id, over.id) : undefined,
          onDragEnd: ({ active, over }) => say(order.dropped, active.id, over?.id),
          onDragCancel: ({ active }) => say(order.cancelled, active.id),
        },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className="border-b border-rule">
          {rows.map((row) => (
            <SortableRow key={row.stop.id} {...row} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

function SortableRow(row: Row) {
  const { texts, view } = useEditor();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, ...drag } = useSortable({
    id: row.stop.id,
  });
  const { transform, transition, isDragging } = drag;
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
      <StopRow
        {...row}
        handle={
          <button
            ref={setActivatorNodeRef}
            type="button"
            data-control="handle"
            {...attributes}
            {...listeners}
            aria-label={fill(texts.order.drag, { island: nameOf(view, row.stop.island) })}
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
