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
  const sections = document.querySelectorAll(`#${bookId} > section`);
  return Array.from(sections, (section) => ({
    id: section.id,
    title: section.querySelector('h2')?.textContent ?? '',
  }));
}

/** Returns the phrases of a situation by its id, or of the whole page. */
export function phrasesOnPage(id: string = bookId): PagePhrase[] {
  const rows = document.querySelectorAll<HTMLElement>(`#${id} .phrase-list > li`);
  return Array.from(rows, phraseOf);
}
