import { looksLikeEmail } from './newsletter-rules';

describe('looksLikeEmail', () => {
  it.each([
    'eleni@example.org',
    ' eleni@example.org ',
    'a.b+c@mail.example.gr',
    'νίκη@παράδειγμα.ελ',
  ])('accepts %p', (text) => expect(looksLikeEmail(text)).toBe(true));

  it.each([
    '',
    'eleni',
    'eleni@',
    '@example.org',
    'eleni@example',
    'a@b@c.gr',
    'a b@c.gr',
    'a@c..gr',
    'a@c.g',
  ])('rejects %p', (text) => expect(looksLikeEmail(text)).toBe(false));
});
