import { fold } from '@/lib/foundation/i18n/fold';

/** Milliseconds after which typed letters start a new word. */
const pause = 800;

const itemsOf = (group: HTMLElement) =>
  [...group.querySelectorAll<HTMLElement>(group.dataset.roving ?? '')].filter((item) =>
    item.checkVisibility(),
  );

const nameOf = (item: HTMLElement) =>
  fold((item.getAttribute('aria-label') ?? item.closest('label, a')?.textContent ?? '').trim());

/** Returns the item for a key, or undefined if the key does not move the focus. */
function itemAt(items: readonly HTMLElement[], from: number, key: string, typed: string) {
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

/**
 * Makes one tab stop of every group with `data-roving`, whose value is the selector of its
 * controls: arrow keys, Home, End and first letters move inside it, and Tab leaves it. Outside
 * the group, and without JavaScript, all of its controls are tab stops. Returns a function that
 * stops it.
 */
export function roveInGroups(): () => void {
  let typed = '';
  let typedAt = 0;

  const groupOf = (target: EventTarget | null) => {
    const group = target instanceof Element && target.closest<HTMLElement>('[data-roving]');
    if (!group) return undefined;
    return { group, isItem: (target as Element).matches(group.dataset.roving ?? '') };
  };

  function onFocusIn({ target }: FocusEvent) {
    const found = groupOf(target);
    if (!found?.isItem) return;
    for (const item of itemsOf(found.group)) {
      if (item === target) item.removeAttribute('tabindex');
      else item.tabIndex = -1;
    }
  }
  function onFocusOut({ target, relatedTarget }: FocusEvent) {
    const group = groupOf(target)?.group;
    if (!group || (relatedTarget instanceof Node && group.contains(relatedTarget))) return;
    for (const item of group.querySelectorAll(group.dataset.roving ?? ''))
      item.removeAttribute('tabindex');
  }
  function onKeyDown(event: KeyboardEvent) {
    const { target, key, ctrlKey, metaKey, altKey, timeStamp } = event;
    const found = groupOf(target);
    if (!found?.isItem || ctrlKey || metaKey || altKey) return;
    if (key.length === 1 && key !== ' ') {
      typed = timeStamp - typedAt < pause ? typed + fold(key) : fold(key);
      typedAt = timeStamp;
    } else typed = '';
    const items = itemsOf(found.group);
    const next = itemAt(items, items.indexOf(target as HTMLElement), key, typed);
    if (!next) return;
    event.preventDefault();
    next.focus();
  }
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('focusout', onFocusOut);
  document.addEventListener('keydown', onKeyDown);
  return () => {
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('focusout', onFocusOut);
    document.removeEventListener('keydown', onKeyDown);
  };
}
