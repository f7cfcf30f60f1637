import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createClient } from '@supabase/supabase-js';
import type { Database } from '../../../lib/platform/supabase/database.types.ts';
import { removeRound } from '../../../lib/platform/supabase/left-files.ts';
import { secretKey } from '../instance.ts';
import { expectOk, type Place } from './action.ts';

/* Pictures as the site stores them: in a person's folder, uploaded with the secret key only. */

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** The maximum size of a picture: the longer it takes to write, the likelier it is interrupted. */
const pictureBytes = 500_000;

export const newPicture = () => Buffer.concat([png, randomBytes(pictureBytes - png.length)]);

const nameOf = (owner: string) => `avatars/${owner}/picture.png`;

/** Stores a person's picture, replacing the previous one. */
export async function putPicture({ url }: Place, owner: string, picture: Buffer): Promise<void> {
  const answer = await fetch(`${url}/storage/v1/object/${nameOf(owner)}`, {
    method: 'POST',
    headers: { apikey: secretKey, 'content-type': 'image/png', 'x-upsert': 'true' },
    body: new Uint8Array(picture),
  });
  expectOk(answer.status, await answer.text());
}

/** A person's picture as shown to anyone. */
export async function pictureOf({ url }: Place, owner: string): Promise<Buffer | undefined> {
  const answer = await fetch(`${url}/storage/v1/object/public/${nameOf(owner)}`);
  return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
}

/** Files of a person on disk, whether the backend knows them or not. */
export function filesLeft({ folder }: Place, owner: string): string[] {
  try {
    return readdirSync(path.join(folder, 'supabase', '.temp', 'storage', 'avatars', owner));
  } catch {
    return [];
  }
}

/** Runs the site's job that removes the files of deleted accounts; it retries later. */
export async function removeLeftPictures({ url }: Place): Promise<void> {
  const client = createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false },
    db: { retry: false },
  });
  await removeRound(client, () => undefined);
}
