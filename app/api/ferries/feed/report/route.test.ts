import { problem } from '@/lib/foundation/http/errors';
import { zipOf } from '@/lib/sea/timetable/gtfs/testing/zip';
import { refreshFeed } from '@/lib/sea/timetable/service/feed-service';
import { GET } from './route';

jest.mock('@/lib/foundation/env', () => ({
  env: { ...jest.requireActual('@/lib/foundation/env').env, SUPABASE_SECRET_KEY: 'sb_secret_x' },
}));

const get = (key?: string) =>
  GET(
    new Request('http://localhost:3000/api/ferries/feed/report', {
      headers: key ? { authorization: `Bearer ${key}` } : {},
    }),
  );

describe('GET /api/ferries/feed/report', () => {
  it('requires the secret key', async () => {
    for (const key of [undefined, 'x', 'sb_secret_']) {
      const answer = get(key);
      expect(answer.status).toBe(401);
      expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
      expect(answer.headers.get('WWW-Authenticate')).toBe('Bearer');
      const text = await answer.text();
      expect(problem.parse(JSON.parse(text)).code).toBe('unauthorized');
      expect(text).not.toMatch(/report|faults/);
    }
  });

  it('is empty until an archive is checked, then lists each fault without addresses', async () => {
    expect(await get('sb_secret_x').json()).toEqual({ report: null });
    const { mkdtemp, rm, writeFile } = await import('node:fs/promises');
    const { tmpdir } = await import('node:os');
    const { pathToFileURL } = await import('node:url');
    const folder = await mkdtemp(`${tmpdir()}/feed-`);
    try {
      await writeFile(`${folder}/feed.zip`, zipOf([['stops.txt', 'stop_id\n']]));
      await refreshFeed(pathToFileURL(`${folder}/feed.zip`).href);
    } finally {
      await rm(folder, { recursive: true });
    }
    const { report } = await get('sb_secret_x').json();
    expect(report).toMatchObject({
      outcome: 'kept',
      message: 'agency.txt: missing',
      faults: [{ file: 'agency.txt', message: 'missing' }],
      fingerprint: expect.stringMatching(/^[0-9a-f]{12}$/),
    });
    expect(JSON.stringify(report)).not.toContain(folder);
  });
});
