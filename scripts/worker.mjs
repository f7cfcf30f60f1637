import { bootstrap } from '../tools/run/bootstrap.mjs';
import { main, Stop, say } from '../tools/run/stop.mjs';

/*
 * `npm run worker`: watches the saved trips beside instances that share a Supabase project, so that
 * they need not (TRIP_WATCH_SECONDS=0). Several workers take turns. `npm run watch -- status` says
 * what was watched.
 */
await main(async () => {
  if (!(await bootstrap(import.meta.url))) return;
  const { checkHostedBackend, chosenBackend, variables } = await import(
    '../tools/run/environment.mjs'
  );
  const { finish, launch } = await import('../tools/run/processes.mjs');
  const settings = variables();
  if (chosenBackend(settings) === 'embedded') {
    throw new Stop(
      'A site with the embedded backend watches its trips itself. npm run worker is for a Supabase project: set NEXT_PUBLIC_SUPABASE_URL.',
    );
  }
  await checkHostedBackend(settings);
  say('Watching the saved trips (Ctrl-C ends it)');
  const flags = ['--conditions=react-server', '--import', './tools/content/resolve.mjs'];
  const child = launch(process.execPath, [...flags, 'lib/trips/watch/worker.ts'], {
    env: settings,
  });
  process.exit(await finish(child));
});
