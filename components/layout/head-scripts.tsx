/*
 * Functions that run before the first paint. They are written into the page as source text, so they
 * may not refer to anything outside their own body.
 */

/** Day or night as chosen, and whether there is a session to look up, so that neither flashes. */
function applyChoices() {
  const root = document.documentElement;
  // The name stands in lib/supabase/settings.ts.
  if (/(^|; )compass-auth(\.0)?=/.test(document.cookie)) root.dataset.session = 'restoring';
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'day' || theme === 'night') root.dataset.theme = theme;
  } catch {}
}

/**
 * An address without prefix is English, but a person who chose Greek in this browser, and whose cookie
 * is gone, is sent to the Greek page. Only Greek can change anything here: English is already shown,
 * and anything else in the storage is no language of the site.
 */
function applyStoredLanguage() {
  const { cookie } = document;
  if (/^\/el(\/|$)/.test(location.pathname) || /(^|; )i18next=(en|el)(;|$)/.test(cookie)) return;
  try {
    const known = [localStorage, sessionStorage]
      .map((storage) => storage.getItem('i18nextLng'))
      .find((language) => language === 'en' || language === 'el');
    if (known !== 'el' || !navigator.cookieEnabled) return;
    const target = new URL(location.href);
    target.searchParams.set('lng', 'el');
    location.replace(target);
  } catch {}
}

/**
 * The fonts of the site, after the first paint: until then the text stands in fonts of the system of the same
 * measures, and the line of a slow phone is left to what it can already read. Whoever comes from a page of the
 * site, or back to one, has them already.
 */
function applyFonts() {
  const root = document.documentElement;
  const show = () => {
    root.dataset.fonts = '';
  };
  // All three at once: each font that comes alone is one more layout of the whole page.
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
    // Some browsers keep to themselves when they paint.
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
