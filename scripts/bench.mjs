import { bootstrap } from '../tools/run/bootstrap.mjs';
import { main } from '../tools/run/stop.mjs';

// `npm run bench -- NAME`: measures, and prints each figure next to its target or to the figure of
// another checkout.
await main(async () => {
  if (!(await bootstrap(import.meta.url))) return;
  const { node, runNamed, server, site } = await import('../tools/run/named.mjs');
  await runNamed({
    catalogue: site('tools/bench/catalogue.ts'),
    crowd: site('tools/bench/crowd.ts'),
    edge: site('tools/bench/edge.ts'),
    'expert-trips': site('tools/bench/expert-trips.ts'),
    ferries: node('tools/bench/ferries.ts'),
    memory: site('tools/bench/memory.ts'),
    pages: node('tools/bench/pages.ts'),
    solvers: node('tools/bench/solvers.ts'),
    watch: server('tools/test/watch/bench.ts'),
  });
});
