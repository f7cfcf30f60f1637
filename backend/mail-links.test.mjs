import { leadingTo, redirectOf } from './mail-links.mjs';

const site = 'http://localhost:3000';
const path = (redirect) => `/auth/v1/signup?redirect_to=${encodeURIComponent(redirect)}`;

describe('redirectOf', () => {
  it('reads the requested page with its query', () => {
    const page = `${site}/el/signin?confirmed=true&next=%2Fmy-trips%2Fnew`;
    expect(redirectOf(path(page), site)).toBe(page);
  });

  it.each([
    'https://evil.example/signin',
    'http://localhost:3000.evil.example/',
    'ftp://localhost/signin',
    '//evil.example',
    'javascript:alert(1)',
    '/signin',
    '',
  ])('rejects %j', (redirect) => {
    expect(redirectOf(path(redirect), site)).toBeUndefined();
  });

  it('is undefined without a requested page', () => {
    expect(redirectOf('/auth/v1/recover', site)).toBeUndefined();
  });
});

describe('leadingTo', () => {
  const link = (next) =>
    `<a href="${site}/auth/confirm?token_hash=x&amp;type=signup&amp;locale=en&amp;next=${next}" style="">Confirm</a>`;
  const mail = { to: 'eleni@example.org', subject: 'Confirm', html: link(site) + link(site) };

  it('adds the page to every link, keeping the query of the page', () => {
    const page = `${site}/signin?confirmed=true&next=%2Fmy-trips%2Fnew`;
    const { html, ...rest } = leadingTo(mail, page, site);
    expect(rest).toEqual({ to: mail.to, subject: mail.subject });
    expect(html).toBe(link(encodeURIComponent(page)).repeat(2));
  });

  it('leaves a mail without a requested page unchanged', () => {
    expect(leadingTo(mail, undefined, site)).toBe(mail);
    const text = { to: mail.to, subject: 'Code', text: '123456' };
    expect(leadingTo(text, `${site}/signin`, site)).toBe(text);
  });
});
