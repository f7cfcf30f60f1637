import { chooseEncoding } from './encodings.mjs';
import { KeptFiles } from './kept-files.mjs';
import { KeptPages } from './kept-pages.mjs';

const isPlainGet = ({ method, headers }) =>
  method === 'GET' &&
  !headers.range &&
  !headers['if-none-match'] &&
  !headers['if-modified-since'] &&
  // The router asks for a page's data by the address of the page.
  !headers.rsc;

/**
 * Wraps Next's handler of requests: what never changes is compressed once, well, and kept. Next itself would
 * compress it for each who asks, at some 4 ms for a page (ADR 32). Everything else is Next's alone.
 *
 * @param {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => unknown} handle
 * @param {Record<string, string>} folders Addresses of files that never change, and where they are on disk.
 */
export function keeping(handle, folders) {
  const files = new KeptFiles(folders);
  const pages = new KeptPages();
  return (request, response) => {
    if (!isPlainGet(request)) return handle(request, response);
    const address = request.url.split('?', 1)[0];
    const encoding = chooseEncoding(request);
    if (files.has(address)) {
      const kept = files.get(address, encoding);
      if (kept) return sendFile(response, kept, encoding);
      response.once('finish', () => {
        if (response.statusCode === 200) files.keep(address, response.getHeaders()).catch(() => {});
      });
    } else if (pages.has(address)) {
      delete request.headers['accept-encoding'];
      pages.compress(response, encoding);
    } else {
      pages.learn(address, response);
    }
    return handle(request, response);
  };
}

function sendFile(response, { headers, bytes }, encoding) {
  response.writeHead(200, {
    ...headers,
    'Content-Encoding': encoding,
    'Content-Length': bytes.length,
  });
  response.end(bytes);
}
