/*
 * The embedded backend on a folder, started as by `npm start`, in a separate process that can be
 * killed. Prints `ready` when it answers.
 */
import { startBackend } from '../../../backend/backend.mjs';
import { main } from '../../run/stop.mjs';
import { testBackend } from '../../test/test-settings.mjs';

await main(async () => {
  const [folder = '', port] = process.argv.slice(2);
  const { keys } = testBackend;
  await startBackend({
    folder,
    port: Number(port),
    portIsFixed: true,
    keys,
    databaseUrl: undefined,
  });
  process.send?.('ready');
});
