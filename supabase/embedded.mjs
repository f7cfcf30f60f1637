import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { closePrototypes } from '../backend/closed-prototypes.mjs';
import { withExclusiveTransactions } from '../backend/exclusive-transactions.mjs';
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
import { front, interceptRequests } from './front/index.mjs';
import { knownIn } from './front/known.mjs';
import { passwordsIn } from './front/password-of.mjs';

/*
 * Configuration of the embedded backend (@supabase/lite); the commands in scripts/ set the
 * variables read here. It is a module instead of a .toml file because the backend's own mail driver
 * prints its own text and links; this one writes our templates, as they would be sent, to a file.
 */
const { env } = process;

endWithLauncher();
// Everything it writes (rows, pictures, mails) is readable only by its owner.
process.umask(0o077);
keepUnprinted([env.EMBEDDED_SECRET_KEY, env.EMBEDDED_JWT_SECRET, env.RATE_LIMIT_SALT]);
closePrototypes();

// Only one process may work on the data. It may have to wait for a process whose run was killed.
if (env.EMBEDDED_LOCK && !(await lock(env.EMBEDDED_LOCK, 30_000))) {
  console.error('Another process works on this database.');
  process.exit(1);
}

const template = (name, subject) => ({
  subject,
  content_path: fileURLToPath(new URL(`./templates/${name}.html`, import.meta.url)),
});

/** Connects to a PostgreSQL server instead of the built-in database. */
async function connectToServer(url) {
  const { createPostgresConnection } = await import('@supabase/lite/postgres');
  // The backend passes JSON as text, which the built-in database accepts as it is; this driver
  // would quote the text a second time.
  const serialize = (value) => (typeof value === 'string' ? value : JSON.stringify(value));
  const json = { to: 114, from: [114], serialize, parse: JSON.parse };
  const jsonb = { to: 3802, from: [3802], serialize, parse: JSON.parse };
  return createPostgresConnection({ url, postgresOptions: { types: { json, jsonb } } });
}

/**
 * Connection that the backend works on; undefined for its migrate and seed commands, which only
 * need the address.
 */
async function connection() {
  if (env.EMBEDDED_DRIVER === 'postgres') return connectToServer(env.EMBEDDED_DATA);
  const { createPgliteConnection } = await import('@supabase/lite/pglite');
  if (!env.EMBEDDED_FOLDER) return undefined;
  const made = await createPgliteConnection({ url: env.EMBEDDED_DATA });
  steady(made.driver);
  return withExclusiveTransactions(made);
}
const connected = await connection();

// The backend stores uploads below its working directory; they belong next to the database.
if (env.EMBEDDED_FOLDER) {
  process.chdir(env.EMBEDDED_FOLDER);
  const uploads = path.join('supabase', '.temp', 'storage');
  const rows = connected?.kysely.selectFrom('storage.objects').select(['bucket_id', 'name']);
  if (rows) removeStrayFiles(uploads, await rows.execute());
  writeWholeBelow(uploads);
}

/** Redirect target for the mail of the current request, which the backend drops on the way. */
const redirect = new AsyncLocalStorage();

/** True if percent-encoding decodes to valid text. */
function isDecodable(text) {
  try {
    return decodeURIComponent(text) !== undefined;
  } catch {
    return false;
  }
}

/**
 * Normalises an address as the backend will read it: `..` would lead elsewhere than its prefix
 * says. Rejects null characters: one in a column name would cut the statement short, and the next
 * statement would never be answered.
 */
function plainUrl(url) {
  const base = 'http://embedded';
  if (!url?.startsWith('/') || url.includes('%00') || !URL.canParse(base + url)) return nowhere;
  const { pathname, search } = new URL(base + url);
  // The service reads the name of a table before it decodes it, and fails on one with a slash.
  if (/^\/rest\/v1\/.*%2f/i.test(pathname)) return nowhere;
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

// A hosted auth service has a gateway that allows calls from pages of other origins. There is none
// here, so this adds its headers; a response depends on a token, not on a cookie.
subscribe('http.server.request.start', ({ request, response, server }) => {
  // The backend creates its server itself, so the front is put before it at the first request.
  if (!guarded.has(server)) {
    guarded.add(server);
    interceptRequests(server, answer);
  }
  request.url = plainUrl(request.url);
  // Any other address serves the vendor's admin page.
  if (!services.some((service) => request.url?.startsWith(service))) request.url = nowhere;
  if (isRefusedByStorage(request, env.EMBEDDED_SECRET_KEY)) request.url = nowhere;
  if (!request.url?.startsWith('/auth/')) return;
  redirect.enterWith(redirectOf(request.url, env.EMBEDDED_SITE_URL));
  response.setHeader('Access-Control-Allow-Origin', '*');
  const requestHeaders = request.headers['access-control-request-headers'];
  if (request.method === 'OPTIONS' && requestHeaders) {
    response.setHeader('Access-Control-Allow-Headers', requestHeaders);
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
      // A link contains a hash of the address and of this many digits: with six, anyone who knows
      // the address could try a million. Nobody types them.
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
