const bytes = (text) => Buffer.byteLength(text);

/** The first element of that kind, with what is in it; elements of the kind must not lie in each other. */
const element = (html, name) => new RegExp(`<${name}\\b[\\s\\S]*?</${name}>`).exec(html)?.[0] ?? '';

/**
 * The bytes of a document that every page has: menus, footer, what may lie over the page, and what React and
 * Next need for them. Counted as what is left without `<head>` and without the page itself, which stands there
 * twice: as markup, and about as long in the data React repeats.
 */
export function shellShare(html) {
  return bytes(html) - bytes(element(html, 'head')) - 2 * bytes(element(html, 'main'));
}
