import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { z } from 'zod';
import { invalidRequest, withoutKey } from '@/lib/foundation/http/errors';
import { holdsSecretKey } from '@/lib/foundation/http/secret-key';
import { refreshAtEdge } from '@/lib/platform/routes/copies-at-edge';
import { tagsOf } from '@/lib/platform/supabase/read-public';

const row = z.object({ slug: z.string().max(200) }).nullish();

/** Payload of a Supabase database webhook about a changed row. */
const change = z.object({
  table: z.string().regex(/^[a-z_]{1,60}$/),
  record: row,
  old_record: row,
});

/**
 * Payload that an instance sends to itself after another one received a webhook
 * (lib/foundation/instances/follow.ts).
 */
const passedOn = z.object({ tags: z.array(z.string().max(300)).max(20_000) });

/**
 * Revalidates the page of a changed public record and the lists of its table, so that they are
 * regenerated at the next request instead of within five minutes. The old ones are served until
 * then. The edge refreshes its copies.
 */
export async function POST(request: Request): Promise<Response> {
  if (!holdsSecretKey(request)) return withoutKey();
  const body: unknown = await request.json().catch(() => undefined);
  const known = passedOn.safeParse(body);
  if (known.success) return revalidated(known.data.tags);
  const changed = change.safeParse(body);
  if (!changed.success) return invalidRequest('The body is no change of a row of a table.', {});
  const { table, record, old_record: before } = changed.data;
  const slugs = [record?.slug, before?.slug].filter((slug) => slug !== undefined);
  const tags = [...new Set(tagsOf(table, slugs))];
  after(() => refreshAtEdge(tags));
  return revalidated(tags);
}

function revalidated(tags: readonly string[]): Response {
  for (const tag of tags) revalidateTag(tag, 'max');
  return Response.json({ revalidated: tags }, { headers: { 'Cache-Control': 'no-store' } });
}
