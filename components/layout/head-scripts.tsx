import {
  defaultLocale,
  languageOf,
  perLocale,
  prefixedLocales,
} from '@/lib/foundation/i18n/locales';

/*
 * Functions that run before the first paint. They are inlined in the HTML as source text, so they
 * must not refer to anything outside their own body and arguments.
 */

/**
 * Sets the chosen theme, and marks a session that is still to be looked up, so that neither causes
 * a flash.
 */
function applyChoices() {
  const root = document.documentElement;
  // The cookie's name is defined in lib/platform/supabase/settings.ts.
  if (/(^|; )compass-auth(\.0)?=/.test(document.cookie)) root.dataset.session = 'restoring';
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'day' || theme === 'night') root.dataset.theme = theme;
  } catch {}
}

/**
 * Keeps the chosen language in local storage as well as in its cookie, and applies a stored choice
 * when the cookie is gone. A stored choice comes before the browser's languages: without the cookie,
 * the server may have redirected an address without prefix by Accept-Language. An address that names
 * its language itself stays as it is.
 */
export function applyStoredLanguage([first = '', ...prefixed]: readonly string[]) {
  const key = 'i18nextLng';
  const languages = [first, ...prefixed];
  const cookieNow = () => {
    const [, value = ''] = /(?:^|; )i18next=([^;]*)/.exec(document.cookie) ?? [];
    return languages.includes(value) ? value : undefined;
  };
  try {
    const chosen = cookieNow();
    if (chosen) return localStorage.setItem(key, chosen);
    const stored = [localStorage, sessionStorage]
      .map((storage) => storage.getItem(key) ?? '')
      .find((language) => languages.includes(language));
    const [, prefix = ''] = location.pathname.split('/');
    const shown = prefixed.includes(prefix) ? prefix : first;
    if (!stored || stored === shown) return;
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (shown !== first && !visit?.redirectCount) return;
    // The server writes the cookie that lasts. Where none is taken, it would lead back, and so on
    // without end.
    // biome-ignore lint/suspicious/noDocumentCookie: runs before the first paint, where nothing can wait.
    document.cookie = `i18next=${stored};path=/;samesite=lax`;
    if (cookieNow() !== stored) return;
    const target = new URL(location.href);
    target.searchParams.set('lng', stored);
    location.replace(target);
  } catch {}
}

/**
 * Loads the web fonts after the first paint. Until then the text uses system fonts with the same
 * metrics, which leaves a slow connection to the content. Visitors who come from a page of this
 * site have the fonts already. The name of a language has the letters that its pages need.
 */
function applyFonts(names: Readonly<Record<string, string>>) {
  const root = document.documentElement;
  const show = () => {
    root.dataset.fonts = '';
  };
  // Loads all three together, because every font that arrives alone causes another layout of the
  // page.
  const fetchThem = () => {
    const styles = getComputedStyle(root);
    const fonts = ['didot', 'literata', 'commissioner'].map((name) => {
      const families = ['greek', 'latin'].map((script) =>
        styles.getPropertyValue(`--${name}-${script}`),
      );
      return document.fonts.load(`1em ${families}`, `a${names[root.lang]}`);
    });
    Promise.allSettled(fonts).then(show);
  };
  const [visit] = performance.getEntriesByType('navigation');
  const hasThem =
    document.referrer.startsWith(`${location.origin}/`) ||
    (visit && (visit as PerformanceNavigationTiming).type !== 'navigate');
  if (hasThem) show();
  else {
    new PerformanceObserver(fetchThem).observe({ type: 'paint', buffered: true });
    // Some browsers do not report paint timing.
    requestAnimationFrame(() => setTimeout(fetchThem, 500));
  }
}

const languages = JSON.stringify([defaultLocale, ...prefixedLocales]);
const names = JSON.stringify(perLocale((locale) => languageOf(locale).name));

const scripts = [
  `(${applyChoices})()`,
  `(${applyStoredLanguage})(${languages})`,
  `(${applyFonts})(${names})`,
].join(';');

export const HeadScripts = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions, nothing from outside.
  <script dangerouslySetInnerHTML={{ __html: scripts }} suppressHydrationWarning />
);
