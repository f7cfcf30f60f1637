import { formatDegrees } from './degrees';

describe('formatDegrees', () => {
  it('writes degrees and two digits of minutes', () => {
    expect(formatDegrees(37.4)).toBe('37°24′');
    expect(formatDegrees(25.05)).toBe('25°03′');
  });

  it('carries sixty minutes to the next degree', () => {
    expect(formatDegrees(36.9999)).toBe('37°00′');
  });
});
