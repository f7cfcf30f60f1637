import 'server-only';
import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { readingOperation } from '@/lib/platform/operations/reading';
import { rankedAnswers } from './answers';
import { siteIndex } from './site-index';
import { rank } from './site-search';
import { siteKinds } from './sources/types';
import type { IndexedEntry } from './word-index';

/** Kinds with text to read. Listings and tool pages have their own searches. */
const kinds = siteKinds.filter((kind) =>
  (['guides', 'places', 'posts', 'ferryGuide', 'help', 'culinary', 'resources'] as const).some(
    (one) => one === kind,
  ),
);

/** Maximum characters of a passage. Sections of guides are seldom longer. */
const longest = 2400;

const answer = z.object({
  label: z.string(),
  passages: z.array(
    z.object({
      kind: z.enum(siteKinds),
      title: z.string(),
      context: z.string().meta({ description: 'Title of the text it is part of.' }),
      text: z.string(),
      page: z.string().meta({ description: 'Path on this site, without language prefix.' }),
      share: z.number().nullable().meta({
        description:
          'With `as=question`, the share of its words that the passage answers, from 0 to 1.',
      }),
    }),
  ),
  meant: z.string().nullable().meta({
    description: 'Query with unknown words replaced by the closest known ones.',
  }),
});

/** Finds passages in the guides and other texts of the site. */
export const findPassages = readingOperation({
  name: 'findPassages',
  summary: 'Passages on a subject from the guides, blog, ferry guide, help and food pages',
  description:
    'Call it for questions that no other tool answers, such as food, customs or walks. Sections of the site’s own texts that best match the query: island and topic guides, places with a sentence on each, blog posts, the ferry guide, help answers, dishes and products.',
  input: z.object({
    q: z.string().min(2).max(400).meta({
      description: 'A few words, or with `as=question` a whole question; in either language.',
    }),
    as: z.enum(['words', 'question']).default('words').meta({
      description: '`question` finds the passages that answer the words of a whole question.',
    }),
    kind: z.array(z.enum(siteKinds)).optional().meta({ description: 'Only these kinds of text.' }),
    page: z
      .string()
      .max(80)
      .optional()
      .meta({ description: 'All sections of one text, the best first: `/guides/naxos`.' }),
    most: z.coerce.number().int().min(1).max(20).default(4),
  }),
  answer,
  limit: 'site-search',

  async answerOf({ q, as, kind = kinds, page, most }, locale) {
    const t = await getTranslations({ locale, namespace: 'operations.labels' });
    const index = await siteIndex(locale);
    const fits = (entry: IndexedEntry) =>
      kind.includes(entry.kind) && (!page || entry.link.startsWith(`${page}#`));
    const answers = as === 'question' ? rankedAnswers(index, q, fits) : [];
    const shares = new Map(answers.map(({ entry, share }) => [entry, share]));
    const { finds, meant } = as === 'words' ? rank(index, q) : { finds: [], meant: undefined };
    const found = [...shares.keys(), ...finds.map(({ entry }) => entry)];
    // Sections that lack the words of the query follow in their own order.
    const all = page ? [...new Set([...found, ...index.entries.values()])] : found;
    const passages = all
      .filter(fits)
      .slice(0, most)
      .map((entry) => ({
        kind: entry.kind,
        title: entry.title,
        context: entry.context ?? '',
        text: cut(entry.text),
        page: entry.link,
        share: shares.get(entry) ?? null,
      }));
    return { label: t('passages'), passages, meant: meant ?? null };
  },
});

/** Shortens a text to whole sentences, or to whole words if the first sentence is too long. */
function cut(text: string): string {
  if (text.length <= longest) return text;
  const begun = text.slice(0, longest);
  const end = Math.max(begun.lastIndexOf('. '), begun.lastIndexOf('· '));
  return end > longest / 3
    ? begun.slice(0, end + 1)
    : `${begun.slice(0, begun.lastIndexOf(' '))} …`;
}
