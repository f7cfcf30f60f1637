import 'server-only';
import { readFile, stat } from 'node:fs/promises';
import { momentOf } from '@/lib/foundation/time/epoch-minutes';
import type { EpochMinutes } from '@/lib/foundation/time/types';
import { limits } from '../gtfs/settings';

/** Validators of a response for conditional requests. */
export interface Validators {
  readonly etag?: string;
  readonly lastModified?: string;
}

/**
 * Time at which a server says its file was modified. Absent if it is missing or invalid. A time in
 * the future is replaced by the time of loading.
 */
export function publishedOn(
  { lastModified }: Validators,
  loadedAt: Date,
): { readonly publishedAt?: EpochMinutes } {
  const published = lastModified ? momentOf(lastModified) : Number.NaN;
  const loaded = loadedAt.getTime() / 60_000;
  return Number.isNaN(published) ? {} : { publishedAt: Math.floor(Math.min(published, loaded)) };
}

export type Download =
  | { readonly bytes: Uint8Array; readonly validators: Validators }
  | { readonly unchanged: true }
  /** One sentence without the address, which may contain a key. */
  | { readonly failed: string };

export interface DownloadLimits {
  readonly timeoutMs: number;
  readonly bytes: number;
  /** `Accept` header; archives by default. */
  readonly accept?: string;
}

const usualLimits: DownloadLimits = { timeoutMs: 30_000, bytes: limits.archiveBytes };
const archives = 'application/zip, application/octet-stream, */*;q=0.5';
const maxRedirects = 5;

/**
 * Fetches a file, by default an archive, from `https:`, `file:`, or `http:` on this machine, unless
 * it still has the given validators. Follows redirects to https only. Never throws.
 */
export async function download(
  address: string,
  known: Validators = {},
  { timeoutMs, bytes, accept = archives }: DownloadLimits = usualLimits,
): Promise<Download> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const url = new URL(address);
    return url.protocol === 'file:'
      ? await fromFile(url, known, bytes, signal)
      : await fromServer(url, known, bytes, signal, accept);
  } catch (error) {
    if (signal.aborted) return { failed: `no answer within ${timeoutMs / 1000} s` };
    const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } };
    return { failed: `not reachable (${cause?.code ?? code ?? 'broken off'})` };
  }
}

async function fromFile(
  url: URL,
  known: Validators,
  maxBytes: number,
  signal: AbortSignal,
): Promise<Download> {
  const entry = await stat(url);
  // Reading a pipe or a device might never end.
  if (!entry.isFile()) return { failed: 'not a file' };
  const { mtime, size } = entry;
  if (size > maxBytes) return tooLarge(maxBytes);
  const lastModified = mtime.toISOString();
  if (lastModified === known.lastModified) return { unchanged: true };
  return { bytes: await readFile(url, { signal }), validators: { lastModified } };
}

async function fromServer(
  start: URL,
  known: Validators,
  maxBytes: number,
  signal: AbortSignal,
  accept: string,
): Promise<Download> {
  const headers = new Headers({ Accept: accept });
  if (known.etag) headers.set('If-None-Match', known.etag);
  if (known.lastModified) headers.set('If-Modified-Since', known.lastModified);
  let url = start;
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const response = await fetch(url, { headers, signal, redirect: 'manual', cache: 'no-store' });
    const location = response.headers.get('Location');
    if (response.status >= 300 && response.status < 400 && location) {
      await response.body?.cancel();
      url = new URL(location, url);
      if (url.protocol !== 'https:')
        return { failed: 'redirected to an address that is not https' };
      continue;
    }
    const conditional = Boolean(known.etag || known.lastModified);
    if (response.status === 304 && conditional) return { unchanged: true };
    if (response.status !== 200) {
      await response.body?.cancel();
      return { failed: `answered ${response.status}` };
    }
    const bytes = await bodyOf(response, maxBytes);
    return bytes ? { bytes, validators: validatorsOf(response) } : tooLarge(maxBytes);
  }
  return { failed: `more than ${maxRedirects} redirects` };
}

/** Reads the body. Returns undefined once it exceeds the limit, and ignores the stated length. */
async function bodyOf(response: Response, maxBytes: number): Promise<Uint8Array | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = response.body?.getReader();
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    length += part.value.length;
    if (length > maxBytes) {
      await reader?.cancel();
      return undefined;
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

function validatorsOf({ headers }: Response): Validators {
  const etag = headers.get('ETag');
  const lastModified = headers.get('Last-Modified');
  return { ...(etag ? { etag } : {}), ...(lastModified ? { lastModified } : {}) };
}

function tooLarge(maxBytes: number): Download {
  return { failed: `larger than ${Math.round(maxBytes / 1024 / 1024)} MB` };
}
