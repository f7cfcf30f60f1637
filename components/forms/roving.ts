import type { FocusEvent, KeyboardEvent } from 'react';
import { fold } from '@/lib/foundation/i18n/fold';

/** Milliseconds after which typed letters start a new word. */
const pause = 800;
let typed = '';
let typedAt = 0;

/** Returns the selector of a group's controls. */
const selectorOf = (group: HTMLElement) => group.dataset.roving ?? '';

const itemsOf = (group: HTMLElement) =>
  [...group.querySelectorAll<HTMLElement>(selectorOf(group))].filter((item) =>
    item.checkVisibility(),
  );

const nameOf = (item: HTMLElement) =>
  fold((item.getAttribute('aria-label') ?? item.closest('label, a')?.textContent ?? '').trim());

/** Returns the item for a key, or undefined if the key does not move the focus. */
function itemAt(items: readonly HTMLElement[], from: number, key: string) {
  const last = items.length - 1;
  if (key === 'ArrowDown' || key === 'ArrowRight') return items[from === last ? 0 : from + 1];
  if (key === 'ArrowUp' || key === 'ArrowLeft') return items[from === 0 ? last : from - 1];
  if (key === 'Home') return items[0];
  if (key === 'End') return items[last];
  // A single letter looks further down, so that it steps through the names that start with it.
  const start = from + (typed.length === 1 ? 1 : 0);
  const inTurn = [...items.slice(start), ...items.slice(0, start)];
  return typed ? inTurn.find((item) => nameOf(item).startsWith(typed)) : undefined;
}

/** Takes the other controls out of the order of tabs until the focus has left the group. */
function passOver(group: HTMLElement, current: Element) {
  for (const item of itemsOf(group)) {
    if (item === current) item.removeAttribute('tabindex');
    else item.tabIndex = -1;
  }
}

function onBlur({ relatedTarget, currentTarget: group }: FocusEvent<HTMLElement>) {
  if (relatedTarget && group.contains(relatedTarget)) return;
  for (const item of group.querySelectorAll(selectorOf(group))) item.removeAttribute('tabindex');
}

function onKeyDown(event: KeyboardEvent<HTMLElement>) {
  const { target, currentTarget: group, key, ctrlKey, metaKey, altKey, timeStamp } = event;
  if (ctrlKey || metaKey || altKey) return;
  if (!(target as Element).matches(selectorOf(group))) return;
  if (key === 'Tab') return passOver(group, target as Element);
  if (key.length === 1 && key !== ' ') {
    typed = timeStamp - typedAt < pause ? typed + fold(key) : fold(key);
    typedAt = timeStamp;
  } else typed = '';
  const items = itemsOf(group);
  const next = itemAt(items, items.indexOf(target as HTMLElement), key);
  if (!next || event.isDefaultPrevented()) return;
  event.preventDefault();
  next.focus();
}

/**
 * Props that make one tab stop of the controls inside an element: arrow keys, Home, End and first
 * letters move between them, and Tab leaves them. Without the focus, and without JavaScript, all of
 * them are tab stops. Handlers instead of state, as `focusgroup` of HTML would need no render either:
 * it replaces this file once all browsers have it.
 */
export const roving = (selector: string) => ({
  'data-roving': selector,
  onBlur,
  onKeyDown,
});
