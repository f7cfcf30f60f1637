/**
 * `npm run check -- links`: which pages of the built site few others lead to. Links in the text and in cards count, of
 * each page once and in its own language; menus, the footer, the trail above a title and the site map do not, because a
 * reader who is reading does not meet them. What is rendered per request is not in the build, and not counted.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { leadingTo } from './inbound.ts';

const fewest = 3;
const folder = `${process.env.NEXT_DIST_DIR ?? '.next'}/server/app`;
if (!existsSync(folder)) throw new Error(`${folder} is not there: npm run build comes first`);

/** Pages for search engines: their path and where their text leads. */
const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^(en|el)[/.].*html$/.test(file))
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
