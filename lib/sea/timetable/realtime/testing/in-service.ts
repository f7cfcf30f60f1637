import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { env } from '@/lib/foundation/env';
import { refreshRealtime } from '../services';
import { type LooseEntity, messageOf } from './message';

/** Serves a message to the tests of a file, as if `FERRY_GTFS_RT_URL` named it. */
export function realtimeSays(entities: () => readonly LooseEntity[]): void {
  let folder: string;
  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'realtime-'));
    const file = path.join(folder, 'message.pb');
    writeFileSync(file, messageOf(entities()));
    const { href } = pathToFileURL(file);
    jest.replaceProperty(env, 'FERRY_GTFS_RT_URL', [href]);
    await refreshRealtime(href);
  });
  afterAll(() => {
    jest.restoreAllMocks();
    rmSync(folder, { recursive: true });
  });
}
