import { bootstrap } from '../tools/run/bootstrap.mjs';
import { main, say } from '../tools/run/stop.mjs';

/*
 * `npm run edge`: runs the site on this machine as it is deployed for many visitors; see
 * edge/stack.mjs.
 */
await main(async () => {
  if (!(await bootstrap(import.meta.url))) return;
  const { variables } = await import('../tools/run/site.mjs');
  const { startEdge } = await import('../edge/stack.mjs');
  const { url, ended } = await startEdge(variables());
  say(`The edge is at ${url} (Ctrl-C ends everything)`);
  await ended;
});
