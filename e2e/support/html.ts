import { type HTMLElement, parse } from 'node-html-parser';

/** A page as it is sent, without scripts and styles, which carry its words a second time, and without what is drawn later. */
export const documentOf = (source: string): HTMLElement =>
  parse(source, { blockTextElements: { script: false, style: false, template: false, pre: true } });

/** A text on one line, with plain spaces: how it is broken and kept together is not what it says. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The words of an element, or of a page, on one line. */
export const textOf = (element: HTMLElement | null): string =>
  oneLine(element?.structuredText ?? '');

const attributes = (elements: readonly HTMLElement[], name: string): string[] =>
  elements.flatMap((element) => element.getAttribute(name) ?? []);

/** What a page tells search engines in JSON-LD. */
export const structuredData = (source: string) =>
  [...source.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json),
  );

/** What search engines and browsers read of a page before they show it, and its words. */
export function readPage(source: string) {
  const page = documentOf(source);
  return { ...readHead(page, source), text: textOf(page.querySelector('body')) };
}

/** The same of a document that was read already, without the words, which are slow to put together. */
export function readHead(page: HTMLElement, source: string) {
  const all = (selector: string) => page.querySelectorAll(selector);
  const meta = (name: string) =>
    attributes([...all(`meta[name="${name}"]`), ...all(`meta[property="${name}"]`)], 'content');
  return {
    lang: page.querySelector('html')?.getAttribute('lang'),
    // An SVG has titles too; the page's stands in its head.
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
    headings: all('h1').length,
    /** In the order of the document, whatever is shown when. */
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
