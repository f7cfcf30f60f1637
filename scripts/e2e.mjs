import { bootstrap } from '../tools/run/bootstrap.mjs';
import { main } from '../tools/run/stop.mjs';

// `npm run e2e`: only the browser tests; extra arguments go to Playwright (a file, --ui, -g "…").
await main(async () => {
  if (!(await bootstrap(import.meta.url))) return;
  const { findChromium } = await import('../tools/test/chromium.mjs');
  const { finish, launch } = await import('../tools/run/processes.mjs');
  const env = { CHROMIUM_PATH: findChromium() };
  const code = await finish(launch('playwright', ['test', ...process.argv.slice(2)], { env }));
  process.exit(code);
});
