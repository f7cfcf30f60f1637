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
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { glide, prepareMotion } from '@/components/motion/animate';
import { fill } from '@/lib/foundation/i18n/fill';

export interface SortableRow {
  readonly id: string;
  /** Name of the island in announcements. */
  readonly name: string;
  /** Renders the row with its drag handle. */
  readonly show: (handle: ReactNode) => ReactNode;
}

/** Texts with `{island}`, `{position}` and `{count}`. */
export interface SortableTexts {
  readonly drag: string;
  readonly instructions: string;
  readonly lifted: string;
  readonly over: string;
  readonly dropped: string;
  readonly cancelled: string;
}

export interface SortableIslandsProps {
  /** Id of the list on its page. */
  id: string;
  rows: readonly SortableRow[];
  texts: SortableTexts;
  onMove: (from: number, to: number) => void;
}

/** List of islands with drag handles for mouse, touch and keyboard. Load it after hydration. */
export function SortableIslands({ id: listId, rows, texts, onMove }: SortableIslandsProps) {
  const sensors = useSensors(
    useSensor(MouseSensor),
    // A long touch drags; a moving one scrolls.
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = rows.map(({ id }) => id);

  function say(text: string, id: UniqueIdentifier, over = id) {
    const row = rows.find((one) => one.id === id);
    const position = ids.indexOf(String(over)) + 1;
    return fill(text, { island: row?.name ?? '', position, count: ids.length });
  }

  function drop({ active, over }: DragEndEvent) {
    if (!over || over.id === active.id) return;
    onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  }

  return (
    <DndContext
      id={listId}
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
        <ol className="border-b border-rule" onPointerEnter={prepareMotion} onFocus={prepareMotion}>
          {rows.map((row, index) => (
            <Row
              key={row.id}
              {...row}
              drag={fill(texts.drag, { island: row.name })}
              onStep={(by) => rows[index + by] && onMove(index, index + by)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

/**
 * Moves a row to its place whenever that changes: while another is dragged past it, when it is
 * dropped, and when a button moves it. A dragged row follows the pointer at once.
 *
 * @param y distance in px from its place in the document
 */
function useGliding(y: number, isDragging: boolean) {
  const row = useRef<HTMLLIElement>(null);
  const top = useRef<number>(undefined);
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return;
    const place = element.offsetTop - (element.parentElement?.offsetTop ?? 0);
    const shown = new DOMMatrixReadOnly(getComputedStyle(element).transform).m42;
    const from = (top.current ?? place) - place + shown;
    top.current = place;
    glide(element, isDragging ? y : from, y);
  });
  return row;
}

interface RowProps extends SortableRow {
  /** Label of the handle. */
  drag: string;
  onStep: (by: -1 | 1) => void;
}

function Row({ id, show, drag: label, onStep }: RowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, ...drag } = useSortable({
    id,
    transition: null,
    animateLayoutChanges: () => false,
  });
  const { transform, isDragging } = drag;
  const row = useGliding(Math.round(transform?.y ?? 0), isDragging);
  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowUp: -1 as const, ArrowDown: 1 as const }[event.key];
    if (by && !isDragging) {
      event.preventDefault();
      onStep(by);
    } else listeners?.onKeyDown?.(event);
    // A lifted row keeps its keys.
    if (isDragging) event.stopPropagation();
  }
  const handle = (
    <button
      ref={setActivatorNodeRef}
      type="button"
      data-control="handle"
      {...attributes}
      {...listeners}
      onKeyDown={onKeyDown}
      aria-label={label}
      className="flex size-11 shrink-0 cursor-grab touch-manipulation items-center justify-center text-ink-2 hover:bg-deep hover:text-ink active:cursor-grabbing"
    >
      <svg viewBox="0 0 24 24" className="size-6" aria-hidden="true" fill="currentColor">
        <path d="M8 5h3v3H8zM13 5h3v3h-3zM8 10.5h3v3H8zM13 10.5h3v3h-3zM8 16h3v3H8zM13 16h3v3h-3z" />
      </svg>
    </button>
  );
  return (
    <li
      ref={(element) => {
        row.current = element;
        setNodeRef(element);
      }}
      className={isDragging ? 'relative z-10 outline-2 outline-accent' : ''}
    >
      {show(handle)}
    </li>
  );
}
