/** Milliseconds until a new page or a component has placed the focus. */
const settling = 80;

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

/** Inline style of the page that the router keeps hidden for the way back. */
const hiddenPage = '[style*="display: none !important"]';

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
 * Keeps the focus in its part of the page if its element is removed or hidden, such as the link of
 * a chosen filter: a browser would start again at the top of the document. Returns a function that
 * stops it.
 */
export function keepFocus(content: HTMLElement): () => void {
  /** The focused element and its ancestors, which a removed element no longer has. */
  let trail: readonly HTMLElement[] = [];

  function onFocusIn({ target }: FocusEvent) {
    const all: HTMLElement[] = [];
    for (let element = target as HTMLElement | null; element; element = element.parentElement)
      if (content.contains(element)) all.push(element);
    trail = all;
  }
  function onFocusOut({ target }: FocusEvent) {
    const element = target as HTMLElement;
    if (element.isConnected && !element.closest(hiddenPage)) trail = [];
  }
  const observer = new MutationObserver(() => {
    const lost = trail;
    if (!lost[0] || (lost[0].isConnected && !lost[0].closest(hiddenPage))) return;
    trail = [];
    // A component may place the focus itself, and the browser takes it from hidden elements later.
    setTimeout(() => {
      if (document.activeElement === document.body) focusOn(nearestTo(lost, content));
    }, settling);
  });
  observer.observe(content, {
    childList: true,
    attributes: true,
    attributeFilter: ['style'],
    subtree: true,
  });
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('focusout', onFocusOut);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('focusout', onFocusOut);
  };
}
