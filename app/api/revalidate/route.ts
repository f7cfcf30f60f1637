import { revalidateTag } from 'next/cache';
import { z } from 'zod';
import { holdsSecretKey } from '@/lib/http/secret-key';
import { tagsOf } from '@/lib/supabase/read-public';

const row = z.object({ slug: z.string().max(200) }).nullish();

/** What a database webhook of Supabase sends about a row that was written. */
const change = z.object({
  table: z.string().regex(/^[a-z_]{1,60}$/),
  record: row,
  old_record: row,
});

const answer = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } });

/**
 * Told of a public record that was written, makes its page and the lists of its table anew at their next
 * request, instead of within five minutes. The old ones are served until then.
 */
export async function POST(request: Request): Promise<Response> {
  if (!holdsSecretKey(request)) return answer(401, { error: { code: 'unauthorized' } });
  const told = change.safeParse(await request.json().catch(() => undefined));
  if (!told.success) return answer(400, { error: { code: 'invalid' } });
  const { table, record, old_record: before } = told.data;
  const slugs = [record?.slug, before?.slug].filter((slug) => slug !== undefined);
  const tags = [...new Set(tagsOf(table, slugs))];
  for (const tag of tags) revalidateTag(tag, 'max');
  return answer(200, { revalidated: tags });
}
