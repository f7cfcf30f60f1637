import type { PhraseWords } from '@/lib/phrases/search';

/*
 * Search, voice and practice find the phrases where they stand: in the page. They are not sent a second time
 * for the scripts.
 */

/** Marks the element that holds all situations. */
export const bookId = 'phrase-book';

/** A phrase of the page, as phrase-list.tsx writes it. */
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

/** The situations of the page: their anchors and titles. */
export function situationsOnPage(): { id: string; title: string }[] {
  const sections = document.querySelectorAll(`#${bookId} > section`);
  return Array.from(sections, (section) => ({
    id: section.id,
    title: section.querySelector('h2')?.textContent ?? '',
  }));
}

/** The phrases of a situation, by its anchor, or of the whole book. */
export function phrasesOnPage(id: string = bookId): PagePhrase[] {
  const rows = document.querySelectorAll<HTMLElement>(`#${id} .phrase-list > li`);
  return Array.from(rows, phraseOf);
}
