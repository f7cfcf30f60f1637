import type { Answer, Input } from './input.ts';
import { brand } from './values.ts';

/** What an answer is held against. */
export interface Measure {
  /** Where redirects may lead. */
  readonly origins: readonly string[];
  /** Texts no answer may hold: keys, folders, what belongs to somebody else. */
  readonly secrets: readonly string[];
  /** Of the one the request was sent to, to complete a redirect by. */
  readonly origin: string;
}

const stack =
  /\n\s+at (?:async )?[^\n]{1,200}:\d+:\d+\)?|node:internal\/|webpack-internal:|Error: Cannot find module/;

/** Longest header in characters that every proxy takes, whatever was asked. */
const longestHeader = 2048;
/** The policy of a document names its scripts, so its length is that of the page. */
const ofThePage = 'content-security-policy';

/** Where markup is run. */
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

/** What is wrong with an answer, each in a few words; nothing when it may be given. Slowness is judged by whoever asks. */
export function faultsOf(input: Input, answer: Answer, measure: Measure): string[] {
  const { status, headers, body } = answer;
  const faults: string[] = [];
  const isExcused = status === 503 && Boolean(headers['retry-after']);
  if (status >= 500 && !isExcused) faults.push(`status ${status}: ${body.slice(0, 160)}`);
  // A request broken as bytes may get no answer but a closed connection.
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
