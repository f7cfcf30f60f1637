import { bootstrap } from '../tools/run/bootstrap.mjs';
import { main } from '../tools/run/stop.mjs';

// `npm run check -- NAME`: runs a single check of `npm test`, or one that needs a network.
await main(async () => {
  if (!(await bootstrap(import.meta.url))) return;
  const { node, runNamed, server, site } = await import('../tools/run/named.mjs');
  await runNamed({
    budget: node('tools/test/budget.mjs'),
    chaos: site('tools/hostile/chaos.ts'),
    charts: node('tools/charts/check.ts'),
    content: ['jest', 'tools/content', 'tools/posts', 'lib/records/content', 'lib/records/islands'],
    dependencies: node('tools/dependencies/check.mjs'),
    edge: ['jest', '--testMatch', '<rootDir>/edge/**/*.test.mjs'],
    facts: site('tools/content/facts.ts'),
    ferries: node('tools/timetable/check.ts'),
    hostile: site('tools/hostile.ts'),
    kills: site('tools/hostile/kills.ts'),
    links: node('tools/content/links.ts'),
    messages: node('tools/test/check-messages.mjs'),
    'third-language': node('tools/i18n/check.mjs'),
    watch: server('tools/test/watch/replays.ts'),
    'watch-kills': server('tools/test/watch/kills.ts'),
    sbom: ['npm', 'sbom', '--sbom-format=cyclonedx', '--omit=dev'],
  });
});
