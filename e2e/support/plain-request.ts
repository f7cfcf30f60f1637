import { type IncomingHttpHeaders, request } from 'node:http';
import { expect } from '@playwright/test';
import type { HTMLElement } from 'node-html-parser';
import { testSite } from '../../tools/test/test-settings.mjs';
import { documentOf } from './html';
import { someSender } from './sender';

export interface PlainAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
}

/**
 * Sends one request with only the given headers and follows no redirect, as a crawler does.
 * Browsers and browser-like clients add their own Accept-Language. Uses a new sender each time
 * unless one is given, because pages are rate-limited.
 */
export function plainGet(
  address: string,
  headers: Record<string, string> = {},
  origin: string = testSite.url,
): Promise<PlainAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<PlainAnswer>();
  const named = { 'x-forwarded-for': someSender(), ...headers };
  const sent = request(new URL(address, origin), { headers: named }, (answer) => {
    let body = '';
    answer.setEncoding('utf8');
    answer.on('data', (part) => {
      body += part;
    });
    answer.on('end', () => {
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body });
    });
  });
  sent.on('error', reject);
  sent.end();
  return promise;
}

/** Target of a redirect as an address without the site's origin. */
export function locationOf({ headers }: PlainAnswer): string | undefined {
  if (!headers.location) return undefined;
  const { origin, pathname, search, hash } = new URL(headers.location, testSite.url);
  return (origin === testSite.url ? '' : origin) + pathname + search + hash;
}

/** The document at an address as sent, before any script runs. */
export async function documentAt(
  address: string,
  headers: Record<string, string> = {},
): Promise<HTMLElement> {
  const { status, body } = await plainGet(address, headers);
  expect(status, address).toBe(200);
  return documentOf(body);
}
