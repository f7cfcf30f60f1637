import { formatDuration, formatDurationRange } from '@/lib/foundation/i18n/duration';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('formatDuration', () => {
  it('leaves out what is zero', () => {
    expect(plain(formatDuration(200, 'en'))).toBe('3 h 20 min');
    expect(plain(formatDuration(180, 'en'))).toBe('3 h');
    expect(plain(formatDuration(55, 'en'))).toBe('55 min');
  });

  it('speaks Greek, with one hour and one minute in the singular', () => {
    expect(plain(formatDuration(61, 'el'))).toBe('1 ώρα 1 λεπτό');
    expect(plain(formatDuration(75, 'el'))).toBe('1 ώρα 15 λεπτά');
    expect(plain(formatDuration(300, 'el'))).toBe('5 ώρες');
  });
});

describe('formatDurationRange', () => {
  it('shortens whole hours', () => {
    expect(plain(formatDurationRange([300, 360], 'en'))).toBe('5–6 h');
    expect(plain(formatDurationRange([300, 360], 'el'))).toBe('5–6 ώρες');
  });

  it('shortens what stays under an hour', () => {
    expect(plain(formatDurationRange([12, 20], 'en'))).toBe('12–20 min');
    expect(plain(formatDurationRange([12, 20], 'el'))).toBe('12–20 λεπτά');
  });

  it('gives both in full otherwise, and one where they are the same', () => {
    expect(plain(formatDurationRange([55, 75], 'en'))).toBe('55 min – 1 h 15 min');
    expect(plain(formatDurationRange([120, 120], 'en'))).toBe('2 h');
  });
});
