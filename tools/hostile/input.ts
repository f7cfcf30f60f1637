/** One request as sent. Body texts are bytes, one per character. */
export interface Input {
  /** Kind of attack, by which responses are counted. */
  readonly family: string;
  readonly to: 'site' | 'backend';
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | undefined;
  /** Sends the body in chunks, without a length. */
  readonly chunked?: boolean | undefined;
  /** Sender whose cookies or token are added to the headers. */
  readonly as: 'nobody' | 'member';
  /** The whole request as bytes, instead of all the fields above. */
  readonly raw?: Buffer | undefined;
}

/** The response. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  readonly ms: number;
}

/** An input in one readable line. */
export function shown({ family, to, method, path, headers, as, raw, body }: Input): string {
  const line = raw ? JSON.stringify(raw.subarray(0, 120).toString('latin1')) : `${method} ${path}`;
  const named = Object.keys(headers).join(', ');
  const more = body?.length ? ` + ${body.length} bytes` : '';
  return `${family}, ${to}, as ${as}: ${line.slice(0, 300)}${more} (${named})`;
}
