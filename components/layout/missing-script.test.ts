import { isMissingScript, mayHelpToReload } from './missing-script';

describe('isMissingScript', () => {
  it.each([
    Object.assign(new Error('x'), { name: 'ChunkLoadError' }),
    new Error('Failed to load chunk /_next/static/chunks/3w57.js from module 494553'),
    new TypeError('Failed to fetch dynamically imported module: https://a.example/_next/b.js'),
    new TypeError('error loading dynamically imported module: https://a.example/_next/b.js'),
    new TypeError('Importing a module script failed.'),
  ])('recognises %s', (error) => expect(isMissingScript(error)).toBe(true));

  it.each([new Error('The chart is torn'), new TypeError('Failed to fetch'), 'chunk', null])(
    'does not recognise %s',
    (error) => expect(isMissingScript(error)).toBe(false),
  );
});

describe('mayHelpToReload', () => {
  const tab = (type: string, name: string, onLine = true) => ({
    location: { href: 'https://a.example/guides#tips' },
    navigator: { onLine },
    performance: { getEntriesByType: () => [{ type, name }] },
  });

  it('allows one reload for each address', () => {
    expect(mayHelpToReload(tab('navigate', 'https://a.example/guides'))).toBe(true);
    expect(mayHelpToReload(tab('reload', 'https://a.example/about'))).toBe(true);
    expect(mayHelpToReload(tab('reload', 'https://a.example/guides'))).toBe(false);
  });

  it('does not allow a reload while offline', () => {
    expect(mayHelpToReload(tab('navigate', 'https://a.example/guides', false))).toBe(false);
  });
});
