import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../../lib/supabase/database.types.ts';
import { removeRound } from '../../../lib/supabase/left-files.ts';
import { secretKey } from '../instance.ts';
import { expectOk, type Place } from './deed.ts';

/* Pictures as the site keeps them: in the folder of a person, put there with the secret key alone. */

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** As large as a picture may be; the longer it takes to write, the likelier it is interrupted. */
const pictureBytes = 500_000;

export const newPicture = () => Buffer.concat([png, randomBytes(pictureBytes - png.length)]);

const nameOf = (owner: string) => `avatars/${owner}/picture.png`;

/** Stores the picture of a person in place of the one before. */
export async function putPicture({ url }: Place, owner: string, picture: Buffer): Promise<void> {
  const answer = await fetch(`${url}/storage/v1/object/${nameOf(owner)}`, {
    method: 'POST',
    headers: { apikey: secretKey, 'content-type': 'image/png', 'x-upsert': 'true' },
    body: new Uint8Array(picture),
  });
  expectOk(answer.status, await answer.text());
}

/** The picture of a person, as anybody would be shown it. */
export async function pictureOf({ url }: Place, owner: string): Promise<Buffer | undefined> {
  const answer = await fetch(`${url}/storage/v1/object/public/${nameOf(owner)}`);
  return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
}

/** Files of a person that lie on the disk, whether the backend knows them or not. */
export function filesLeft({ folder }: Place, owner: string): string[] {
  try {
    return readdirSync(path.join(folder, 'supabase', '.temp', 'storage', 'avatars', owner));
  } catch {
    return [];
  }
}

/** A round of the site's own job, which removes what those have left who are gone; it is told to try again later. */
export async function removeLeftPictures({ url }: Place): Promise<void> {
  const client = createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    db: { retry: false },
  });
  await removeRound(client, () => undefined);
}
