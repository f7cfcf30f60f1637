import { revalidateTag } from 'next/cache';
import { z } from 'zod';
import { invalidRequest, withoutKey } from '@/lib/http/errors';
import { holdsSecretKey } from '@/lib/http/secret-key';
import { tagsOf } from '@/lib/supabase/read-public';

const row = z.object({ slug: z.string().max(200) }).nullish();

/** What a database webhook of Supabase sends about a row that was written. */
const change = z.object({
  table: z.string().regex(/^[a-z_]{1,60}$/),
  record: row,
  old_record: row,
});

/**
 * Told of a public record that was written, makes its page and the lists of its table anew at their next
 * request, instead of within five minutes. The old ones are served until then.
 */
export async function POST(request: Request): Promise<Response> {
  if (!holdsSecretKey(request)) return withoutKey();
  const told = change.safeParse(await request.json().catch(() => undefined));
  if (!told.success) return invalidRequest('The body is no change of a row of a table.', {});
  const { table, record, old_record: before } = told.data;
  const slugs = [record?.slug, before?.slug].filter((slug) => slug !== undefined);
  const tags = [...new Set(tagsOf(table, slugs))];
  for (const tag of tags) revalidateTag(tag, 'max');
  return Response.json({ revalidated: tags }, { headers: { 'Cache-Control': 'no-store' } });
}
