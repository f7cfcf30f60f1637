import { renderToStaticMarkup } from 'react-dom/server';
import failure from '../../messages/en/failure.json';
import { FailureScreen } from './failure-screen';

const texts = { ...failure, homeHref: '/' } as const;
const show = (error: unknown) =>
  renderToStaticMarkup(<FailureScreen error={error} retry={() => {}} texts={texts} />);

describe('FailureScreen', () => {
  it('shows the title, the message and the way home', () => {
    const html = show(new Error('The chart is torn'));
    expect(html).toContain('<h1>Unexpected Application Error!</h1>');
    expect(html).toContain('The chart is torn');
    expect(html).toContain('href="/"');
  });

  it('shows no name of a file for a script that could not be loaded', () => {
    const html = show(new Error('Failed to load chunk /_next/static/chunks/3w57.js'));
    expect(html).not.toContain('_next');
    expect(html).toContain('<h1>This page did not load completely</h1>');
    expect(html).toContain('Load the page again');
  });

  it('leaves the title of the document to be set, where the one of the page comes first', () => {
    expect(show(new Error('The chart is torn'))).not.toContain('<title>');
  });

  it('shows the status text of a refused request', () => {
    expect(show({ status: 503, statusText: 'Service Unavailable' })).toContain(
      '503 Service Unavailable',
    );
  });
});
