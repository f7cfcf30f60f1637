import { failureMessage } from './failure-message';

describe('failureMessage', () => {
  it('returns the message of an error', () => {
    expect(failureMessage(new Error('The chart is torn'))).toBe('The chart is torn');
    expect(failureMessage('The chart is torn')).toBe('The chart is torn');
  });

  it('returns the status text of a response', () => {
    expect(failureMessage({ status: 503, statusText: 'Service Unavailable' })).toBe(
      '503 Service Unavailable',
    );
  });

  it('is empty for other values', () => {
    for (const failure of [null, undefined, 7, {}, new Error('')]) {
      expect(failureMessage(failure)).toBe('');
    }
  });
});
