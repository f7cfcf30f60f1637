import type { HTMLElement } from 'node-html-parser';

const blocks = 'h1, h2, h3, h4, h5, h6, p, div, ul, ol, dl, table, section, article, figure, form';
/** Elements that may only contain text and inline elements. */
const inline = new Set(['SPAN', 'P', 'BUTTON', 'LABEL', 'EM', 'STRONG', 'SMALL', 'H2', 'H3', 'H4']);

/** Block elements inside inline elements: `H3 in SPAN`. */
const misplaced = (page: HTMLElement) =>
  page.querySelectorAll(blocks).flatMap(({ tagName, parentNode }) => {
    const around = parentNode?.tagName ?? '';
    return inline.has(around) ? [`${tagName} in ${around}`] : [];
  });

/** The ids that a page has more than once. */
function repeatedIds(page: HTMLElement) {
  const ids = page.querySelectorAll('[id]').map(({ id }) => id);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}

/** The headings of a page that skip a level, with the text of each. */
function skippedLevels(page: HTMLElement) {
  const headings = page.querySelectorAll('h1, h2, h3, h4, h5, h6');
  const level = (heading: HTMLElement | undefined) => Number(heading?.tagName.at(-1) ?? 0);
  return headings
    .filter((heading, index) => level(heading) > level(headings[index - 1]) + 1)
    .map(({ tagName, textContent }) => `${tagName} ${textContent}`);
}

/** The header cells of tables that say nothing. */
const emptyHeaders = (page: HTMLElement) =>
  page
    .querySelectorAll('th')
    .filter(({ textContent }) => textContent.trim() === '')
    .map(({ parentNode }) => parentNode?.textContent ?? '');

/** Faults in the markup of a page as it is sent, which browsers repair and assistive software meets. */
export function markupFaults(page: HTMLElement, source: string): string[] {
  const closings = source.match(/<\/body>/g)?.length ?? 0;
  return [
    ...(closings === 1 ? [] : [`${closings} closing tags of the body`]),
    ...repeatedIds(page).map((id) => `the id ${id} twice`),
    ...misplaced(page),
    ...skippedLevels(page).map((heading) => `a level skipped before ${heading}`),
    ...emptyHeaders(page).map((row) => `an empty header cell in ${row}`),
  ];
}
