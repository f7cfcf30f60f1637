import { failureMessage, referenceOf, takeTitle } from './failure-report';

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

  it('is empty for an error of the server, which has a number instead', () => {
    const error = Object.assign(new Error('The specific message is omitted'), { digest: '4711' });
    expect(failureMessage(error)).toBe('');
    expect(referenceOf(error)).toBe('4711');
    expect(referenceOf(new Error('The chart is torn'))).toBe('');
  });

  it('is empty for other values', () => {
    for (const failure of [null, undefined, 7, {}, new Error('')]) {
      expect(failureMessage(failure)).toBe('');
    }
  });
});

it('shows the failure in the title, and the page title again after recovery', () => {
  const page = { title: 'Guides | Cyclades Compass' };
  const giveBack = takeTitle(page, 'Unexpected Application Error!');
  expect(page.title).toBe('Unexpected Application Error!');
  giveBack();
  expect(page.title).toBe('Guides | Cyclades Compass');
});

it('does not change the title of a page opened since', () => {
  const page = { title: 'Guides' };
  const giveBack = takeTitle(page, 'Unexpected Application Error!');
  page.title = 'About';
  giveBack();
  expect(page.title).toBe('About');
});
