import { request } from 'node:http';
import { testSite } from '../tools/test/test-settings.mjs';
import { documentOf, readPage } from './support/html';
import { languages } from './support/languages';
import { someSender } from './support/sender';
import { expect, test } from './support/test';

/**
 * Sends one raw request that no browser would send; a list of bodies is sent in chunks, without a
 * length.
 */
function send(
  method: string,
  path: string,
  headers: Record<string, string>,
  body: string | Buffer | readonly Buffer[] = [],
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
      if (!Array.isArray(body)) return sent.end(body);
      for (const piece of body) sent.write(piece);
      sent.end();
    },
  );
}

const own = { origin: testSite.url };
const parts = { 'content-type': 'multipart/form-data; boundary=abc' };
const field = '--abc\r\nContent-Disposition: form-data; name="name"\r\n\r\nEleni\r\n--abc--\r\n';
const action = field.replace('"name"', '"$ACTION_ID_00aa"');

for (const { prefix, errors } of languages) {
  const contact = `${prefix}/contact`;

  test(`an unsupported request gets a message and its status, ${prefix || '/en'}`, async () => {
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

const piece = Buffer.alloc(1024 * 1024, 'x');
const large = Array<Buffer>(7).fill(piece);
const script = { 'next-action': '0'.repeat(42), accept: 'text/x-component' };

for (const { prefix, errors } of languages) {
  test(`a body of 7 MB gets its message, however it is sent, ${prefix || '/en'}`, async () => {
    const cases = [
      ['/contact', large, {}],
      ['/contact', large, script],
      ['/list-property', Buffer.concat(large), {}],
      ['/profile', large, {}],
      ['/profile', Buffer.concat(large), script],
    ] as const;
    for (const [page, body, by] of cases) {
      const answer = await send('POST', prefix + page, { ...own, ...parts, ...by }, body);
      const isMeasured = !Array.isArray(body);
      expect(answer.status, page).toBe(isMeasured ? 413 : 411);
      const { text } = isMeasured ? errors.formTooLarge : errors.refused;
      expect(readPage(answer.body).text, page).toContain(text);
    }
  });
}

/** Hidden fields of a page's form before any input. */
async function emptyForm(path: string) {
  const { body } = await send('GET', path, {});
  const fields = documentOf(body).querySelectorAll('main form input[type="hidden"]');
  expect(fields.length).toBeGreaterThan(0);
  const written = fields.map(
    (field) =>
      `--abc\r\nContent-Disposition: form-data; name="${field.getAttribute('name')}"\r\n\r\n${field.getAttribute('value') ?? ''}\r\n`,
  );
  return Buffer.from(`${written.join('')}--abc--\r\n`);
}

test('a form without a content length is rejected', async () => {
  const form = await emptyForm('/el/contact');
  const [, greek] = languages;
  const whole = await send('POST', '/el/contact', { ...own, ...parts }, form);
  expect(whole.status).toBe(200);
  expect(readPage(whole.body).text).toContain(greek.contact.failure.invalid);
  const pieces = [form.subarray(0, 99), form.subarray(99)];
  expect((await send('POST', '/el/contact', { ...own, ...parts }, pieces)).status).toBe(411);
});

/** Id of an action of the site, taken from the form of a page. */
async function someAction() {
  const written = (await emptyForm('/contact')).toString();
  return /"id":"(\w{40,})"/.exec(written)?.[1] ?? '';
}

test('an unreadable action gets a message', async () => {
  const id = await someAction();
  expect(id).not.toBe('');
  const act = (path: string, body: string, type = 'text/plain;charset=UTF-8') =>
    send('POST', path, { ...own, ...script, 'next-action': id, 'content-type': type }, body);
  for (const { prefix, errors } of languages) {
    for (const [body, type] of [
      ['{', undefined],
      ['["$K1"', undefined],
      ['["$h9"]', undefined],
      ['hello', parts['content-type']],
      ['--abc\r\nno header at all\r\n\r\nx\r\n--abc--\r\n', parts['content-type']],
      [field.replace('--abc--', ''), parts['content-type']],
    ] as const) {
      const answer = await act(`${prefix}/contact`, body, type);
      expect.soft(answer.status, body).toBe(400);
      expect.soft(readPage(answer.body).text, body).toContain(errors.refused.text);
    }
  }
  // A readable but empty call is for the action itself to answer.
  expect((await act('/contact', '[]')).status).toBe(200);
});

test('TRACE is rejected, and an invalid token is a 404', async () => {
  for (const path of ['/', '/api/health', '/_next/static/x.js', '/charts/x.svg']) {
    const { status, body, allow } = await send('TRACE', path, { cookie: 'compass-auth=secret' });
    expect([path, status, body.includes('secret')]).toEqual([path, 405, false]);
    expect(allow, path).not.toContain('TRACE');
  }
  const token = 'a'.repeat(300);
  const wellFormed = `/trips/${'a'.repeat(32)}`;
  for (const path of [
    wellFormed,
    `/trips/${token}`,
    `/el/trips/${token}`,
    `/api/shared-trips/${token}/ics`,
  ]) {
    for (const method of ['GET', 'HEAD'])
      expect((await send(method, path, {})).status, `${method} ${path}`).toBe(404);
  }
});
