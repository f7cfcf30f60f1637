import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bootstrap, root } from '../tools/run/bootstrap.mjs';
import { main, Stop } from '../tools/run/stop.mjs';

/*
 * `npm run watch -- status`: what was watched, mails and push messages apart, those given up last with
 * their reasons, and since when a source is silent.
 */
function whereOf(settings, embedded) {
  if (!embedded) {
    const { NEXT_PUBLIC_SUPABASE_URL, SUPABASE_URL, SUPABASE_SECRET_KEY } = settings;
    return { url: SUPABASE_URL ?? NEXT_PUBLIC_SUPABASE_URL, key: SUPABASE_SECRET_KEY };
  }
  const port = path.join(path.resolve(root, settings.DATA_DIR ?? '.data'), 'port');
  if (!existsSync(port)) throw new Stop('The embedded backend has not been started yet: npm start');
  const { EMBEDDED_SECRET_KEY: key } = settings;
  return { url: `http://127.0.0.1:${readFileSync(port, 'utf8').trim()}`, key };
}

async function statusAt({ url, key }) {
  if (!key) throw new Stop('SUPABASE_SECRET_KEY is needed.');
  const answer = await fetch(`${url}/rest/v1/rpc/trip_watch_status`, {
    method: 'POST',
    headers: { apikey: key, authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: '{}',
    signal: AbortSignal.timeout(8000),
  }).catch((error) => {
    throw new Stop(`The backend at ${url} does not answer (${error.cause?.code ?? error.name}).`);
  });
  if (!answer.ok) throw new Stop(`The backend at ${url} answers ${answer.status}.`);
  return answer.json();
}

await main(async () => {
  if (!(await bootstrap(import.meta.url))) return;
  if (process.argv[2] !== 'status') throw new Stop('npm run watch -- status');
  const { chosenBackend, variables } = await import('../tools/run/environment.mjs');
  const settings = variables();
  const { statusRows } = await import('../tools/run/watch-rows.mjs');
  const status = await statusAt(whereOf(settings, chosenBackend(settings) === 'embedded'));
  for (const [name, value] of statusRows(status)) console.log(`${name.padEnd(20)}${value}`);
});
