import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { bootstrap, root } from './run/bootstrap.mjs';
import { main } from './run/stop.mjs';

/*
 * The site as the tests meet it: the production build, a database that has just been made, and the same
 * build a second time with a backend that does not answer. `--build-only` stops after the build.
 */
await main(async () => {
  if (!(await bootstrap(import.meta.url))) return;
  const { startBackend } = await import('./run/backend.mjs');
  const { ensureBuild } = await import('./run/build.mjs');
  const { open } = await import('./run/site.mjs');
  const { deadBackendUrl, testBackend, testBackendUrl, testSite } = await import(
    './run/test-settings.mjs'
  );

  const folder = path.resolve(root, testBackend.folder);
  rmSync(path.join(folder, 'database'), { recursive: true, force: true });
  rmSync(path.join(folder, 'seeded'), { force: true });
  mkdirSync(folder, { recursive: true });
  const backend = await startBackend({
    folder,
    port: testBackend.port,
    portIsFixed: true,
    keys: testBackend.keys,
  });
  const settings = {
    ...backend.variables,
    NEXT_PUBLIC_SITE_URL: testSite.url,
    NEXT_DIST_DIR: testSite.distDir,
    SUPABASE_URL: testBackendUrl,
  };
  await ensureBuild({
    distDir: testSite.distDir,
    settings,
    logFile: path.join(folder, 'build.log'),
  });
  if (process.argv.includes('--build-only')) return backend.stop();

  const at = (port) => ({ host: 'localhost', port, url: `http://localhost:${port}` });
  const site = await open('start', at(testSite.port), { settings, backend });
  // The second one last: its address tells Playwright that everything is there.
  const withoutBackend = await open('start', at(testSite.portWithoutBackend), {
    settings: { ...settings, SUPABASE_URL: deadBackendUrl },
  });
  await Promise.race([site.ended, withoutBackend.ended]);
});
