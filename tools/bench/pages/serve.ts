import { firstFreePort } from '../../run/ports.mjs';
import { build, open, prepareBackend, variables } from '../../run/site.mjs';

/** Builds the site as `npm start` does, beside a site that may be running, and serves it. Gives address and process. */
export async function serve(): Promise<{ url: string; pid: number | undefined }> {
  const port = await firstFreePort(3617, 'localhost');
  const url = `http://localhost:${port}`;
  const prepared = await prepareBackend({
    ...variables(),
    PORT: String(port),
    DATA_DIR: '.data/bench',
    NEXT_DIST_DIR: '.next-bench',
    // Each request of ours may say that somebody else sent it: limits per sender are not what is measured.
    TRUSTED_PROXIES: '1',
  });
  await build(prepared);
  const { ended, pid } = await open('start', { host: 'localhost', port, url }, prepared);
  ended.catch((failure: unknown) => {
    console.error(failure);
    process.exit(1);
  });
  return { url, pid };
}
