import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parse } from 'node-html-parser';
import { isLocale } from '../../lib/foundation/i18n/locales.ts';

/** A page for search engines as the build wrote it. */
export interface BuiltPage {
  /** With its language prefix. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Link targets in its text, without breadcrumbs. */
  readonly leads: readonly string[];
}

/**
 * Indexable pages of the build in `NEXT_DIST_DIR`, `.next` by default. Pages rendered per request are not in it.
 * Ends the process with a message if there is no build.
 */
export function builtPages(): BuiltPage[] {
  const folder = `${process.env.NEXT_DIST_DIR ?? '.next'}/server/app`;
  if (!existsSync(folder)) {
    console.error(`There is no build in ${folder}. Run “npm run build” first.`);
    process.exit(1);
  }
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('html') && isLocale(file.split(/[/.]/)[0]))
    .flatMap((file) => {
      const page = parse(readFileSync(`${folder}/${file}`, 'utf8'));
      const named = (name: string) =>
        page.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
      const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href');
      if (!canonical || named('robots').includes('noindex')) return [];
      const main = page.querySelector('main');
      for (const trail of main?.querySelectorAll('nav[aria-label] ol') ?? []) trail.remove();
      const links = main?.querySelectorAll('a[href]') ?? [];
      return {
        path: new URL(canonical).pathname,
        title: page.querySelector('title')?.text ?? '',
        description: named('description'),
        leads: links.map((link) => link.getAttribute('href') ?? ''),
      };
    });
}
