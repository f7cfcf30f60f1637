const bytes = (text) => Buffer.byteLength(text);

/** First element with this name, including its content; such elements must not be nested. */
const element = (html, name) => new RegExp(`<${name}\\b[\\s\\S]*?</${name}>`).exec(html)?.[0] ?? '';

/**
 * Bytes of a document that every page has: menus, footer, overlays, and the data that React and
 * Next need for them. Computed as the document without `<head>` and without the page itself, which
 * is contained twice: as markup, and about as long in the data for React.
 */
export function shellShare(html) {
  return bytes(html) - bytes(element(html, 'head')) - 2 * bytes(element(html, 'main'));
}
