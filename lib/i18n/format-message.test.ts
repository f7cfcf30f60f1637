import { createTranslator } from 'next-intl';
import el from '@/messages/el/planner.json';
import en from '@/messages/en/planner.json';
import formatMessage from './format-message';

const options = { timeZone: 'Europe/Athens' };

/** All texts of a file, with the name of each. */
const textsOf = (messages: object, path = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[path + key, value]] : textsOf(value, `${path}${key}.`),
  );

/** For every value that a text names: a number, which every kind of argument takes. */
const valuesFor = (message: string): Record<string, number> =>
  Object.fromEntries([...message.matchAll(/\{(\w+)/g)].map(([, name]) => [name, 1234.5]));

it.each([
  ['en', en],
  ['el', el],
] as const)('says every text as the library does, %s', (locale, messages) => {
  const t = createTranslator({ locale, messages, ...options });
  const texts = textsOf(messages);
  expect(texts.length).toBeGreaterThan(100);
  for (const turn of [1, 2]) {
    for (const [key, message] of texts) {
      const values = valuesFor(message);
      const said = formatMessage(key, message, values, { locale, ...options });
      expect([turn, key, said]).toEqual([turn, key, t(key as never, values as never)]);
    }
  }
});

it('fills in numbers, dates in the zone of the ports, plurals and elements', () => {
  const say = (message: string, filled?: object, locale = 'el') =>
    formatMessage('k', message, filled as never, { locale, ...options });
  expect(say('{n, plural, one {# νησί} other {# νησιά}}', { n: 3 })).toBe('3 νησιά');
  expect(say('{n, number}', { n: 1234.5 }, 'en')).toBe('1,234.5');
  expect(say('{at, time, short}', { at: new Date('2027-07-14T21:30:00Z') }, 'en')).toBe('12:30 AM');
  expect(say("a '{'b'}'")).toBe('a {b}');
  expect(say('Plain')).toBe('Plain');
  expect(say('<b>x</b>', { b: (inside: string[]) => inside.join('') })).toBe('x');
});

it('refuses what is no text', () => {
  expect(() => formatMessage('k', { deeper: 'x' }, undefined, { locale: 'en' })).toThrow('k');
  expect(() => formatMessage('k', '{broken', { n: 1 }, { locale: 'en' })).toThrow('k');
});
