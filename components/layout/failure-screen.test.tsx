import { renderToStaticMarkup } from 'react-dom/server';
import errors from '../../messages/en/errors.json';
import { FailureScreen } from './failure-screen';

const texts = { ...errors.failure, homeHref: '/' };
const show = (error: unknown) =>
  renderToStaticMarkup(<FailureScreen error={error} retry={() => {}} texts={texts} />);

describe('FailureScreen', () => {
  it('shows the title, the message and the way home', () => {
    const html = show(new Error('The chart is torn'));
    expect(html).toContain('<h1>Unexpected Application Error!</h1>');
    expect(html).toContain('The chart is torn');
    expect(html).toContain('href="/"');
  });

  it('shows the status text of a refused request', () => {
    expect(show({ status: 503, statusText: 'Service Unavailable' })).toContain(
      '503 Service Unavailable',
    );
  });
});
