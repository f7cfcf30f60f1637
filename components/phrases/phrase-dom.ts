import type { PhraseWords } from '@/lib/records/phrases/search';

/*
 * Search, voice and practice read the phrases from the HTML, so that they are not sent a second
 * time as data.
 */

/** Id of the element with all situations. */
export const bookId = 'phrase-book';

/** A phrase on the page, as rendered by phrase-list.tsx. */
interface PagePhrase extends PhraseWords {
  row: HTMLElement;
}

const phraseOf = (row: HTMLElement): PagePhrase => {
  const [greek = '', latin = '', meaning = '', when = ''] = Array.from(
    row.querySelectorAll('p'),
    ({ textContent }) => textContent,
  );
  return { row, greek, latin, meaning, when };
};

/** Returns the situations of the page: ids and titles. */
export function situationsOnPage(): { id: string; title: string }[] {
  const folds = document.querySelectorAll(`#${bookId} .fold`);
  return Array.from(folds, (fold) => ({
    id: fold.querySelector('summary + [id]')?.id ?? '',
    title: fold.querySelector('h2')?.textContent ?? '',
  }));
}

/** Returns the phrases of a situation by its id, or of the whole page. */
export function phrasesOnPage(id: string = bookId): PagePhrase[] {
  const rows = document.querySelectorAll<HTMLElement>(`#${id} .phrase-list > li`);
  return Array.from(rows, phraseOf);
}

const wasFolded = 'data-was-folded';

/** Opens the situations while some of their phrases are hidden by a search; folds those again that were folded. */
export function unfoldBook(isSearched: boolean): void {
  for (const fold of document.querySelectorAll<HTMLDetailsElement>(`#${bookId} .fold`)) {
    if (isSearched && !fold.open) {
      fold.toggleAttribute(wasFolded, true);
      fold.open = true;
    } else if (!isSearched && fold.hasAttribute(wasFolded)) {
      fold.removeAttribute(wasFolded);
      fold.open = false;
    }
  }
}
