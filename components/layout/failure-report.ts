/**
 * Returns the message of an error, or the status text of a rejected request. Empty for an error of the server: in
 * production Next replaces its message by a notice to developers.
 */
export function failureMessage(failure: unknown): string {
  if (typeof failure === 'string') return failure;
  if (typeof failure !== 'object' || failure === null || referenceOf(failure)) return '';
  const { message, status, statusText } = failure as Record<string, unknown>;
  if (typeof message === 'string' && message) return message;
  const parts = [status, statusText].filter((part) => part !== undefined && part !== '');
  return parts.join(' ');
}

/** Returns the number under which the server has logged an error; empty if the error is the browser's own. */
export function referenceOf(failure: unknown): string {
  if (typeof failure !== 'object' || failure === null) return '';
  const { digest } = failure as Record<string, unknown>;
  return typeof digest === 'string' ? digest : '';
}

/**
 * Gives the document a title, and returns a function that gives back the one before, unless it has changed again. The
 * first title element counts, and the one of the page that failed stays the first.
 */
export function takeTitle(page: { title: string }, title: string): () => void {
  const before = page.title;
  page.title = title;
  return () => {
    if (page.title === title) page.title = before;
  };
}
