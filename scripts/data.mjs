import { bootstrap } from '../tools/run/bootstrap.mjs';
import { main } from '../tools/run/stop.mjs';

// `npm run data -- NAME`: builds records, drawings and tables that are committed to the repository.
await main(async () => {
  if (!(await bootstrap(import.meta.url))) return;
  const { node, runNamed, server, site } = await import('../tools/run/named.mjs');
  await runNamed({
    charts: node('tools/charts/build.ts'),
    'content-sample': [
      'node',
      '--conditions=react-server',
      ...site('tools/content/sample.ts').slice(1),
    ],
    edge: node('edge/build.mjs'),
    ferries: node('tools/timetable/build.ts'),
    fonts: node('tools/fonts/build.mjs'),
    gazetteer: site('tools/gazetteer/run.ts'),
    icons: node('tools/icons/build.mjs'),
    'import-listings': site('tools/listings/import/run.ts'),
    intents: server('tools/intents/build.ts'),
    islands: node('tools/islands/build.ts'),
    language: node('tools/i18n/build.ts'),
    listings: site('tools/listings/build.ts'),
    places: node('tools/places/build.ts'),
    posts: node('tools/posts/build.ts'),
    rates: node('tools/rates/build.ts'),
    roles: server('tools/roles/build.ts'),
    'sea-grid': node('tools/weather/build.ts'),
    'sea-routes': node('tools/sea-routes/build.ts'),
    shelter: site('tools/beach-shelter/build.ts'),
    trips: node('tools/trips/build.ts'),
  });
});
