import { readdirSync } from 'node:fs';
import path from 'node:path';
import Negotiator from 'negotiator';
import send from 'send';

/** From the smallest. */
const endings = { br: '.br', gzip: '.gz', identity: '' };

/** The address of each file under a folder, with the encodings that lie beside it. */
function filesByAddress(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const addresses = new Set(
    files.map(({ parentPath, name }) => {
      const place = path.relative(folder, path.join(parentPath, name));
      return `/${place.split(path.sep).join('/')}`;
    }),
  );
  const encodings = (address) =>
    Object.keys(endings).filter((encoding) => addresses.has(address + endings[encoding]));
  return new Map([...addresses].map((address) => [address, encodings(address)]));
}

/**
 * Gives a function that sends a file that never changes, compressed as the build has left it, and says whether it
 * did: any other request is Next's.
 *
 * @param {string} folder Files by their addresses, as layOutAssets leaves them.
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => boolean}
 */
export function sendingAssets(folder) {
  const files = filesByAddress(folder);
  return (request, response) => {
    const address = request.url.split('?', 1)[0];
    const encodings = files.get(address);
    if (!encodings) return false;
    if (!['GET', 'HEAD'].includes(request.method)) {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return true;
    }
    const encoding =
      new Negotiator(request).encoding(encodings, { preferred: encodings }) ?? 'identity';
    // What never changes is never asked for again: it needs no tag and no date.
    const rules = { root: folder, maxAge: '1y', immutable: true, etag: false, lastModified: false };
    send(request, address + endings[encoding], rules)
      .on('headers', function describe() {
        response.setHeader('X-Content-Type-Options', 'nosniff');
        // By the name that was asked for, not that of the file that is sent.
        this.type(address);
        if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
        if (encodings.length > 1) response.setHeader('Vary', 'Accept-Encoding');
      })
      .pipe(response);
    return true;
  };
}
