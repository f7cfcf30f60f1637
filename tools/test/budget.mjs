import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { documentBudgetsKb } from './document-budgets.mjs';

/*
 * Measures a first visit to each public page on the documents of the build: the scripts that they
 * load, gzipped, and the fonts that they preload. Fails above the budgets. Fonts actually used by
 * the first view are counted in a browser: e2e/first-view.long.spec.ts.
 */
const budgets = { scriptsKb: 165, fontsKb: 120 };
const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = path.join(root, process.env.NEXT_DIST_DIR || '.next');
const pagesFolder = path.join(dist, 'server', 'app');

/** Built pages, without the shells that Next creates for addresses unknown at build (`[slug]`). */
function documentsUnder(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) return documentsUnder(full);
    const isPage =
      entry.name.endsWith('.html') && !/[[\]]|\/_/.test(path.relative(pagesFolder, full));
    return isPage ? [full] : [];
  });
}

/** A file of the build by its public address. */
const builtFile = (address) =>
  path.join(
    dist,
    decodeURIComponent(address)
      .replace(/^\/_next\//, '')
      .replace(/[?#].*$/, ''),
  );

const sizes = new Map();
function sizeOf(address, measure) {
  const known = sizes.get(address);
  if (known !== undefined) return known;
  const size = measure(builtFile(address));
  sizes.set(address, size);
  return size;
}

const gzipped = (file) => gzipSync(readFileSync(file), { level: 9 }).length;
const onDisk = (file) => statSync(file).size;

const attribute = (tag, name) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
const tags = (html, name) => html.match(new RegExp(`<${name}\\b[^>]*>`, 'gi')) ?? [];
const sum = (addresses, measure) =>
  [...addresses].reduce((total, address) => total + sizeOf(address, measure), 0);

/** Fonts preloaded by the page's Link header, which Next stores next to the document. */
function fontsAskedForAhead(file) {
  const meta = file.replace(/\.html$/, '.meta');
  if (!existsSync(meta)) return [];
  const { link = '' } = JSON.parse(readFileSync(meta, 'utf8')).headers ?? {};
  return link
    .split(/,\s*(?=<)/)
    .filter((entry) => /as="?font/.test(entry))
    .map((entry) => entry.slice(1, entry.indexOf('>')));
}

function measure(file) {
  const html = readFileSync(file, 'utf8');
  const scripts = new Set();
  const fonts = new Set();
  for (const tag of tags(html, 'script')) {
    const source = attribute(tag, 'src');
    // Browsers that support modules, the only ones we support, never load a nomodule script.
    if (source?.startsWith('/_next/') && !/\snomodule/i.test(tag)) scripts.add(source);
  }
  for (const tag of tags(html, 'link')) {
    const target = attribute(tag, 'href');
    const kind = attribute(tag, 'as');
    if (!target?.startsWith('/_next/')) continue;
    if (attribute(tag, 'rel') === 'modulepreload' || kind === 'script') scripts.add(target);
    if (kind === 'font') fonts.add(target);
  }
  for (const font of fontsAskedForAhead(file)) fonts.add(font);
  return {
    // The page of an address without a query is stored below its name as `plain`.
    page: `/${path.relative(pagesFolder, file).replace(/(\/plain)?\.html$/, '')}`,
    scripts: sum(scripts, gzipped),
    fonts: sum(fonts, onDisk),
    html: Buffer.byteLength(html),
    htmlGzipped: gzipSync(html).length,
  };
}

const kb = (bytes) => (bytes / 1024).toFixed(1).padStart(9);
const pages = documentsUnder(pagesFolder)
  .map(measure)
  .sort((a, b) => b.scripts - a.scripts || a.page.localeCompare(b.page));
if (pages.length === 0) {
  console.error(`No pages in ${path.relative(root, pagesFolder)}: build first.`);
  process.exit(1);
}

console.log(' KB: JS gz     fonts      HTML   HTML gz  page');
for (const { page, scripts, fonts, html, htmlGzipped } of pages) {
  console.log(`${kb(scripts)} ${kb(fonts)} ${kb(html)} ${kb(htmlGzipped)}  ${page}`);
}

/** Budgets by the path of the built page, including the language. */
const documentBudgets = Object.fromEntries(
  Object.entries(documentBudgetsKb).flatMap(([address, byLanguage]) =>
    Object.entries(byLanguage).map(([locale, kb]) => [
      `/${locale}${address === '/' ? '' : address}`,
      kb,
    ]),
  ),
);
const missing = Object.keys(documentBudgets).filter(
  (name) => !pages.some(({ page }) => page === name),
);
const over = pages.flatMap(({ page, scripts, fonts, htmlGzipped }) => [
  ...(scripts > budgets.scriptsKb * 1024 ? [`${page}: ${kb(scripts).trim()} KB of scripts`] : []),
  ...(fonts > budgets.fontsKb * 1024 ? [`${page}: ${kb(fonts).trim()} KB of fonts`] : []),
  ...(htmlGzipped > (documentBudgets[page] ?? Number.POSITIVE_INFINITY) * 1024
    ? [`${page}: a document of ${kb(htmlGzipped).trim()} KB, at most ${documentBudgets[page]}`]
    : []),
]);
over.push(...missing.map((page) => `${page}: has a budget and is not there`));
if (over.length > 0) {
  console.error(
    `Over the budget of ${budgets.scriptsKb} KB of scripts and ${budgets.fontsKb} KB of fonts, or of a document:\n${over.join('\n')}`,
  );
  process.exit(1);
}
console.log(
  `${pages.length} pages within ${budgets.scriptsKb} KB of scripts and ${budgets.fontsKb} KB of fonts`,
);
