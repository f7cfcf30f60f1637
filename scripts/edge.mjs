import { bootstrap } from './run/bootstrap.mjs';
import { main, say } from './run/stop.mjs';

/* `npm run edge`: the site as it runs for many visitors, on this machine; see scripts/run/edge-stack. */
await main(async () => {
  if (!(await bootstrap(import.meta.url))) return;
  const { variables } = await import('./run/site.mjs');
  const { startEdge } = await import('./run/edge-stack.mjs');
  const { url, ended } = await startEdge(variables());
  say(`The edge is at ${url} (Ctrl-C ends everything)`);
  await ended;
});
