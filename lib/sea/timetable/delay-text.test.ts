import en from '@/messages/en/ferries.json';
import { delayLines, delayText, type RealtimeWords } from './delay-text';

const t = ((key: keyof typeof en.realtime, values: Record<string, string>) =>
  String(en.realtime[key])
    .replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
    .replaceAll('\u00a0', ' ')) as unknown as RealtimeWords;

/** Minutes since the epoch of 14 July 2027, 10:00 in Athens. */
const ten = Date.parse('2027-07-14T07:00Z') / 60_000;
const expected = { departure: ten, arrival: ten + 120 };

it('words a delay and an early boat, at either end', () => {
  expect(delayText(20, t, 'en')).toBe('20 min late');
  expect(delayText(-5, t, 'en')).toBe('5 min early');
  expect(delayText(20, t, 'en', 'arrival')).toBe('Arrives 20 min late');
  expect(delayText(-5, t, 'en', 'arrival')).toBe('Arrives 5 min early');
});

it('names both ends where they differ, with the times of the timetable', () => {
  expect(delayLines({ departure: 0, arrival: 0 }, expected, t, 'en')).toEqual([]);
  expect(delayLines({ departure: 10, arrival: 10 }, expected, t, 'en')).toEqual([
    { delay: '10 min late', scheduled: 'Timetable: 09:50' },
  ]);
  expect(delayLines({ departure: 10, arrival: 0 }, expected, t, 'en')).toHaveLength(1);
  expect(delayLines({ departure: -5, arrival: 15 }, expected, t, 'en')).toEqual([
    { delay: '5 min early', scheduled: 'Timetable: 10:05' },
    { delay: 'Arrives 15 min late', scheduled: 'Timetable: 11:45' },
  ]);
});
