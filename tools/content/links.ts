/**
 * `npm run check -- links`: lists pages of the built site that few others link to. Links in text
 * and cards count once per page and only within a language; menus, the footer, breadcrumbs and the
 * site map do not count, because people do not come across them while reading. Pages rendered per
 * request are not in the build and not counted.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { isLocale } from '../../lib/foundation/i18n/locales.ts';
import { leadingTo } from './inbound.ts';

const fewest = 3;
const folder = `${process.env.NEXT_DIST_DIR ?? '.next'}/server/app`;
if (!existsSync(folder)) throw new Error(`${folder} is not there: npm run build comes first`);

/** Pages for search engines: their path and the links in their text. */
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('html') && isLocale(file.split(/[/.]/)[0]))
  .flatMap((file) => {
    const page = parse(readFileSync(`${folder}/${file}`, 'utf8'));
    const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href');
    const robots = page.querySelector('meta[name="robots"]')?.getAttribute('content') ?? '';
    if (!canonical || robots.includes('noindex')) return [];
    const path = new URL(canonical).pathname;
    const main = page.querySelector('main');
    for (const trail of main?.querySelectorAll('nav[aria-label] ol') ?? []) trail.remove();
    const links = main?.querySelectorAll('a[href]') ?? [];
    return { path, leads: links.map((link) => link.getAttribute('href') ?? '') };
  });

const counts = leadingTo(
  pages.filter(({ path }) => !path.endsWith('/sitemap')),
  pages,
);
const lonely = [...counts].filter(([, from]) => from.length < fewest);
for (const [path, from] of lonely) console.log(`${from.length} ${path}  ${from.join(' ')}`);
console.log(
  `${lonely.length} of ${counts.size} pages have fewer than ${fewest} pages leading to them`,
);
