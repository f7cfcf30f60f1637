import { rmSync } from 'node:fs';
import path from 'node:path';
import { bootstrap, root } from '../tools/run/bootstrap.mjs';
import { main } from '../tools/run/stop.mjs';

/*
 * The site as the tests meet it: the production build, a database that has just been made, and the same
 * build twice more: with a backend that confirms new accounts by mail, news of the ferries and a
 * weather service the tests command, and with a backend and a weather service that do not answer.
 * `--build-only` stops after the build.
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
    // A test cannot wait a minute for a record to be forgotten.
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
    // A test that has to be another sender says so as a proxy would.
    TRUSTED_PROXIES: '1',
  };
  // Each with a folder of its own, and nothing in it of the run before.
  const dataOf = (name) => {
    const folder = path.join(folderOf(testBackend), 'sites', name);
    rmSync(folder, { recursive: true, force: true });
    return { DATA_DIR: folder };
  };
  const at = (port) => ({ host: 'localhost', port, url: `http://localhost:${port}` });
  const sites = await Promise.all([
    open('start', at(testSite.port), {
      settings: { ...running, ...dataOf('plain'), SHOW_GALLERY: 'true' },
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
        ...weatherFrom(await startWeatherStub(testWeather.port, testWeather.firstDay)),
        // A test cannot wait half an hour for the next forecast, and here it is away on purpose.
        WEATHER_KNOWN_SECONDS: '1',
        LOG_LEVEL: 'silent',
      },
    }),
  ]);
  // This one last: its address tells Playwright that everything is there.
  const withoutBackend = await open('start', at(testSite.portWithoutBackend), {
    // Here every call fails, on purpose.
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
