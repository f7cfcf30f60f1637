/*
 * Functions that run before the first paint. They are inlined in the HTML as source text, so they
 * must not refer to anything outside their own body.
 */

/**
 * Sets the chosen theme, and marks a session that is still to be looked up, so that neither causes
 * a flash.
 */
function applyChoices() {
  const root = document.documentElement;
  // The cookie's name is defined in lib/supabase/settings.ts.
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
 * Greek itself stays Greek.
 */
export function applyStoredLanguage() {
  const key = 'i18nextLng';
  const known = /(^|; )i18next=(en|el)(;|$)/;
  try {
    const chosen = known.exec(document.cookie)?.[2];
    if (chosen) return localStorage.setItem(key, chosen);
    const stored = [localStorage, sessionStorage]
      .map((storage) => storage.getItem(key))
      .find((language) => language === 'en' || language === 'el');
    const isGreek = /^\/el(\/|$)/.test(location.pathname);
    if (!stored || isGreek === (stored === 'el')) return;
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (isGreek && !visit?.redirectCount) return;
    // The server writes the cookie that lasts. Where none is taken, it would lead back to Greek,
    // and so on without end.
    // biome-ignore lint/suspicious/noDocumentCookie: runs before the first paint, where nothing can wait.
    document.cookie = `i18next=${stored};path=/`;
    if (!known.test(document.cookie)) return;
    const target = new URL(location.href);
    target.searchParams.set('lng', stored);
    location.replace(target);
  } catch {}
}

/**
 * Loads the web fonts after the first paint. Until then the text uses system fonts with the same
 * metrics, which leaves a slow connection to the content. Visitors who come from a page of this
 * site have the fonts already.
 */
function applyFonts() {
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
      return document.fonts.load(`1em ${families}`, root.lang === 'el' ? 'aα' : 'a');
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

const scripts = [applyChoices, applyStoredLanguage, applyFonts]
  .map((script) => `(${script})()`)
  .join(';');

export const HeadScripts = () => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own functions, nothing from outside.
  <script dangerouslySetInnerHTML={{ __html: scripts }} suppressHydrationWarning />
);
