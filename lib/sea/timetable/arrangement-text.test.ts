import type { Locale } from '@/lib/foundation/i18n/locales';
import type { Arranged } from './arrangement';
import { type ArrangementWords, arrangementLine } from './arrangement-text';

function lineIn(locale: Locale, when: Pick<Arranged, 'latest' | 'earliest'>) {
  const ferries = jest.requireActual(`../../../messages/${locale}/ferries.json`);
  const words: ArrangementWords = jest
    .requireActual('next-intl')
    .createTranslator({ locale, namespace: 'ferries.arrangement', messages: { ferries } });
  return arrangementLine({ portIds: ['paros'], phones: ['+30 1'], ...when }, words, locale);
}

test.each<[Locale, Pick<Arranged, 'latest' | 'earliest'>, string]>([
  ['en', {}, 'by arrangement: call +30 1'],
  [
    'en',
    { latest: { minutes: 120 } },
    'by arrangement: call +30 1, at least 2\u00a0h before departure',
  ],
  [
    'en',
    { latest: { days: 1, time: '18:00' } },
    'by arrangement: call +30 1, by 18:00 on the day before',
  ],
  [
    'en',
    { latest: { days: 1 }, earliest: { days: 14, time: '09:00' } },
    'by arrangement: call +30 1, at the latest on the day before, no earlier than 14 days before, 09:00',
  ],
  [
    'en',
    { latest: { days: 2, time: '12:00', isServiceDays: true } },
    'by arrangement: call +30 1, by 12:00 2 days before, counting only days on which the company takes bookings',
  ],
  [
    'el',
    { latest: { days: 1, time: '18:00' } },
    'κατόπιν συνεννόησης: τηλέφωνο +30 1, ως τις 18:00 την προηγούμενη ημέρα',
  ],
])('in %s %j is worded as “%s”', (locale, when, text) => {
  expect(lineIn(locale, when)).toBe(text);
});
