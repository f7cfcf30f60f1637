/** One request as it is sent. Texts of bodies are bytes, one a character. */
export interface Input {
  /** What it is a try at: counts are printed by it. */
  readonly family: string;
  readonly to: 'site' | 'backend';
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: Buffer | undefined;
  /** In pieces, its length unsaid. */
  readonly chunked?: boolean | undefined;
  /** Whose cookies or token go with it, beside the headers. */
  readonly as: 'nobody' | 'member';
  /** The whole request as bytes, in place of all above. */
  readonly raw?: Buffer | undefined;
}

/** What came back. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
  readonly ms: number;
}

/** One line on which an input can be read. */
export function shown({ family, to, method, path, headers, as, raw, body }: Input): string {
  const line = raw ? JSON.stringify(raw.subarray(0, 120).toString('latin1')) : `${method} ${path}`;
  const named = Object.keys(headers).join(', ');
  const more = body?.length ? ` + ${body.length} bytes` : '';
  return `${family}, ${to}, as ${as}: ${line.slice(0, 300)}${more} (${named})`;
}
