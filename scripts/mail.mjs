import path from 'node:path';
import { bootstrap, root } from '../tools/run/bootstrap.mjs';
import { main, Stop } from '../tools/run/stop.mjs';

/*
 * `npm run mail`: prints the last mails of the embedded backend, newest last; `npm run mail -- 1`
 * shows one. The backend delivers no mail. It writes mails to a file that is emptied at every
 * start.
 */
function explainNone(mailFile) {
  console.log(
    [
      `No mails in ${path.relative(root, mailFile)} since the embedded backend was last started.`,
      'It writes one when somebody signs up, asks for a new password or changes an address.',
    ].join('\n'),
  );
}

function show({ at, to, subject, text }) {
  const when = new Date(at).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'medium' });
  console.log(`\n${'─'.repeat(72)}\nTo:      ${to}\nSubject: ${subject}\nTime:    ${when}\n`);
  // Blank lines around a link let a terminal or a mouse select all of it.
  console.log(text.replace(/^(https?:\/\/\S+)$/gm, '\n$1\n'));
}

await main(async () => {
  if (!(await bootstrap(import.meta.url))) return;
  const { chosenBackend, variables } = await import('../tools/run/environment.mjs');
  const { mailsIn } = await import('../backend/mailbox.mjs');
  const count = process.argv[2] ?? '5';
  if (!/^[1-9]\d{0,3}$/.test(count)) {
    throw new Stop(`How many mails? A number, as in: npm run mail -- 1 (not "${count}")`);
  }
  const settings = variables();
  if (chosenBackend(settings) === 'hosted') {
    throw new Stop(
      'NEXT_PUBLIC_SUPABASE_URL names a backend of your own: its mails are where it sends them.',
    );
  }
  const mailFile = path.join(path.resolve(root, settings.DATA_DIR ?? '.data'), 'mails.log');
  const mails = mailsIn(mailFile);
  if (mails.length === 0) return explainNone(mailFile);
  mails.slice(-Number(count)).forEach(show);
});
