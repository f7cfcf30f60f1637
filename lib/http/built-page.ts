import { access, readFile } from 'node:fs/promises';
import nodePath from 'node:path';
import { env } from '@/lib/env';
import { type Locale, localeFrom } from '@/lib/i18n/locales';

/*
 * Pages as the build has left them on the disk. What is made anew later stands elsewhere and outlives no
 * restart.
 */

/** Where the document of a page lies; `path` without language prefix. */
const fileOf = (locale: Locale, path: string) =>
  nodePath.join(
    /* turbopackIgnore: true */ process.cwd(),
    env.NEXT_DIST_DIR,
    'server',
    'app',
    locale,
    `${path}.html`,
  );

const isDevelopment = process.env.NODE_ENV === 'development';

/** True when the build has made this page, so that it can be shown whatever has happened since. */
export async function isBuilt(locale: Locale, path: string): Promise<boolean> {
  // In development nothing is built, and every page answers for itself.
  if (isDevelopment) return true;
  return access(/* turbopackIgnore: true */ fileOf(locale, path)).then(
    () => true,
    () => false,
  );
}

const documents = new Map<string, Promise<string>>();

function builtDocument(locale: Locale, path: string): Promise<string> {
  const file = fileOf(locale, path);
  const known = documents.get(file);
  if (known) return known;
  const reading = readFile(/* turbopackIgnore: true */ file, 'utf8');
  documents.set(file, reading);
  // What could not be read once may be there the next time.
  reading.catch(() => documents.delete(file));
  return reading;
}

/** The nonce of the policy with which this answer goes out, where the server has one (scripts/run/web-server.mjs). */
const nonceOf = ({ headers }: Request) =>
  /'nonce-([\w+/=-]+)'/.exec(headers.get('content-security-policy') ?? '')?.[1];

/** A document of the build as one made for this request: every script in it is ours, and says so. */
function forRequest(html: string, request: Request): string {
  const nonce = nonceOf(request);
  return nonce ? html.replace(/<script(?=[ >])/g, `<script nonce="${nonce}"`) : html;
}

/**
 * Answers with a page of the build under a status of its own. A page cannot say 404 or 503 in a document
 * that is complete without JavaScript, and a rewrite cannot change the status of a page: so a route handler
 * gives the document of an ordinary page.
 */
export async function answerWithPage(
  request: Request,
  askedLocale: string,
  path: string,
  init: { status: number; headers: Record<string, string> },
): Promise<Response> {
  const locale = localeFrom(askedLocale);
  const html = isDevelopment
    ? await fetch(new URL(`/${locale}${path}`, request.url)).then((page) => page.text())
    : await builtDocument(locale, path);
  return new Response(request.method === 'HEAD' ? null : forRequest(html, request), {
    status: init.status,
    headers: { 'Content-Type': 'text/html; charset=utf-8', ...init.headers },
  });
}
