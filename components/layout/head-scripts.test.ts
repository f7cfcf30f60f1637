import { applyStoredLanguage } from './head-scripts';

interface Visit {
  path: string;
  cookie?: string;
  stored?: string;
  redirectCount?: number;
  takesCookies?: boolean;
}

/** Runs the script as the page does, from its source, and returns what it stored and where it led. */
function run({ path, cookie = '', stored, redirectCount = 0, takesCookies = true }: Visit) {
  const storage = (value?: string) => {
    const kept = new Map(value ? [['i18nextLng', value]] : []);
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    };
  };
  const page = {
    get cookie() {
      return cookie;
    },
    set cookie(line: string) {
      if (takesCookies) cookie = line.split(';')[0] ?? '';
    },
  };
  let target: URL | undefined;
  const url = new URL(path, 'https://site.example');
  const location = {
    href: url.href,
    pathname: url.pathname,
    replace: (to: URL) => {
      target = to;
    },
  };
  const globals = {
    document: page,
    location,
    localStorage: storage(stored),
    sessionStorage: storage(),
    performance: { getEntriesByType: () => [{ redirectCount }] },
  };
  new Function(...Object.keys(globals), `(${applyStoredLanguage})(["en","el"])`)(
    ...Object.values(globals),
  );
  return {
    stored: globals.localStorage.getItem('i18nextLng'),
    to: target && target.pathname + target.search,
  };
}

describe('the language stored in the browser', () => {
  it.each(['en', 'el'])('stores %s from `?lng=` in the cookie', (chosen) => {
    const path = chosen === 'el' ? '/el/about' : '/about';
    expect(run({ path, cookie: `a=b; i18next=${chosen}` })).toEqual({ stored: chosen });
    expect(run({ path, cookie: `i18next=${chosen}`, stored: 'el' }).stored).toBe(chosen);
  });

  it('redirects back to English after a redirect by Accept-Language', () => {
    const visit = { path: '/el/about?a=1', stored: 'en', redirectCount: 1 };
    expect(run(visit).to).toBe('/el/about?a=1&lng=en');
  });

  it('redirects an address without prefix to Greek', () => {
    expect(run({ path: '/about', stored: 'el' }).to).toBe('/about?lng=el');
  });

  it('does not redirect an address with the Greek prefix', () => {
    expect(run({ path: '/el/about', stored: 'en' }).to).toBeUndefined();
  });

  it('does not redirect if cookies are disabled, which would loop', () => {
    const visit = { path: '/el', stored: 'en', redirectCount: 1, takesCookies: false };
    expect(run(visit).to).toBeUndefined();
    expect(run({ path: '/', stored: 'el', takesCookies: false }).to).toBeUndefined();
  });

  it.each(['xx', 'cimode', ''])('ignores %j', (stored) => {
    const visit = { path: '/el', stored, redirectCount: 1 };
    expect(run(visit).to).toBeUndefined();
    expect(run({ path: '/', stored }).to).toBeUndefined();
  });
});
