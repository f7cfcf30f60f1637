import { firstFreePort } from '../../run/ports.mjs';
import { build, open, prepareBackend, variables } from '../../run/site.mjs';

/**
 * Builds and serves the site as `npm start` does, next to any running site. Returns its address and
 * process id.
 */
export async function serve(): Promise<{ url: string; pid: number | undefined }> {
  const port = await firstFreePort(3617, 'localhost');
  const url = `http://localhost:${port}`;
  const prepared = await prepareBackend({
    ...variables(),
    PORT: String(port),
    DATA_DIR: '.data/bench',
    NEXT_DIST_DIR: '.next-bench',
    // Lets each request name its own sender, because rate limits are not part of the measurement.
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
