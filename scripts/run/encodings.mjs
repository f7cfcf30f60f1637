import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

const compressors = {
  br: (bytes, isForGood) =>
    promisify(brotliCompress)(bytes, {
      params: {
        // The best of eleven takes half a second for the script of React: only for what is asked for again.
        [constants.BROTLI_PARAM_QUALITY]: isForGood ? 11 : 9,
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/** The encoding that suits a request best, of those worth their time; `identity` where it accepts none. */
export function chooseEncoding(request) {
  const accepted = new Negotiator(request).encodings(['br', 'gzip', 'identity'], {
    preferred: ['br', 'gzip'],
  });
  return accepted[0] ?? 'identity';
}

/**
 * The bytes of a text or of a file in an encoding.
 *
 * @param {string | Buffer} content
 * @param {'br' | 'gzip' | 'identity'} encoding
 * @param {boolean} isForGood Whether it is worth half a second.
 * @returns {Promise<Buffer>}
 */
export async function encode(content, encoding, isForGood) {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  return encoding === 'identity' ? bytes : compressors[encoding](bytes, isForGood);
}

const compressible =
  /^(?:text\/|application\/(?:javascript|json|manifest\+json|xml)|image\/svg\+xml)/;

/** True for the content types that get smaller. */
export const isCompressible = (contentType = '') => compressible.test(contentType);
