import { z } from 'zod';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by hyphens');

const title = z.string().min(2);
/** Description of the length that search engines show. */
const description = z.string().min(80).max(175);

const sources = z.array(z.strictObject({ title, url: z.url({ protocol: /^https?$/ }) }));

/** The front matter of content/guides/<slug>.<locale>.mdx. */
export const guideSchema = z.strictObject({
  title,
  /** Doubles as the page's description. */
  summary: description,
  /** Every `##` heading of the text, in order. Ids are the same in both languages. */
  sections: z
    .array(z.strictObject({ id, title }))
    .min(3)
    .refine((sections) => sections.some((section) => section.id === 'tips'), {
      message: 'a section with the id "tips" is required: legacy addresses lead to it',
    })
    .refine((sections) => new Set(sections.map((section) => section.id)).size === sections.length, {
      message: 'section ids must differ',
    }),
  sources,
  /** Island that a guide on a subject is about: for its charts and its links to further pages. */
  island: z.enum(islandSlugs).optional(),
  /** ISO date on which the guide was first published. */
  publishedOn: z.iso.date(),
  /** ISO date on which the facts were last checked. */
  checkedOn: z.iso.date(),
});

export type GuideSection = z.infer<typeof guideSchema>['sections'][number];

/** The front matter of content/company/<slug>.<locale>.mdx: a page about the site. */
export const companySchema = z.strictObject({
  title,
  description,
  /** ISO date on which the page last changed in substance. */
  updatedOn: z.iso.date(),
});

/** The front matter of content/ferry-guide/<slug>.<locale>.mdx: a part of a chapter, titled by its page. */
export const ferryGuideSchema = z.strictObject({
  /** ISO date on which the facts were last checked. */
  checkedOn: z.iso.date(),
});

/** Topics of the help page: its sections and their ids, in order. */
export const helpTopics = [
  'booking',
  'ferries',
  'islands',
  'money',
  'health',
  'borders',
  'site',
] as const;

/** The front matter of content/help/<slug>.<locale>.mdx: a question; the text is its answer. */
export const helpSchema = z.strictObject({
  question: z.string().min(8).max(90),
  topic: z.enum(helpTopics),
  /** Position among the questions of its topic. */
  order: z.int().positive(),
  /** ISO date on which the facts were last checked. */
  checkedOn: z.iso.date(),
});

export type HelpQuestion = z.infer<typeof helpSchema>;

/** The front matter of content/resources/<slug>.<locale>.mdx: a chapter of the resources. */
export const resourceSchema = z.strictObject({
  title,
  sources,
  /** ISO date on which the facts were last checked. */
  checkedOn: z.iso.date(),
});
