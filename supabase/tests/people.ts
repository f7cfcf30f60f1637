import { randomInt } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { siteProof, siteProofHeader } from '../../lib/platform/supabase/site-proof';
import { testBackend, testBackendUrl } from '../../tools/test/test-settings.mjs';

const { EMBEDDED_PUBLISHABLE_KEY: publicKey, EMBEDDED_SECRET_KEY: secretKey } = testBackend.keys;

export const restUrl = `${testBackendUrl}/rest/v1`;

/** Sender of requests: the headers and, with an account, the user id. */
export interface Person {
  id?: string;
  headers: Record<string, string>;
}

export interface Member extends Person {
  id: string;
  email: string;
  refreshToken: string;
}

/** Visitor without an account: only the public key, which is in every page. */
export const anonymous: Person = { headers: { apikey: publicKey } };

/** The server, whose key bypasses the policies. */
export const server: Person = { headers: { apikey: secretKey, 'user-agent': 'tests' } };

/**
 * Headers of a visitor with an address of their own, as our server forwards it: the auth service
 * limits by sender.
 */
export const withRandomSender = () => ({
  apikey: secretKey,
  'sb-forwarded-for': `10.${[0, 0, 0].map(() => randomInt(1, 255)).join('.')}`,
  'user-agent': 'tests',
});

const password = 'only for tests';

async function enter(request: APIRequestContext, endpoint: string, email: string): Promise<Member> {
  // Sent as the server, which has no limit: the tests create more accounts in a minute than all
  // senders may.
  const answer = await request.post(`${testBackendUrl}/auth/v1/${endpoint}`, {
    headers: server.headers,
    data: { email, password },
  });
  expect(answer.status()).toBe(200);
  const { user, access_token: token, refresh_token: refreshToken } = await answer.json();
  const headers = { apikey: publicKey, authorization: `Bearer ${token}` };
  return { id: user.id, email, refreshToken, headers };
}

/** Creates an account through the Auth API, as the site does. */
export const signUp = (request: APIRequestContext) =>
  enter(request, 'signup', `${crypto.randomUUID()}@example.org`);

/** Signs the same person in again, as on another device. */
export const signInAgain = (request: APIRequestContext, { email }: Member) =>
  enter(request, 'token?grant_type=password', email);

export type Row = Record<string, unknown>;

/** Outcome of a request: its rows, none if it was refused. */
export interface Outcome {
  ok: boolean;
  rows: Row[];
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

async function ask(
  request: APIRequestContext,
  person: Person,
  method: Method,
  address: string,
  data?: Row | Row[],
  prefer = 'return=representation',
): Promise<Outcome> {
  const answer = await request.fetch(`${restUrl}/${address}`, {
    method,
    // Sent as our server, which has no limit: the tests send more requests than any person.
    headers: { ...person.headers, [siteProofHeader]: siteProof(secretKey), prefer },
    ...(data ? { data } : {}),
  });
  // A server error is neither a success nor a refusal.
  expect(answer.status(), await answer.text()).toBeLessThan(500);
  const body = answer.ok() ? await answer.json() : [];
  return { ok: answer.ok(), rows: Array.isArray(body) ? body : [body] };
}

/**
 * The four operations of the Data API on a table, as one person. `filter` is a query such as
 * `id=eq.1`.
 */
export function asPerson(request: APIRequestContext, person: Person) {
  return {
    select: (table: string, filter = '') => ask(request, person, 'GET', `${table}?${filter}`),
    insert: (table: string, row: Row) => ask(request, person, 'POST', table, row),
    insertAll: (table: string, rows: Row[]) => ask(request, person, 'POST', table, rows),
    /** Inserts a row, or updates the existing one. */
    upsert: (table: string, row: Row) =>
      ask(request, person, 'POST', table, row, 'return=representation,resolution=merge-duplicates'),
    update: (table: string, filter: string, change: Row) =>
      ask(request, person, 'PATCH', `${table}?${filter}`, change),
    remove: (table: string, filter: string) => ask(request, person, 'DELETE', `${table}?${filter}`),
    call: async (name: string, input: Row) => {
      const answer = await request.post(`${restUrl}/rpc/${name}`, {
        headers: person.headers,
        data: input,
      });
      const text = await answer.text();
      return { status: answer.status(), ok: answer.ok(), body: text ? JSON.parse(text) : null };
    },
  };
}
