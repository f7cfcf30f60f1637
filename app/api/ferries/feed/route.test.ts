import { strFromU8, unzipSync } from 'fflate';
import { readArchive } from '@/lib/sea/timetable/gtfs/read-archive';
import { GET } from './route';

const get = (headers: Record<string, string> = {}) =>
  GET(new Request('http://localhost/api/ferries/feed', { headers }));

describe('GET /api/ferries/feed', () => {
  it('sends the typical timetable as an archive that reads without faults', async () => {
    const bytes = new Uint8Array(await get().arrayBuffer());
    expect(await readArchive({ bytes })).toMatchObject({
      faults: [],
      feed: { info: { isTypical: true } },
    });
  });

  it('labels the feed in a header and inside the archive', async () => {
    const response = get();
    expect(response.headers.get('X-Feed-Label')).toMatch(/not a schedule/);
    const { 'README.md': readme } = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(strFromU8(readme ?? new Uint8Array())).toMatch(/NOT A SCHEDULE/);
  });

  it('answers 304 if the client has this version', () => {
    const etag = get().headers.get('ETag') ?? '';
    expect(get({ 'If-None-Match': `"other", W/${etag}` }).status).toBe(304);
    expect(get({ 'If-None-Match': '"other"' }).status).toBe(200);
  });
});
