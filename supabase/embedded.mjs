import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { closePrototypes } from '../backend/closed-prototypes.mjs';
import { lock } from '../backend/lock.mjs';
import { leadingTo, redirectOf } from '../backend/mail-links.mjs';
import { formatMail } from '../backend/mailbox.mjs';
import { answeringLikePostgrest } from '../backend/postgrest-answers.mjs';
import { steady } from '../backend/steady-database.mjs';
import { isRefusedByStorage } from '../backend/storage-keys.mjs';
import { removeStrayFiles } from '../backend/stray-files.mjs';
import { keepUnprinted } from '../backend/unprinted.mjs';
import { writeWholeBelow } from '../backend/whole-files.mjs';
import { endWithLauncher } from '../tools/run/parent.mjs';
import { bytesHeldIn } from './front/account-data.mjs';
import { front, standBefore } from './front/index.mjs';
import { knownIn } from './front/known.mjs';
import { passwordsIn } from './front/password-of.mjs';

/*
 * The embedded backend (@supabase/lite); the commands in scripts/ set the variables read here. A module and
 * not a .toml file because the backend's own mail driver prints a text of its own with links to itself:
 * this one writes our templates, as they would be sent, into a file of their own.
 */
const { env } = process;

endWithLauncher();
// Whatever it writes (rows, pictures, mails) is its owner's.
process.umask(0o077);
keepUnprinted([env.EMBEDDED_SECRET_KEY, env.EMBEDDED_JWT_SECRET, env.RATE_LIMIT_SALT]);
closePrototypes();

// One process at a time works on the data. It may have to wait for one whose run was killed.
if (env.EMBEDDED_LOCK && !(await lock(env.EMBEDDED_LOCK, 30_000))) {
  console.error('Another process works on this database.');
  process.exit(1);
}

const template = (name, subject) => ({
  subject,
  content_path: fileURLToPath(new URL(`./templates/${name}.html`, import.meta.url)),
});

/** Connection to a PostgreSQL server, in place of the built-in database. */
async function connectToServer(url) {
  const { createPostgresConnection } = await import('@supabase/lite/postgres');
  // The backend hands JSON over as text, which the built-in database takes as it is; this driver would
  // quote the text once more.
  const serialize = (value) => (typeof value === 'string' ? value : JSON.stringify(value));
  const json = { to: 114, from: [114], serialize, parse: JSON.parse };
  const jsonb = { to: 3802, from: [3802], serialize, parse: JSON.parse };
  return createPostgresConnection({ url, postgresOptions: { types: { json, jsonb } } });
}

/** The database as the backend works on it; to its commands that migrate and seed it is known by its address alone. */
async function connection() {
  if (env.EMBEDDED_DRIVER === 'postgres') return connectToServer(env.EMBEDDED_DATA);
  const { createPgliteConnection } = await import('@supabase/lite/pglite');
  if (!env.EMBEDDED_FOLDER) return undefined;
  const made = await createPgliteConnection({ url: env.EMBEDDED_DATA });
  steady(made.driver);
  return made;
}
const connected = await connection();

// The backend keeps uploaded files below its working folder: they belong beside the database.
if (env.EMBEDDED_FOLDER) {
  process.chdir(env.EMBEDDED_FOLDER);
  const uploads = path.join('supabase', '.temp', 'storage');
  const rows = connected?.kysely.selectFrom('storage.objects').select(['bucket_id', 'name']);
  if (rows) removeStrayFiles(uploads, await rows.execute());
  writeWholeBelow(uploads);
}

/** Where the mail of the request that is being answered is to lead: the backend forgets it on the way. */
const redirect = new AsyncLocalStorage();

/** Whether the escapes of a text are letters. */
function isDecodable(text) {
  try {
    return decodeURIComponent(text) !== undefined;
  } catch {
    return false;
  }
}

