import { z } from 'zod';
import { localizedSchema } from '@/lib/foundation/i18n/localized-schema';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';

const text = z.string().trim().min(2);
const localizedText = localizedSchema(text);
const month = z.number().int().min(1).max(12);

/** In the order of the page. `drink` is wine and all distilled or mixed drinks. */
export const kinds = ['dish', 'cheese', 'drink', 'sweet', 'product'] as const;
export type Kind = (typeof kinds)[number];

/**
 * Names that the European Union protects: designation of origin, geographical indication, and geographical
 * indication of a spirit drink.
 */
export const schemes = ['pdo', 'pgi', 'gi'] as const;

/** Drawings beside the entries, each made by a component in components/culinary. */
export const drawings = [
  'artichoke',
  'aubergine',
  'bar',
  'bread',
  'capers',
  'crocus',
  'fish',
  'flask',
  'fresh-cheese',
  'fritters',
  'glass',
  'jar',
  'leaf',
  'noodles',
  'octopus',
  'pan',
  'pastry',
  'pie',
  'pot',
  'potato',
  'pulse',
  'sausage',
  'snail',
  'spirit',
  'tomato',
  'watermelon',
  'wheel',
] as const;

export const foodSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
    kind: z.enum(kinds),
    drawing: z.enum(drawings),
    name: localizedText,
    /** Description with useful facts, in one to three sentences. */
    text: localizedText,
    /**
     * Words for ordering it at a table or a counter, in Greek; their pronunciation is derived, as in the phrase book.
     */
    order: text,
    /** Islands on which, by a source, it is made; `cyclades` for every island. */
    islands: z.union([z.literal('cyclades'), z.array(z.enum(islandSlugs)).min(1)]),
    /** First and last month, 1 is January; may run over the end of a year. [1, 12] is the whole year. */
    season: z.tuple([month, month]),
    protection: z.enum(schemes).nullable(),
    source: z.strictObject({ title: text, url: z.url({ protocol: /^https?$/ }) }),
    /** Date on which source and entry were last compared. */
    checkedOn: z.iso.date(),
  })
  .refine(
    ({ islands }) => islands === 'cyclades' || new Set(islands).size === islands.length,
    'each island once',
  );

export type Food = z.infer<typeof foodSchema>;
