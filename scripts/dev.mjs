import { bootstrap } from '../tools/run/bootstrap.mjs';
import { main } from '../tools/run/stop.mjs';

// `npm run dev`: the backend and a server that reloads on every change of the sources.
await main(async () => {
  if (!(await bootstrap(import.meta.url))) return;
  const { open, prepareBackend, variables, webAddress } = await import('../tools/run/site.mjs');
  const settings = variables();
  const address = await webAddress(settings);
  const { ended } = await open('dev', address, await prepareBackend(settings));
  await ended;
});
