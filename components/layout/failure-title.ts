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