/**
 * An address as the backend will read it: `..` in it would lead elsewhere than it begins. None holds a null character:
 * in the name of a column it would end the statement half-way, and nobody's next one would be answered.
 */
function plainUrl(url) {
  const base = 'http://embedded';
  if (!url?.startsWith('/') || url.includes('%00') || !URL.canParse(base + url)) return nowhere;
  const { pathname, search } = new URL(base + url);
  return isDecodable(pathname) ? pathname + search : nowhere;
}

const services = ['/auth/v1/', '/rest/v1/', '/storage/v1/'];
const nowhere = '/rest/v1/nothing-is-here';

const answer = front({
  secretKey: env.EMBEDDED_SECRET_KEY,
  jwtSecret: env.EMBEDDED_JWT_SECRET ?? '',
  known: knownIn(connected?.kysely),
  confirms: env.EMBEDDED_CONFIRM_EMAIL === 'true',
  isPasswordOf: passwordsIn(connected?.kysely),
  bytesHeld: bytesHeldIn(connected?.kysely),
});
const guarded = new WeakSet();

// A gateway stands before a hosted auth service and lets pages of other origins call it. Here none does, so
// its headers are added; the answers are for whoever holds the token, not for a cookie.
subscribe('http.server.request.start', ({ request, response, server }) => {
  // The backend makes its server itself, so the front comes before it as soon as it is first asked.
  if (!guarded.has(server)) {
    guarded.add(server);
    standBefore(server, answer);
  }
  request.url = plainUrl(request.url);
  // At every other address stands the vendor's own page for managing the data.
  if (!services.some((service) => request.url?.startsWith(service))) request.url = nowhere;
  if (isRefusedByStorage(request, env.EMBEDDED_SECRET_KEY)) request.url = nowhere;
  if (!request.url?.startsWith('/auth/')) return;
  redirect.enterWith(redirectOf(request.url, env.EMBEDDED_SITE_URL));
  response.setHeader('Access-Control-Allow-Origin', '*');
  const asked = request.headers['access-control-request-headers'];
  if (request.method === 'OPTIONS' && asked) {
    response.setHeader('Access-Control-Allow-Headers', asked);
  }
});

export default {
  api: { port: Number(env.EMBEDDED_PORT) },
  db: { driver: env.EMBEDDED_DRIVER, url: env.EMBEDDED_DATA },
  ...(connected && { connection: answeringLikePostgrest(connected) }),
  auth: {
    enabled: true,
    site_url: env.EMBEDDED_SITE_URL,
    additional_redirect_urls: [`${env.EMBEDDED_SITE_URL}/**`],
    jwt_secret: env.EMBEDDED_JWT_SECRET,
    jwt_expiry: 3600,
    enable_signup: true,
    minimum_password_length: 10,
    publishable_key: env.EMBEDDED_PUBLISHABLE_KEY,
    secret_key: env.EMBEDDED_SECRET_KEY,
    email: {
      enable_confirmations: env.EMBEDDED_CONFIRM_EMAIL === 'true',
      double_confirm_changes: true,
      // A link holds the hash of the address and of so many digits: with six, whoever knows the address tries a
      // million. Nobody types them.
      otp_length: 64,
      otp_expiry: 3600,
      template: {
        confirmation: template(
          'confirmation',
          'Confirm your address / Επιβεβαιώστε τη διεύθυνσή σας',
        ),
        recovery: template('recovery', 'Choose a new password / Ορίστε νέο κωδικό'),
        email_change: template(
          'email_change',
          'Confirm your new address / Επιβεβαιώστε τη νέα διεύθυνση',
        ),
      },
    },
  },
  storage: { enabled: true },
  options: {
    drivers: {
      email: {
        async send(mail) {
          const sent = leadingTo(mail, redirect.getStore(), env.EMBEDDED_SITE_URL);
          const text = `${formatMail(sent, new Date())}\n`;
          appendFileSync(env.EMBEDDED_MAILS, text, { mode: 0o600 });
        },
      },
    },
  },
};
