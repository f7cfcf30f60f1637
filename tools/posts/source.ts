import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { islandSlugs } from '../../lib/foundation/ids/island-slugs.ts';
import { postTags } from '../../lib/foundation/ids/post-tags.ts';
import { readFrontMatter } from '../../lib/records/content/front-matter.ts';

const texts = {
  title: z.string().min(5).max(70),
  /** At most as long as search engines show. */
  description: z.string().min(80).max(175),
};
/** Fields that apply to both languages are in the English file. */
const english = z.strictObject({
  ...texts,
  publishedAt: z.iso.datetime(),
  checkedOn: z.iso.date(),
  tags: z.array(z.enum(postTags)).min(1).max(3),
  /** Chart next to the title. */
  chart: z.enum([...islandSlugs, 'archipelago']),
  featured: z.boolean().default(false),
});
const greek = z.strictObject(texts);

/** A post as in supabase/seed/posts/<slug>.<locale>.md. */
export type PostSource = z.infer<typeof english> & {
  slug: string;
  body: string;
  greek: z.infer<typeof greek> & { body: string };
};

const folder = 'supabase/seed/posts';
const ending = '.en.md';

/** All posts, by slug. Throws an Error that names the file and its problem. */
export function readPosts(): PostSource[] {
  const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8');
  return readdirSync(folder)
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort()
    .map((slug) => {
      const [en, el] = [`${slug}.en.md`, `${slug}.el.md`];
      const inEnglish = readFrontMatter(read(en), en, english);
      const inGreek = readFrontMatter(read(el), el, greek);
      return {
        slug,
        ...inEnglish.frontMatter,
        body: inEnglish.text.trim(),
        greek: { ...inGreek.frontMatter, body: inGreek.text.trim() },
      };
    });
}
