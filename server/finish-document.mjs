import { createHash } from 'node:crypto';

/*
 * The one pass over a document that Next has finished. It does what neither Next nor a proxy can do: have the scripts
 * fetched after the first paint, and find the hashes by which the content policy names them.
 */

const asyncScript = /<script src="([^"]+)"(?: id="_R_")? async=""(?: id="_R_")?><\/script>/g;
const preloadedScript = /<link rel="preload" as="script" fetchPriority="low" href="[^"]+"\/>/g;

/**
 * Runs in the browser, written into the page as it stands here, so it may use nothing but its own lines. A hidden tab
 * paints nothing to wait for. React recognises its own scripts by the `async` attribute.
 */
function loadScripts(addresses) {
  function load() {
    for (const address of addresses.splice(0)) {
      const script = document.createElement('script');
      script.src = address;
      script.setAttribute('async', '');
      document.head.append(script);
    }
  }
  if (document.hidden) load();
  else {
    new PerformanceObserver(load).observe({ type: 'paint', buffered: true });
    // Some browsers do not report paints.
    requestAnimationFrame(() => setTimeout(load, 500));
  }
}

/**
 * Moves the site's scripts behind the first paint. Next asks for them in the head, where they compete with the style
 * sheet for a slow phone's connection, although every page is complete without them: 0.8 s of largest paint. Markup
 * that this does not recognise stays as it is.
 */
function withLaterScripts(html) {
  const addresses = [...html.matchAll(asyncScript)].map(([, address]) => address);
  const end = html.lastIndexOf('</body>');
  if (addresses.length === 0 || end < 0) return html;
  const loader = `<script>(${loadScripts})(${JSON.stringify(addresses)})</script>`;
  const before = html.slice(0, end).replace(asyncScript, '').replace(preloadedScript, '');
  return before + loader + html.slice(end);
}

const neighbours = /(?:<script>(?:(?!<\/script>)[\s\S])*<\/script>){2,}/g;

/** Joins neighbouring inline scripts, so that the policy names two or three hashes instead of some twenty. */
const withJoinedScripts = (html) =>
  html.replace(neighbours, (scripts) => scripts.replaceAll('</script><script>', '\n;'));

/** Inline scripts that run: neither those that are fetched nor data. */
const inlineScript = /<script(?![^>]*\s(?:src=|type="application\/))[^>]*>([\s\S]*?)<\/script>/g;

const sha256 = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * @param {string} html a whole document
 * @returns {{ html: string, scripts: string[] }} the document to send, and its inline scripts as a policy names them
 */
export function finishDocument(html) {
  const finished = withJoinedScripts(withLaterScripts(html));
  const hashes = [...finished.matchAll(inlineScript)].map(([, script]) => sha256(script));
  return { html: finished, scripts: [...new Set(hashes)] };
}
