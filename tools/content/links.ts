/**
 * `npm run check -- links`: fails for pages of the built site that few others link to, and lists
 * them. Links in text and cards count once per page and only within a language; menus, the footer,
 * breadcrumbs and the site map do not count, because people do not come across them while reading.
 * Pages rendered per request are not in the build and not counted.
 */
import { builtPages } from './built-pages.ts';
import { leadingTo } from './inbound.ts';

const fewest = 5;

/** Pages that every page links to in its menu or footer and no text needs to. */
const inFrame = new Set([
  '/',
  '/about',
  '/accessibility',
  '/affiliate-disclosure',
  '/contact',
  '/list-property',
  '/privacy',
  '/sitemap',
  '/terms',
]);

const pages = builtPages();
const counts = leadingTo(
  pages.filter(({ path }) => !path.endsWith('/sitemap')),
  pages,
);
const lonely = [...counts].filter(
  ([path, from]) =>
    from.length < fewest && !inFrame.has(path.replace(/^\/[a-z]{2}(?=\/|$)/, '') || '/'),
);
for (const [path, from] of lonely) console.log(`${from.length} ${path}  ${from.join(' ')}`);
console.log(
  `${lonely.length} of ${counts.size} pages have fewer than ${fewest} pages leading to them`,
);
if (lonely.length > 0) process.exitCode = 1;
