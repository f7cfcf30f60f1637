import { request } from 'node:http';
import { testSite } from '../scripts/run/test-settings.mjs';
import { readPage } from './support/html';
import { languages } from './support/languages';
import { someSender } from './support/sender';
import { expect, test } from './support/test';

/** One request as it is, which no browser would send. */
function send(
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: string | Buffer,
) {
  return new Promise<{ status: number; body: string; allow: string | undefined }>(
    (resolve, reject) => {
      const named = { 'x-forwarded-for': someSender(), ...headers };
      const sent = request(new URL(path, testSite.url), { method, headers: named, agent: false });
      sent.on('error', reject);
      sent.on('response', (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (part) => {
          text += part;
        });
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, body: text, allow: answer.headers.allow }),
        );
      });
      sent.end(body);
    },
  );
}

const own = { origin: testSite.url };
const parts = { 'content-type': 'multipart/form-data; boundary=abc' };
const field = '--abc\r\nContent-Disposition: form-data; name="name"\r\n\r\nEleni\r\n--abc--\r\n';
const action = field.replace('"name"', '"$ACTION_ID_00aa"');

for (const { prefix, errors } of languages) {
  const contact = `${prefix}/contact`;

  test(`a request no page takes is answered with words and its status, ${prefix || '/en'}`, async () => {
    const cases: [string, number, () => ReturnType<typeof send>][] = [
      [
        'no boundary',
        400,
        () => send('POST', contact, { ...own, 'content-type': 'multipart/form-data' }, 'hello'),
      ],
      ['no parts', 400, () => send('POST', contact, { ...own, ...parts }, 'hello')],
      [
        'another site',
        403,
        () => send('POST', contact, { ...parts, origin: 'https://evil.example' }, field),
      ],
      ['nobody', 403, () => send('POST', contact, parts, field)],
      ['a hidden page', 403, () => send('POST', contact, { ...parts, origin: 'null' }, field)],
      ['no such action', 400, () => send('POST', contact, { ...own, ...parts }, action)],
      ['another method', 405, () => send('PUT', contact, own, 'x')],
      [
        'a page of a person',
        400,
        () => send('POST', `${prefix}/profile`, { ...own, ...parts }, 'hello'),
      ],
    ];
    for (const [what, status, ask] of cases) {
      const answer = await ask();
      expect.soft(answer.status, what).toBe(status);
      expect.soft(readPage(answer.body).text, what).toContain(errors.refused.text);
    }
  });
}

test('TRACE is answered nowhere, and a token that is none is an address that is none', async () => {
  for (const path of ['/', '/api/health', '/_next/static/x.js', '/charts/x.svg']) {
    const { status, body, allow } = await send('TRACE', path, { cookie: 'compass-auth=secret' });
    expect([path, status, body.includes('secret')]).toEqual([path, 405, false]);
    expect(allow, path).not.toContain('TRACE');
  }
  const token = 'a'.repeat(300);
  for (const path of [`/trips/${token}`, `/el/trips/${token}`, `/api/shared-trips/${token}/ics`]) {
    expect((await send('GET', path, {})).status, path).toBe(404);
  }
});
