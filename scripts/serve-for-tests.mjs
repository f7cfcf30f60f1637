import { rmSync } from 'node:fs';
import path from 'node:path';
import { bootstrap, root } from '../tools/run/bootstrap.mjs';
import { main } from '../tools/run/stop.mjs';

/*
 * The site as the tests use it: the production build with a fresh database, and two more instances
 * of the same build. One has a backend that confirms new accounts by mail and a ferry feed and
 * weather service that the tests control; the other has a backend and a weather service that never
 * answer. `--build-only` stops after the build.
 */
await main(async () => {
  if (!(await bootstrap(import.meta.url))) return;
  const { startBackend } = await import('../backend/backend.mjs');
  const { ensureBuild } = await import('../tools/run/build.mjs');
  const { startModelStub } = await import('../tools/test/model-stub.mjs');
  const { startRealtimeStub } = await import('../tools/test/realtime-stub.mjs');
  const { startWeatherStub } = await import('../tools/test/weather-stub.mjs');
  const { open } = await import('../tools/run/site.mjs');
  const { freshDatabases } = await import('../tools/test/test-database.mjs');
  const {
    deadBackendUrl,
    testBackend,
    testBackendUrl,
    testBackendWithMail,
    testBackendWithMailUrl,
    testMapStyleUrl,
    testPush,
    testSite,
    testSiteWithMailUrl,
    testWeather,
  } = await import('../tools/test/test-settings.mjs');

  const isBuildOnly = process.argv.includes('--build-only');
  const folderOf = ({ folder }) => path.resolve(root, folder);
  const kept = isBuildOnly ? [testBackend] : [testBackend, testBackendWithMail];
  await freshDatabases(kept.map(folderOf));
  const start = (backend, options) =>
    startBackend({
      folder: folderOf(backend),
      port: backend.port,
      portIsFixed: true,
      keys: testBackend.keys,
      ...options,
    });
  const [backend] = await Promise.all([
    start(testBackend, { siteUrl: testSite.url }),
    isBuildOnly
      ? undefined
      : start(testBackendWithMail, { siteUrl: testSiteWithMailUrl, confirmsByMail: true }),
  ]);
  const settings = {
    ...backend.variables,
    NEXT_PUBLIC_SITE_URL: testSite.url,
    NEXT_DIST_DIR: testSite.distDir,
    SUPABASE_URL: testBackendUrl,
    // A test cannot wait a minute for a cached record to expire.
    RECORD_KNOWN_SECONDS: '2',
  };
  await ensureBuild({
    distDir: testSite.distDir,
    settings,
    logFile: path.resolve(root, testBackend.folder, 'build.log'),
  });
  if (isBuildOnly) return backend.stop();

  const weatherFrom = (url) => ({ OPEN_METEO_URL: url, OPEN_METEO_MARINE_URL: url });
  const running = {
    ...settings,
    ...weatherFrom(await startWeatherStub(0, testWeather.firstDay)),
    LOG_LEVEL: 'warn',
    MAIL_FILE: path.resolve(root, testBackend.folder, 'mails.log'),
    // A test cannot wait half a minute for the next look at its trip.
    TRIP_WATCH_SECONDS: '2',
    TRIP_MAIL_AT_NIGHT: 'true',
    // A test that needs another sender sets X-Forwarded-For as a proxy would.
    TRUSTED_PROXIES: '1',
  };
  // Each instance gets its own data folder, emptied of the previous run.
  const dataOf = (name) => {
    const folder = path.join(folderOf(testBackend), 'sites', name);
    rmSync(folder, { recursive: true, force: true });
    return { DATA_DIR: folder };
  };
  const at = (port) => ({ host: 'localhost', port, url: `http://localhost:${port}` });
  const sites = await Promise.all([
    open('start', at(testSite.port), {
      settings: { ...running, ...testPush.variables, ...dataOf('plain'), SHOW_GALLERY: 'true' },
    }),
    open('start', at(testSite.portWithMail), {
      settings: {
        ...running,
        ...dataOf('with-mail'),
        SUPABASE_URL: testBackendWithMailUrl,
        MAP_STYLE_URL: testMapStyleUrl,
        ASSISTANT_PROVIDER: 'openai-compatible',
        ASSISTANT_MODEL: 'stub',
        ASSISTANT_BASE_URL: await startModelStub(),
        FERRY_GTFS_RT_URL: await startRealtimeStub(),
        MAIL_FILE: path.resolve(root, testBackendWithMail.mailFile),
        ...weatherFrom(await startWeatherStub(testWeather.port, testWeather.firstDay)),
        // A test cannot wait half an hour for the next forecast, and here the service is down on
        // purpose.
        WEATHER_KNOWN_SECONDS: '1',
        LOG_LEVEL: 'silent',
      },
    }),
  ]);
  // Opened last: Playwright waits for this address, so everything else is ready by then.
  const withoutBackend = await open('start', at(testSite.portWithoutBackend), {
    // Every call fails here on purpose.
    settings: {
      ...running,
      ...dataOf('without-backend'),
      ...weatherFrom(deadBackendUrl),
      SUPABASE_URL: deadBackendUrl,
      LOG_LEVEL: 'silent',
    },
  });
  await Promise.race([...sites, withoutBackend].map(({ ended }) => ended));
});
