import { weaknessOf } from './password-strength';

const own = ['eleni.papadaki@example.org', 'Ελένη Παπαδάκη'];

it.each([
  '1234567890',
  'qwertyuiop',
  'Password123!',
  'p@ssw0rd123',
  'iloveyou123',
  'aaaaaaaaaa',
  'football2024',
  'cycladescompass',
  'x'.repeat(72),
])('rejects %s, which is on a list', (password) => {
  expect(weaknessOf(password, own)).toBe('common');
});

it.each([
  'eleni.papadaki',
  'EleniPapadaki1',
  'Papadaki1985',
  'ΕλένηΠαπαδάκη',
  'eleni.papadaki@example.org',
])('rejects %s, which is derived from the user', (password) => {
  expect(weaknessOf(password, own)).toBe('own');
});

it.each([
  'only for tests',
  'three boats at noon',
  'Kyma-and-meltemi-7',
  'κύμα και μελτέμι',
  'Eleni rows to Naxos',
])('accepts %s', (password) => {
  expect(weaknessOf(password, own)).toBeUndefined();
});
