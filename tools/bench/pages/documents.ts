import { gzipSync } from 'node:zlib';
import { shellShare } from '../shell-share.mjs';

/** Size of a page's document in bytes. */
export interface Weight {
  readonly raw: number;
  readonly gzip: number;
  /** Share of the shell around the page. */
  readonly shell: number;
}

/** Fetches a document and measures its size. */
export async function weigh(url: string): Promise<Weight> {
  const answer = await fetch(url, { headers: { 'accept-language': 'en' } });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  const html = await answer.text();
  return {
    raw: Buffer.byteLength(html),
    gzip: gzipSync(html).length,
    shell: shellShare(html),
  };
}

/** Address of a chart shown in a document. */
export async function chartOn(url: string): Promise<string> {
  const html = await (await fetch(url)).text();
  const found = /\/charts\/[^"#]+\.svg/.exec(html)?.[0];
  if (!found) throw new Error(`${url} shows no chart`);
  return new URL(found, url).href;
}
