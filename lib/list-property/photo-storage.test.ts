import type { DatabaseClient } from '@/lib/supabase/client';
import { dropPhotos } from './photo-storage';

const paths = ['sending/1.webp', 'sending/2.png'];

/** A backend whose table answers like this when it is asked for the property. */
function backend(answer: { data: object | null; error: object | null }) {
  const removed: string[][] = [];
  const asked = { select: () => asked, eq: () => asked, maybeSingle: async () => answer };
  const bucket = { remove: async (gone: string[]) => removed.push(gone) };
  const client = { from: () => asked, storage: { from: () => bucket } };
  return { client: client as unknown as DatabaseClient, removed };
}

describe('photos of a property that could not be stored', () => {
  it('are taken away again', async () => {
    const { client, removed } = backend({ data: null, error: null });
    await dropPhotos(client, 'sending', paths);
    expect(removed).toEqual([paths]);
  });

  it('stay where the property stands in the table after all', async () => {
    const { client, removed } = backend({ data: { id: 'sending' }, error: null });
    await dropPhotos(client, 'sending', paths);
    expect(removed).toEqual([]);
  });

  it('stay where nobody can say whether it does', async () => {
    const { client, removed } = backend({ data: null, error: { code: 'PGRST000' } });
    await dropPhotos(client, 'sending', paths);
    expect(removed).toEqual([]);
  });
});
