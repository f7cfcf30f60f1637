const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Text as a reader sees it, from HTML source. */
export function decode(html: string): string {
  return html.replace(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (whole, code: string) => {
    if (code.startsWith('#x')) return String.fromCodePoint(Number.parseInt(code.slice(2), 16));
    if (code.startsWith('#')) return String.fromCodePoint(Number(code.slice(1)));
    return named[code] ?? whole;
  });
}

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  return value === undefined ? undefined : decode(value);
}

/** Scripts carry the page a second time, for hydration; this is what is left without them. */
const withoutScripts = (html: string) => html.replace(/<script\b[\s\S]*?<\/script>/gi, '');

const tags = (html: string, name: string) =>
  html.match(new RegExp(`<${name}\\b[^>]*>`, 'gi')) ?? [];

/** What search engines and browsers read of a page before they show it. */
export function readPage(source: string) {
  const html = withoutScripts(source);
  const metas = tags(html, 'meta');
  const links = tags(html, 'link');
  const meta = (name: string) => {
    const found = metas.filter(
      (tag) => attribute(tag, 'name') === name || attribute(tag, 'property') === name,
    );
    return found.map((tag) => attribute(tag, 'content') ?? '');
  };
  const alternates = links.filter(
    (tag) => attribute(tag, 'rel') === 'alternate' && attribute(tag, 'hreflang'),
  );
  return {
    lang: attribute(tags(html, 'html')[0] ?? '', 'lang'),
    titles: [...html.matchAll(/<title>([\s\S]*?)<\/title>/gi)]
      // An SVG has titles too; the page's stands in its head.
      .filter(({ index }) => index < html.indexOf('</head>'))
      .map(([, text = '']) => decode(text)),
    description: meta('description'),
    robots: meta('robots').join(','),
    ogImage: meta('og:image'),
    canonical: links
      .filter((tag) => attribute(tag, 'rel') === 'canonical')
      .map((tag) => attribute(tag, 'href')),
    alternates: Object.fromEntries(
      alternates.map((tag) => [attribute(tag, 'hreflang'), attribute(tag, 'href')]),
    ),
    headings: tags(html, 'h1').length,
    /** Text with the tags taken out. */
    text: decode(html.replace(/<[^>]+>/g, ' ')).replace(/\s+/g, ' '),
    links: tags(html, 'a').flatMap((tag) => attribute(tag, 'href') ?? []),
    ids: new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => decode(id))),
    files: [...tags(html, 'img'), ...tags(html, 'use'), ...links].flatMap((tag) => {
      const file = attribute(tag, 'src') ?? attribute(tag, 'href');
      const isPage = ['canonical', 'alternate'].includes(attribute(tag, 'rel') ?? '');
      return file && !isPage && !file.startsWith('data:') ? [file] : [];
    }),
  };
}
