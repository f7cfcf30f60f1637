import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { formatMail, lastMail, mailsIn, readMails, textOf } from './mailbox.mjs';

const at = new Date('2026-11-21T10:00:00Z');
const mail = (to, html) => formatMail({ to, subject: 'Confirm / Επιβεβαίωση', html }, at);

describe('textOf', () => {
  it('keeps the words and puts each link on a line of its own', () => {
    const html = `<head><title>No</title><style>p { color: red }</style></head>
      <p>Fish &amp; chips for <strong>maria@example.org</strong></p>
      <p><a class="x" href="http://localhost:3000/auth/confirm?token_hash=abc&amp;type=signup">Go on</a> now</p>`;
    expect(textOf(html)).toBe(
      [
        'Fish & chips for maria@example.org',
        'Go on',
        'http://localhost:3000/auth/confirm?token_hash=abc&type=signup',
        'now',
      ].join('\n'),
    );
  });
});

describe('readMails', () => {
  it('finds mails printed between other log lines', () => {
    const log = [
      'Server running',
      mail('a@example.org', '<p>One</p><a href="http://localhost:3000/a">A</a>'),
      'GET /auth/v1/user 200',
      mail('b@example.org', '<p>Two</p>'),
      '',
    ].join('\n');
    expect(readMails(log)).toEqual([
      {
        at: '2026-11-21T10:00:00.000Z',
        to: 'a@example.org',
        subject: 'Confirm / Επιβεβαίωση',
        text: 'One\nA\nhttp://localhost:3000/a',
        links: ['http://localhost:3000/a'],
      },
      expect.objectContaining({ to: 'b@example.org', text: 'Two', links: [] }),
    ]);
  });

  it('omits a mail that is still being written', () => {
    const whole = mail('a@example.org', '<p>One</p>');
    expect(readMails(whole.slice(0, -4))).toEqual([]);
  });
});

describe('a log file', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mails-'));
  const logFile = path.join(folder, 'backend.log');
  afterAll(() => rmSync(folder, { recursive: true }));

  it('has no mails if it does not exist', () => {
    expect(mailsIn(path.join(folder, 'none.log'))).toEqual([]);
  });

  it('returns the newest mail to an address, ignoring case', () => {
    const log = ['a', 'b', 'a'].map((to, turn) => mail(`${to}@example.org`, `<p>${turn}</p>`));
    writeFileSync(logFile, log.join('\n'));
    expect(lastMail(logFile, 'A@Example.org')?.text).toBe('2');
    expect(lastMail(logFile, 'c@example.org')).toBeUndefined();
  });
});

describe.each([
  ['confirmation', 'signup'],
  ['recovery', 'recovery'],
  ['email_change', 'email_change'],
])('the template %s', (name, type) => {
  const html = readFileSync(new URL(`../supabase/templates/${name}.html`, import.meta.url), 'utf8');
  const filled = html.replace(
    /\{\{ \.(\w+) \}\}/g,
    (_, word) =>
      ({
        SiteURL: 'http://localhost:3000',
        RedirectTo: 'http://localhost:3000',
        TokenHash: 'abc',
        Email: 'maria@example.org',
        NewEmail: 'new@example.org',
      })[word],
  );

  it('links to the site once in each language', () => {
    const [printed] = readMails(
      formatMail({ to: 'maria@example.org', subject: name, html: filled }, at),
    );
    expect(printed.text).not.toContain('undefined');
    expect(printed.links.map((link) => Object.fromEntries(new URL(link).searchParams))).toEqual(
      ['en', 'el'].map((locale) => ({
        token_hash: 'abc',
        type,
        locale,
        next: 'http://localhost:3000',
      })),
    );
  });
});
