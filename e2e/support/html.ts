import { type HTMLElement, parse } from 'node-html-parser';
import { markupFaults } from './markup';

/**
 * Parses a page as it is sent, without scripts and styles, which repeat its texts, and without
 * templates.
 */
export const documentOf = (source: string): HTMLElement =>
  parse(source, { blockTextElements: { script: false, style: false, template: false, pre: true } });

/**
 * A text on one line, with plain spaces, because line breaks and non-breaking spaces are not part
 * of its content.
 */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Text of an element or a page, on one line. */
export const textOf = (element: HTMLElement | null): string =>
  oneLine(element?.structuredText ?? '');

const attributes = (elements: readonly HTMLElement[], name: string): string[] =>
  elements.flatMap((element) => element.getAttribute(name) ?? []);

/** JSON-LD of a page for search engines. */
export const structuredData = (source: string) =>
  [...source.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json),
  );

/** Metadata of a page for search engines and browsers, and its text. */
export function readPage(source: string) {
  const page = documentOf(source);
  return { ...readHead(page, source), text: textOf(page.querySelector('body')) };
}

/** The same for a parsed document, without the text, which is slow to extract. */
export function readHead(page: HTMLElement, source: string) {
  const all = (selector: string) => page.querySelectorAll(selector);
  const meta = (name: string) =>
    attributes([...all(`meta[name="${name}"]`), ...all(`meta[property="${name}"]`)], 'content');
  return {
    lang: page.querySelector('html')?.getAttribute('lang'),
    // SVGs have titles too, so only the head is searched.
    titles: all('head title').map(textOf),
    description: meta('description'),
    robots: meta('robots').join(','),
    ogTitle: meta('og:title'),
    ogImage: meta('og:image'),
    canonical: attributes(all('link[rel="canonical"]'), 'href'),
    alternates: Object.fromEntries(
      all('link[rel="alternate"][hreflang]').map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    ),
    structuredData: structuredData(source),
    markupFaults: markupFaults(page, source),
    headings: all('h1').length,
    /** In document order, whether visible or not. */
    firstHeading: page.querySelector('h1, h2, h3, h4, h5, h6')?.tagName,
    links: attributes(all('a'), 'href'),
    ids: new Set(attributes(all('[id]'), 'id')),
    files: [
      ...attributes(all('img'), 'src'),
      ...attributes(all('use'), 'href'),
      ...attributes(all('link:not([rel="canonical"]):not([rel="alternate"])'), 'href'),
    ].filter((file) => !file.startsWith('data:')),
  };
}
