import { type APIRequestContext, expect, test } from '@playwright/test';
import { tripDocument } from '../../e2e/support/store-trip';
import { testBackendUrl } from '../../tools/test/test-settings.mjs';
import { anonymous, asPerson, type Member, type Row, signInAgain, signUp } from './people';

/** Lists the sessions of a person, and ends one from another. */
const sessionsOf = async (request: APIRequestContext, person: Member) => {
  const { status, body } = await asPerson(request, person).call('list_sessions', {});
  expect(status).toBe(200);
  return body as Row[];
};

const currentOf = async (request: APIRequestContext, person: Member) =>
  (await sessionsOf(request, person)).find((session) => session.is_current)?.id;

const refresh = (request: APIRequestContext, { refreshToken }: Member) =>
  request.post(`${testBackendUrl}/auth/v1/token?grant_type=refresh_token`, {
    headers: anonymous.headers,
    data: { refresh_token: refreshToken },
  });

test('a user sees their own sessions, the current one first, and no others', async ({
  request,
}) => {
  const phone = await signUp(request);
  const laptop = await signInAgain(request, phone);
  await signUp(request);
  const seen = await sessionsOf(request, laptop);
  expect(seen.map(({ is_current }) => is_current)).toEqual([true, false]);
  expect((await sessionsOf(request, phone)).map(({ id }) => id)).toEqual(
    seen.map(({ id }) => id).reverse(),
  );
  const started = Date.parse(String(seen[0]?.started_at));
  expect(Math.abs(Date.now() - started)).toBeLessThan(60_000);
});

test('a session ended from another one loses access and is not refreshed', async ({ request }) => {
  const lost = await signUp(request);
  const laptop = await signInAgain(request, lost);
  const row = { id: crypto.randomUUID(), document: tripDocument('A trip') };
  expect((await asPerson(request, lost).insert('trips', row)).ok).toBe(true);
  const session_id = await currentOf(request, lost);
  expect((await asPerson(request, laptop).call('end_session', { session_id })).body).toBe(true);
  expect(await sessionsOf(request, laptop)).toHaveLength(1);
  const late = asPerson(request, lost);
  expect((await late.select('trips')).rows).toEqual([]);
  expect((await late.insert('trips', { document: tripDocument('Another') })).ok).toBe(false);
  expect((await refresh(request, lost)).ok()).toBe(false);
  // The only thing it could still do is end the person's sessions.
  for (const name of ['list_sessions', 'end_session']) {
    const input = name === 'end_session' ? { session_id: await currentOf(request, laptop) } : {};
    expect((await late.call(name, input)).status).toBe(403);
  }
  expect((await refresh(request, laptop)).ok()).toBe(true);
});

test('an unknown or foreign session id ends nothing', async ({ request }) => {
  const owner = await signUp(request);
  const stranger = await signUp(request);
  for (const session_id of [await currentOf(request, owner), crypto.randomUUID()]) {
    const { status, body } = await asPerson(request, stranger).call('end_session', { session_id });
    expect([status, body]).toEqual([200, false]);
  }
  expect(await sessionsOf(request, owner)).toHaveLength(1);
});

test('the browser is stored once, for the current session', async ({ request }) => {
  const phone = await signUp(request);
  const laptop = await signInAgain(request, phone);
  for (const agent of ['Firefox on a laptop', 'somebody else']) {
    expect((await asPerson(request, laptop).call('note_browser', { agent })).ok).toBe(true);
  }
  const agents = (await sessionsOf(request, laptop)).map(({ user_agent }) => user_agent);
  expect(agents).toEqual(['Firefox on a laptop', null]);
});
