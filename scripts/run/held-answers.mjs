/** By this name lib/http/held-answer finds it on an answer; that is compiled into the site. */
const key = Symbol.for('cyclades-compass.held-answer');
const methods = ['writeHead', 'flushHeaders', 'write', 'flush', 'end'];

/**
 * Lets an answer be held back until its page knows whether it is one: the head of a document goes out before the page
 * has worked anything out, and with it the status. What is held goes out as it came, or another document of this site
 * in its place, with its status.
 *
 * @param origin where this site answers, as `http://localhost:3000`
 */
export function holdable(request, response, origin) {
  const kept = [];
  /** The answer's own methods while it is held. */
  let own;
  let isRefused = false;

  function instead(method) {
    for (const name of methods) {
      response[name] = (...rest) => {
        method(name, rest);
        return name === 'write' || response;
      };
    }
  }
  function giveBack() {
    Object.assign(response, own);
    own = undefined;
  }
  function release() {
    if (!own) return;
    giveBack();
    for (const [name, rest] of kept.splice(0)) response[name]?.(...rest);
  }

  response[key] = {
    hold() {
      if (own || response.headersSent) return;
      own = Object.fromEntries(methods.map((name) => [name, response[name]]));
      instead((name, rest) => {
        kept.push([name, rest]);
        // A page that ends without a word is as it is.
        if (name === 'end' && !isRefused) release();
      });
    },
    release() {
      if (!isRefused) release();
    },
    refuse(address, seconds) {
      if (!own || isRefused) return;
      isRefused = true;
      pageAt(origin + address)
        .then((page) => {
          kept.length = 0;
          giveBack();
          send(request, response, page, seconds);
          // What the page goes on to write is for nobody.
          instead(() => {});
        })
        // Where even that page cannot be had, the one that is held says why there is no answer.
        .catch(release);
    },
  };
}

async function pageAt(address) {
  const page = await fetch(address);
  if (page.status < 400) throw new Error(`${address} answers with ${page.status}`);
  const { status, headers } = page;
  const text = await page.text();
  return {
    status,
    type: headers.get('content-type'),
    policy: headers.get('content-security-policy'),
    text,
  };
}

function send({ method }, response, { status, type, policy, text }, seconds) {
  for (const name of response.getHeaderNames()) {
    if (/^(?:link|content-length|x-nextjs-.*)$/.test(name)) response.removeHeader(name);
  }
  response.statusCode = status;
  response.setHeader('Content-Type', type);
  // Its scripts are named there.
  if (policy) response.setHeader('Content-Security-Policy', policy);
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('Retry-After', String(seconds));
  response.end(method === 'HEAD' ? null : text);
}
