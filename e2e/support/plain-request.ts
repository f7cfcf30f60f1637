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
 * One request with the headers given, following no redirect: what a crawler sends. A browser, and every client built
 * like one, adds Accept-Language of its own. The proxy names a sender, each time another unless told: pages are counted.
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

/** Where an answer redirects to, as an address of the site without its origin. */
export function locationOf({ headers }: PlainAnswer): string | undefined {
  if (!headers.location) return undefined;
  const { origin, pathname, search, hash } = new URL(headers.location, testSite.url);
  return (origin === testSite.url ? '' : origin) + pathname + search + hash;
}

/** The document at an address as it is sent, for those who read it without running its scripts. */
export async function documentAt(
  address: string,
  headers: Record<string, string> = {},
): Promise<HTMLElement> {
  const { status, body } = await plainGet(address, headers);
  expect(status, address).toBe(200);
  return documentOf(body);
}
