import type { Answer, Input } from './input.ts';
import { brand } from './values.ts';

/** Criteria for a response. */
export interface Measure {
  /** Allowed origins of redirects. */
  readonly origins: readonly string[];
  /** Texts that no response may contain: keys, folders, other people's data. */
  readonly secrets: readonly string[];
  /** Origin of the destination, to resolve relative redirects. */
  readonly origin: string;
}

const stack =
  /\n\s+at (?:async )?[^\n]{1,200}:\d+:\d+\)?|node:internal\/|webpack-internal:|Error: Cannot find module/;

/** Maximum number of characters in a header that every proxy accepts. */
const longestHeader = 2048;
/**
 * The content security policy of a document lists its scripts, so its length depends on the page.
 */
const ofThePage = 'content-security-policy';

/** True for types in which markup is executed. */
const isMarkup = (type: string) => /html|svg|xml/.test(type);

const rawMarkup = new RegExp(`<${brand}|<script>${brand}|(?<!\\\\)"${brand}="|</script><${brand}`);

/** Longest cookie in characters that every browser takes: a session is one. */
const longestCookie = 4096;

/** True for a header that is longer than it may be; a header that is sent several times counts by the piece. */
function isTooLong(name: string, value: Answer['headers'][string]): boolean {
  const most = name === 'set-cookie' ? longestCookie : longestHeader;
  return [value ?? ''].flat().some((one) => one.length > most);
}

/** Addresses a browser is led to by headers. */
function ledTo({ headers }: Answer): string[] {
  const { location, refresh } = headers;
  const refreshed = /url\s*=\s*["']?([^"']*)/i.exec(String(refresh ?? ''))?.[1];
  return [location, refreshed].flat().filter((address) => address !== undefined);
}

/** Says how a redirect leaves the site; undefined for one that stays. */
function strayOf(address: string, { origin, origins }: Measure): string | undefined {
  if (!URL.canParse(address, origin)) return 'leads to what is no address';
  const target = new URL(address, origin);
  return origins.includes(target.origin) ? undefined : `leads to ${target.origin}`;
}

/**
 * Faults of a response, in a few words each; empty if it is acceptable. The caller judges slowness.
 */
export function faultsOf(input: Input, answer: Answer, measure: Measure): string[] {
  const { status, headers, body } = answer;
  const faults: string[] = [];
  const isExcused = status === 503 && Boolean(headers['retry-after']);
  if (status >= 500 && !isExcused) faults.push(`status ${status}: ${body.slice(0, 160)}`);
  // A malformed raw request may be answered by just closing the connection.
  if (status === 0 && !input.raw) faults.push('no status');
  if (stack.test(body)) faults.push('a stack trace');
  const found = measure.secrets.find((secret) => body.includes(secret));
  if (found) faults.push(`a secret or a path of this machine (${found.slice(0, 12)}…)`);
  const type = String(headers['content-type'] ?? '');
  if (isMarkup(type) && rawMarkup.test(body)) faults.push('a text of the request as markup');
  if (body !== '' && type === '' && (status < 300 || status >= 400))
    faults.push('a body of no type');
  const names = Object.keys(headers).join(' ');
  if (names.includes(brand) || String(headers['set-cookie'] ?? '').includes(`${brand}=`)) {
    faults.push('a header of the request’s making');
  }
  const long = Object.entries(headers).find(
    ([name, value]) => name !== ofThePage && isTooLong(name, value),
  );
  if (long && input.to === 'site') faults.push(`a header ${long[0]} that is too long for a proxy`);
  faults.push(...ledTo(answer).flatMap((address) => strayOf(address, measure) ?? []));
  return faults;
}
