import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { encode, isCompressible } from './encodings.mjs';

const mostBytes = 48 * 1024 * 1024;
const largestFile = 2 * 1024 * 1024;

/** Headers that speak of the file as Next sent it; what never changes needs none in their place. */
const ofTheSending = [
  'etag',
  'last-modified',
  'accept-ranges',
  'content-length',
  'content-encoding',
];

/**
 * Files that never change under their names, at their smallest: the scripts and styles of the build and the
 * artwork of the charts. Next sends one the first time; from then on its bytes are here.
 */
export class KeptFiles {
  /** Address → the headers Next gave it, and its bytes by encoding. */
  #files = new LRUCache({
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }) => bytes.br.length + bytes.gzip.length,
  });
  /** Addresses being compressed. */
  #underWay = new Set();
  #folders;

  /** @param {Record<string, string>} folders Addresses of folders, each ending in a slash, and where they are on disk. */
  constructor(folders) {
    this.#folders = Object.entries(folders);
  }

  /** True for the address of such a file. */
  has(address) {
    return this.#folders.some(([folder]) => address.startsWith(folder));
  }

  /** The headers and the bytes of a file; undefined while there are none, or none in that encoding. */
  get(address, encoding) {
    const { headers, bytes } = this.#files.get(address) ?? {};
    return bytes?.[encoding] && { headers, bytes: bytes[encoding] };
  }

  /** Keeps the file that Next has just sent with these headers. */
  async keep(address, headers) {
    const file = this.#onDisk(address);
    const isKept = this.#files.has(address) || this.#underWay.has(address);
    if (!file || isKept || !isCompressible(String(headers['content-type']))) return;
    this.#underWay.add(address);
    try {
      const content = await readFile(file);
      if (content.length === 0 || content.length > largestFile) return;
      const [br, gzip] = await Promise.all(
        ['br', 'gzip'].map((encoding) => encode(content, encoding, true)),
      );
      this.#files.set(address, { headers: withoutThoseOfSending(headers), bytes: { br, gzip } });
    } finally {
      this.#underWay.delete(address);
    }
  }

  /** Where the file is; undefined for an address that would lead out of its folder. */
  #onDisk(address) {
    const [folder, place] = this.#folders.find(([one]) => address.startsWith(one)) ?? [];
    if (!folder || !place || !URL.canParse(address, 'http://localhost')) return undefined;
    const name = decodeURIComponent(address.slice(folder.length));
    const file = path.join(place, name);
    return file.startsWith(place + path.sep) ? file : undefined;
  }
}

function withoutThoseOfSending(headers) {
  const kept = Object.entries(headers).filter(([name]) => !ofTheSending.includes(name));
  return { ...Object.fromEntries(kept), vary: 'Accept-Encoding' };
}
