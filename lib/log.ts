import 'server-only';
import pino, { type DestinationStream } from 'pino';
import { type Env, env } from './env';
import { currentRequestId } from './http/request-id';
import { describeError, type ErrorFields, redact } from './redact';

/** What can happen. A text put together on the way would carry what must not be kept. */
export type LogEvent =
  | 'request'
  | 'request failed'
  | 'operation'
  | 'action'
  | 'action failed'
  | 'backend call'
  | 'backend call slow'
  | 'backend call failed'
  | 'read failed'
  | 'write failed'
  | 'answer unreadable'
  | 'ferry feed loaded'
  | 'ferry feed kept'
  | 'ferry feed held'
  | 'ferry feed fault'
  | 'ferry feed reachable again'
  | 'ferry feed restored'
  | 'ferry feed not restored'
  | 'ferry realtime away'
  | 'ferry realtime back'
  | 'vessel positions away'
  | 'weather away'
  | 'weather back'
  | 'file not kept'
  | 'files not removed'
  | 'file not read'
  | 'assistant answer broken off'
  | 'worker died';

/** All that may be said of it, in the order of a line: what is not listed here does not reach the log. */
export interface LogFields {
  readonly requestId?: string | undefined;
  readonly method?: string;
  /** From `pathShape`: no query, no token, no id. */
  readonly path?: string;
  /** File path of a route, such as `/[locale]/islands/[slug]`. */
  readonly route?: string;
  /** What a request, an operation or an action came to. */
  readonly outcome?: string;
  /** HTTP status. */
  readonly status?: number;
  /** Duration, milliseconds. */
  readonly ms?: number;
  /** Name of an operation of the API. */
  readonly operation?: string;
  /** Name of an action. */
  readonly action?: string;
  /** Name of a table, a database function or an endpoint of the backend. */
  readonly call?: string;
  /** Next's number of an error; the page that failed shows the same. */
  readonly digest?: string;
  /** Why something of another service was not taken. */
  readonly reason?: string;
  /** Of a feed: who publishes it, its version, its last day, how many trips and faults it has. */
  readonly publisher?: string;
  readonly version?: string;
  readonly until?: string;
  readonly trips?: number;
  readonly faults?: number;
}

const listed = {
  requestId: true,
  method: true,
  path: true,
  route: true,
  outcome: true,
  status: true,
  ms: true,
  operation: true,
  action: true,
  call: true,
  digest: true,
  reason: true,
  publisher: true,
  version: true,
  until: true,
  trips: true,
  faults: true,
} satisfies Record<keyof LogFields, true>;

/** Made here or by Next, and a redaction would take them for a key or a telephone. */
const numbers = new Set<keyof LogFields>(['requestId', 'digest']);

/** Once more at run time, for what gets past the types: unknown fields go, texts are redacted. */
function allowed(fields: LogFields): Record<string, string | number> {
  const said: Record<string, string | number> = {};
  for (const name of Object.keys(listed) as (keyof LogFields)[]) {
    const value = fields[name];
    if (typeof value === 'number') said[name] = value;
    else if (typeof value === 'string') said[name] = numbers.has(name) ? value : redact(value);
  }
  return said;
}

/** Not `Date.now()`: a line may be written while a page is prerendered, where Next.js forbids it. */
const now = () => new Date(performance.timeOrigin + performance.now());

type Say = (event: LogEvent, fields?: LogFields, error?: unknown) => void;

/** A log of JSON lines: `time`, `level`, `event`, the fields, and what is known of an error. */
export function makeLog(level: Env['LOG_LEVEL'], destination?: DestinationStream) {
  const options = {
    level,
    base: null,
    messageKey: 'event',
    timestamp: () => `,"time":"${now().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  const lines = destination ? pino(options, destination) : pino(options);
  const at =
    (severity: 'debug' | 'info' | 'warn' | 'error'): Say =>
    (event, fields = {}, error = undefined) => {
      if (!lines.isLevelEnabled(severity)) return;
      const said = allowed({ requestId: currentRequestId(), ...fields });
      const fault: { error?: ErrorFields } =
        error === undefined ? {} : { error: describeError(error) };
      lines[severity]({ ...said, ...fault }, event);
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** The one way to write to the log of the server. Nothing of it reaches a browser. */
export const log = makeLog(env.LOG_LEVEL);
