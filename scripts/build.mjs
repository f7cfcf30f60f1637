import { bootstrap } from '../tools/run/bootstrap.mjs';
import { main } from '../tools/run/stop.mjs';

// `npm run build`: only the build, with a backend for the pages that read from one.
await main(async () => {
  if (!(await bootstrap(import.meta.url))) return;
  const { build, prepareBackend, variables } = await import('../tools/run/site.mjs');
  const prepared = await prepareBackend(variables());
  await build(prepared);
  await prepared.backend?.stop();
});
