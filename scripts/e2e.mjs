import { bootstrap } from './run/bootstrap.mjs';
import { main } from './run/stop.mjs';

// `npm run e2e`: the browser tests alone; further arguments go to Playwright (a file, --ui, -g "…").
await main(async () => {
  if (!(await bootstrap(import.meta.url))) return;
  const { findChromium } = await import('./run/chromium.mjs');
  const { finish, launch } = await import('./run/processes.mjs');
  const env = { CHROMIUM_PATH: findChromium() };
  const code = await finish(launch('playwright', ['test', ...process.argv.slice(2)], { env }));
  process.exit(code);
});
