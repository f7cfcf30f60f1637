import { createHash } from 'node:crypto';

/*
 * A single pass over a finished document of Next. It does what neither Next nor a proxy can do: it
 * closes the document once, loads the scripts after the first paint, and computes the hashes that
 * the content security policy needs.
 */

const asyncScript = /<script src="([^"]+)"(?: id="_R_")? async=""(?: id="_R_")?><\/script>/g;
const preloadedScript = /<link rel="preload" as="script" fetchPriority="low" href="[^"]+"\/>/g;

/**
 * Runs in the browser. Its source is written into the page, so it must not refer to anything
 * outside itself. A hidden tab never paints, so it does not wait. React recognises its own scripts
 * by the `async` attribute.
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
    // Some browsers do not report paint timing.
    requestAnimationFrame(() => setTimeout(load, 500));
  }
}

/**
 * Moves the site's scripts behind the first paint. Next requests them in the head, where they
 * compete with the style sheet on a slow phone connection although every page is complete without
 * them; that costs 0.8 s of largest contentful paint. Unrecognised markup is left unchanged.
 */
function withLaterScripts(html) {
  const addresses = [...html.matchAll(asyncScript)].map(([, address]) => address);
  const end = html.lastIndexOf('</body>');
  if (addresses.length === 0 || end < 0) return html;
  const loader = `<script>(${loadScripts})(${JSON.stringify(addresses)})</script>`;
  const before = html.slice(0, end).replace(asyncScript, '').replace(preloadedScript, '');
  return before + loader + html.slice(end);
}

const closingTags = '</body></html>';

/**
 * Removes all closing tags but the last. React closes a document in which the browser has to render
 * a part itself, and Next then appends its data and closes the document again.
 */
function closedOnce(html) {
  const end = html.lastIndexOf(closingTags);
  return html.indexOf(closingTags) === end
    ? html
    : html.slice(0, end).replaceAll(closingTags, '') + html.slice(end);
}

/** Joins adjacent inline scripts, so that the policy has two or three hashes instead of about twenty. */
function withJoinedScripts(html) {
  const border = '</script><script>';
  const pieces = html.split(border);
  const endsInline = (piece) => {
    const last = piece.lastIndexOf('<script');
    return last < 0 || piece.startsWith('<script>', last);
  };
  return pieces.reduce(
    (joined, piece, index) => joined + (endsInline(pieces[index - 1]) ? '\n;' : border) + piece,
  );
}

/** Attributes of a script that is not run inline: an external one, or data. */
const isElsewhere = /\s(?:src=|type="application\/)/;

/** Texts of the inline scripts that run. */
const inlineScripts = (html) =>
  [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].flatMap(([, attributes, text]) =>
    isElsewhere.test(attributes) ? [] : [text],
  );

const sha256 = (bytes) =>
  `'sha256-${createHash('sha256').update(bytes, 'latin1').digest('base64')}'`;

/**
 * Searches documents as bytes, one character each (`latin1`): every pattern is ASCII, and decoding
 * and re-encoding the text of an island page takes 7 ms.
 *
 * @param {string} html a whole document, with its UTF-8 bytes as `latin1`
 * @returns {{ html: string, scripts: string[] }} the document to send, with its bytes as
 *   `latin1` too, and the hashes of its inline scripts for the policy
 */
export function finishDocument(html) {
  const finished = withJoinedScripts(withLaterScripts(closedOnce(html)));
  return { html: finished, scripts: [...new Set(inlineScripts(finished).map(sha256))] };
}
