import type { SeedRecord } from '../records';
import { rowOf } from '../rows';
import type { ImportKind } from './columns';

/** Project and secret key that a write needs. */
interface Target {
  readonly url: string;
  readonly secret: string;
}

/**
 * Writes listings in one transaction. A slug that exists is replaced, so that a file may be imported again; the rows
 * belong to the owner from then on, and no seed changes them.
 *
 * @throws {Error} with the database's reason; nothing is written then
 */
export async function writeListings<Kind extends ImportKind>(
  kind: Kind,
  records: readonly SeedRecord<Kind>[],
  { url, secret }: Target,
): Promise<void> {
  const rows = records.map((record) => {
    const { partner_links: links, ...row } = rowOf[kind](record);
    return { ...row, partner_links: JSON.parse(String(links)), seeded_from: null };
  });
  const answer = await fetch(new URL(`/rest/v1/${kind}?on_conflict=slug`, url), {
    method: 'POST',
    headers: {
      apikey: secret,
      // Older keys are JWTs, which the gateway also expects as bearer tokens.
      ...(secret.startsWith('sb_') ? {} : { authorization: `Bearer ${secret}` }),
      'content-type': 'application/json',
      prefer: 'resolution=merge-duplicates,return=minimal',
    },
    body: JSON.stringify(rows),
    signal: AbortSignal.timeout(60_000),
  });
  if (!answer.ok) throw new Error(`${answer.status}: ${(await answer.text()).slice(0, 500)}`);
}
