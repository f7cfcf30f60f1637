import { bootstrap } from '../tools/run/bootstrap.mjs';
import { main } from '../tools/run/stop.mjs';

// `npm start`: takes a fresh clone to a running site.
await main(async () => {
  if (!(await bootstrap(import.meta.url))) return;
  const { maxRestarts, build, open, prepareBackend, variables, webAddress } = await import(
    '../tools/run/site.mjs'
  );
  const settings = variables();
  const address = await webAddress(settings);
  const prepared = await prepareBackend(settings);
  await build(prepared);
  const { ended } = await open('start', address, prepared, maxRestarts);
  await ended;
});
