import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { readFrontMatter } from '@/lib/records/content/front-matter';
import type { Post } from '@/lib/records/content/posts/schema';

const folder = path.join(process.cwd(), 'supabase/seed/posts');
const head = z.object({ title: z.string(), description: z.string() });

/** Articles from the seed, in the format of the post query. */
export function seededPosts(): Post[] {
  const read = (slug: string, locale: Locale) => {
    const file = `${slug}.${locale}.md`;
    return readFrontMatter(readFileSync(path.join(folder, file), 'utf8'), file, head);
  };
  return readdirSync(folder)
    .filter((file) => file.endsWith('.en.md'))
    .map((file) => {
      const slug = file.slice(0, -'.en.md'.length);
      const [en, el] = [read(slug, 'en'), read(slug, 'el')];
      return {
        slug,
        publishedAt: '2026-11-21T08:00:00.000Z',
        checkedOn: '2026-11-21',
        updatedAt: '2026-11-21T08:00:00.000Z',
        tags: [],
        chart: 'archipelago',
        featured: false,
        title: { en: en.frontMatter.title, el: el.frontMatter.title },
        description: { en: en.frontMatter.description, el: el.frontMatter.description },
        body: { en: en.text.trim(), el: el.text.trim() },
      };
    });
}
