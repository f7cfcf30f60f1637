import { bootstrap } from './run/bootstrap.mjs';
import { main } from './run/stop.mjs';

// `npm run dev`: the backend and a server that follows every change of the sources.
await main(async () => {
  if (!(await bootstrap(import.meta.url))) return;
  const { prepareBackend, serve, variables, webAddress } = await import('./run/site.mjs');
  const settings = variables();
  const address = await webAddress(settings);
  await serve('dev', address, await prepareBackend(settings));
});
