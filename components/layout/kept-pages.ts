import { restore, withdraw } from './hidden-page';

/** React hides the elements of a page that the router keeps by this inline style; no page uses it itself. */
const isHidden = ({ style }: HTMLElement) =>
  style.display === 'none' && style.getPropertyPriority('display') === 'important';

/**
 * Withdraws what the document may have once only from the last pages, which the router keeps hidden for the way back,
 * and gives it back when one is shown again. Returns a function that stops it.
 */
export function watchKeptPages(content: HTMLElement): () => void {
  const hidden = new WeakSet<HTMLElement>();
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      // Scripts and drawings may be the outermost elements of a page too.
      const element = target as HTMLElement;
      if (isHidden(element) === hidden.has(element)) continue;
      if (hidden.delete(element)) restore(element);
      else {
        hidden.add(element);
        withdraw(element);
      }
    }
  });
  observer.observe(content, { attributes: true, attributeFilter: ['style'], subtree: true });
  return () => observer.disconnect();
}
