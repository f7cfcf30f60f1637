import { renderToStaticMarkup } from 'react-dom/server';
import failure from '../../messages/en/failure.json';
import { FailureScreen } from './failure-screen';

const texts = { ...failure, homeHref: '/' } as const;
const show = (error: unknown) =>
  renderToStaticMarkup(<FailureScreen error={error} retry={() => {}} texts={texts} />);

describe('FailureScreen', () => {
  it('shows title, message and a link home', () => {
    const html = show(new Error('The chart is torn'));
    expect(html).toContain('<h1>Unexpected Application Error!</h1>');
    expect(html).toContain('The chart is torn');
    expect(html).toContain('href="/"');
  });

  it('shows plain words and a number for an error of the server', () => {
    const html = show(Object.assign(new Error('omitted in production'), { digest: '4711' }));
    expect(html).toContain(failure.text);
    expect(html).toContain(`${failure.reference} 4711`);
    expect(html).not.toContain('omitted');
  });

  it('does not show the file name of a script that failed to load', () => {
    const html = show(new Error('Failed to load chunk /_next/static/chunks/3w57.js'));
    expect(html).not.toContain('_next');
    expect(html).toContain('<h1>This page did not load completely</h1>');
    expect(html).toContain('Load the page again');
  });

  it('does not set the document title if the page has its own', () => {
    expect(show(new Error('The chart is torn'))).not.toContain('<title>');
  });

  it('shows the status text of a failed request', () => {
    expect(show({ status: 503, statusText: 'Service Unavailable' })).toContain(
      '503 Service Unavailable',
    );
  });
});
