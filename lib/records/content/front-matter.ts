import { parse } from 'yaml';
import type { z } from 'zod';

/**
 * Splits an MDX file into its front matter, checked against a schema, and its text. Throws an Error that
 * names the file and every field that is wrong.
 */
export function readFrontMatter<FrontMatter>(
  source: string,
  file: string,
  schema: z.ZodType<FrontMatter>,
): { frontMatter: FrontMatter; text: string } {
  const [, head, text] = /^---\n(.*?)\n---\n(.*)$/s.exec(source) ?? [];
  if (head === undefined || text === undefined) throw new Error(`${file}: no front matter`);
  // The core schema keeps an unquoted date as written, as our schemas require.
  const parsed = schema.safeParse(parse(head, { schema: 'core' }));
  if (parsed.success) return { frontMatter: parsed.data, text };
  const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`${file}: ${faults.join('; ')}`);
}
