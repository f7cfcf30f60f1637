/** Focuses an element that need not be a control, without scrolling. */
function focusOn(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Moves the focus to the title of a page that the router has opened, as a new document would move
 * it to its start. Keeps a focus that the new page has set itself.
 */
export function focusTitle(): void {
  const content = document.getElementById('content');
  const { activeElement } = document;
  const isInPage = activeElement?.closest('#content') && activeElement.checkVisibility();
  if (!content || (isInPage && activeElement !== content)) return;
  const titles = [...content.querySelectorAll('h1')];
  focusOn(titles.find((title) => title.checkVisibility()) ?? content);
}

/** Returns the nearest place to a lost element: around it, or the same part of the page that replaced its own. */
function nearestTo(lost: readonly HTMLElement[], content: HTMLElement): HTMLElement {
  for (const element of lost) {
    if (element === content) break;
    if (element.isConnected && element.checkVisibility()) return element;
    const id = element.id || element.dataset.keptId;
    const twin = id ? document.getElementById(id) : null;
    if (twin?.checkVisibility()) return twin;
  }
  const href = lost[0]?.getAttribute('href') ?? '';
  const links = href ? content.querySelectorAll<HTMLElement>(`a[href="${CSS.escape(href)}"]`) : [];
  return [...links].find((link) => link.checkVisibility()) ?? content;
}

/**
 * Remembers the focus before a navigation. Returns a function for its end: if the page is the same
 * but the focused element is gone, such as the link of a chosen filter, it moves the focus to what is
 * nearest, where a browser would start again at the top of the document.
 */
export function keepFocus(): () => void {
  const { pathname } = window.location;
  const content = document.getElementById('content');
  const trail: HTMLElement[] = [];
  let element = document.activeElement as HTMLElement | null;
  for (; element && content?.contains(element); element = element.parentElement)
    trail.push(element);
  return () => {
    const { activeElement, body } = document;
    const isKept = activeElement !== body && activeElement?.checkVisibility();
    if (!content || trail.length === 0 || isKept || pathname !== window.location.pathname) return;
    focusOn(nearestTo(trail, content));
  };
}
