import { bootstrap } from '../tools/run/bootstrap.mjs';
import { main } from '../tools/run/stop.mjs';

// The embedded backend alone, for a site that is served elsewhere: the `backend` image of the
// Dockerfile. Runs until it is stopped.
await main(async () => {
  if (!(await bootstrap(import.meta.url))) return;
  const { prepareBackend, variables } = await import('../tools/run/site.mjs');
  await prepareBackend(variables());
});
