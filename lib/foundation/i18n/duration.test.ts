import { formatDuration, formatDurationRange } from '@/lib/foundation/i18n/duration';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('formatDuration', () => {
  it('omits zero parts', () => {
    expect(plain(formatDuration(200, 'en'))).toBe('3 h 20 min');
    expect(plain(formatDuration(180, 'en'))).toBe('3 h');
    expect(plain(formatDuration(55, 'en'))).toBe('55 min');
  });

  it('formats Greek, with singular forms for one hour and one minute', () => {
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

  it('shortens ranges under an hour', () => {
    expect(plain(formatDurationRange([12, 20], 'en'))).toBe('12–20 min');
    expect(plain(formatDurationRange([12, 20], 'el'))).toBe('12–20 λεπτά');
  });

  it('writes both values otherwise, and one if they are equal', () => {
    expect(plain(formatDurationRange([55, 75], 'en'))).toBe('55 min – 1 h 15 min');
    expect(plain(formatDurationRange([120, 120], 'en'))).toBe('2 h');
  });
});
