import { createHash, randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { root } from './bootstrap.mjs';
import { weaknessOfMailCodes } from './mail-codes.mjs';
import { Stop, say } from './stop.mjs';

const ownFile = path.join(root, '.env.local');

function readVariables(file) {
  return existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
}

/**
 * Variables as Next.js will see them: from the shell, then .env.local, then .env. A blank value
 * counts as absent.
 */
export function variables() {
  const all = { ...readVariables(path.join(root, '.env')), ...readVariables(ownFile) };
  for (const [name, value] of Object.entries(process.env)) if (value) all[name] = value;
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value));
}

/**
 * An opaque key in the format of Supabase; its suffix, a checksum there, only looks like one here.
 */
function apiKey(kind) {
  const secret = randomBytes(16).toString('base64url').slice(0, 22);
  const end = createHash('sha256').update(secret).digest('base64url').slice(0, 8);
  return `sb_${kind}_${secret}_${end}`;
}

const generators = {
  EMBEDDED_PUBLISHABLE_KEY: () => apiKey('publishable'),
  EMBEDDED_SECRET_KEY: () => apiKey('secret'),
  EMBEDDED_JWT_SECRET: () => randomBytes(48).toString('base64url'),
  RATE_LIMIT_SALT: () => randomBytes(32).toString('base64url'),
};

/** Keys of the embedded backend, generated once per checkout and stored in .env.local. */
export function embeddedKeys() {
  const known = variables();
  const missing = Object.keys(generators).filter((name) => !known[name]);
  const made = Object.fromEntries(missing.map((name) => [name, generators[name]()]));
  if (missing.length > 0) {
    const lines = missing.map((name) => `${name}=${made[name]}`).join('\n');
    appendFileSync(
      ownFile,
      `\n# Made by npm start for the embedded backend of this checkout. Not for a hosted one.\n${lines}\n`,
      { mode: 0o600 },
    );
    say('Keys for the embedded backend written to .env.local');
  }
  return Object.fromEntries(
    Object.keys(generators).map((name) => [name, known[name] ?? made[name]]),
  );
}

/** Backend selected by the variables: a hosted one, or the embedded one if none is named. */
export function chosenBackend(settings) {
  const url = settings.NEXT_PUBLIC_SUPABASE_URL;
  const key = settings.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY;
  if (!url && !key) return 'embedded';
  if (url && key) return 'hosted';
  const [set, missing] = url
    ? ['NEXT_PUBLIC_SUPABASE_URL', 'NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY']
    : ['NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY', 'NEXT_PUBLIC_SUPABASE_URL'];
  throw new Stop(
    `${set} is set but ${missing} is not: set ${missing} too, or unset ${set} to use the embedded backend.`,
  );
}

/**
 * True when a new account of the embedded backend waits for its confirmation by mail, which is the default: a session at
 * once would tell whoever signs up whether an address has an account.
 */
export function confirmsByMail(settings) {
  const setting = settings.EMBEDDED_CONFIRM_EMAIL ?? 'true';
  if (setting === 'true' || setting === 'false') return setting === 'true';
  throw new Stop(`EMBEDDED_CONFIRM_EMAIL must be true or false, not "${setting}".`);
}

/** Throws with a clear message if the configured backend cannot be reached. */
export async function checkHostedBackend(settings) {
  const url = settings.NEXT_PUBLIC_SUPABASE_URL.replace(/\/+$/, '');
  if (!URL.canParse(url)) {
    throw new Stop(`NEXT_PUBLIC_SUPABASE_URL is not an address: ${url}`);
  }
  const answer = await fetch(`${settings.SUPABASE_URL ?? url}/auth/v1/health`, {
    headers: { apikey: settings.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY },
    signal: AbortSignal.timeout(8000),
  }).catch((error) => {
    const cause = error.cause?.code ?? error.name;
    throw new Stop(
      `The backend at ${url} does not answer (${cause}): start it or correct NEXT_PUBLIC_SUPABASE_URL; unset both Supabase variables to use the embedded one.`,
    );
  });
  if (answer.status === 401 || answer.status === 403) {
    throw new Stop(
      `The backend at ${url} refuses NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY (${answer.status}): copy the key again from its settings.`,
    );
  }
  if (!answer.ok) {
    throw new Stop(
      `The backend at ${url} answers ${answer.status}: correct NEXT_PUBLIC_SUPABASE_URL, or wait until the project is up.`,
    );
  }
  const weakness = await weaknessOfMailCodes(settings);
  if (weakness) say(weakness);
  if (!settings.SUPABASE_SECRET_KEY) {
    say(
      'SUPABASE_SECRET_KEY is not set: messages, properties and pictures of people cannot be stored.',
    );
  }
}
