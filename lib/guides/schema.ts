import { z } from 'zod';

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens');

/** The front matter of content/guides/<slug>.<locale>.mdx. */
export const frontMatterSchema = z.strictObject({
  title: z.string().min(2),
  /** Doubles as the page's description, so it has the length a search engine shows. */
  summary: z.string().min(80).max(175),
  /** Every `##` heading of the text, in order. Ids are the same in both languages. */
  sections: z
    .array(z.strictObject({ id, title: z.string().min(2) }))
    .min(3)
    .refine((sections) => sections.some((section) => section.id === 'tips'), {
      message: 'a section with the id "tips" is required: legacy addresses lead to it',
    })
    .refine((sections) => new Set(sections.map((section) => section.id)).size === sections.length, {
      message: 'section ids must differ',
    }),
  sources: z.array(
    z.strictObject({ title: z.string().min(2), url: z.url({ protocol: /^https?$/ }) }),
  ),
  /** ISO date on which the facts were last checked. */
  checkedOn: z.iso.date(),
});

export type FrontMatter = z.infer<typeof frontMatterSchema>;
export type GuideSection = FrontMatter['sections'][number];

/** A guide without its text: what lists, cards and the page's frame show. */
export interface Guide extends FrontMatter {
  slug: string;
  /** Minutes at 200 words a minute, rounded up. */
  readingMinutes: number;
}
