const asyncScript = /<script src="([^"]+)"(?: id="_R_")? async=""(?: id="_R_")?><\/script>/g;
const preloadedScript = /<link rel="preload" as="script" fetchPriority="low" href="[^"]+"\/>/g;

/*
 * Written into the page as it stands, so it may use nothing but its own lines. A tab that nobody sees paints
 * nothing to wait for; by its attribute React knows a script for one of its own.
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
    // Some browsers keep to themselves when they paint.
    requestAnimationFrame(() => setTimeout(load, 500));
  }
}

const neighbours = /(?:<script>(?:(?!<\/script>)[\s\S])*<\/script>){2,}/g;

/**
 * A document whose neighbouring scripts are one: what Next writes in some twenty pieces while it draws has, in a page
 * that is sent whole, one hash in the policy.
 */
export const withJoinedScripts = (html) =>
  html.replace(neighbours, (scripts) => scripts.replaceAll('</script><script>', '\n;'));

/**
 * A document whose scripts are fetched after its first paint. Next asks for them in the head, where they take
 * from the style sheet the line of a slow phone, and every page here is complete without them (ADR 32). What is
 * not written as Next writes it today stays as it is.
 *
 * @param {string} html
 */
export function withLaterScripts(html) {
  const addresses = [...html.matchAll(asyncScript)].map(([, address]) => address);
  if (addresses.length === 0 || !html.includes('</body>')) return html;
  const loader = `<script>(${loadScripts})(${JSON.stringify(addresses)})</script>`;
  const end = html.lastIndexOf('</body>');
  const before = html.slice(0, end).replace(asyncScript, '').replace(preloadedScript, '');
  return before + loader + html.slice(end);
}
