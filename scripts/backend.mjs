import { bootstrap } from '../tools/run/bootstrap.mjs';
import { main } from '../tools/run/stop.mjs';

// The embedded backend alone, for a site that is served elsewhere: the image `backend` of the Dockerfile. It stays
// until it is told to end.
await main(async () => {
  if (!(await bootstrap(import.meta.url))) return;
  const { prepareBackend, variables } = await import('../tools/run/site.mjs');
  await prepareBackend(variables());
});
