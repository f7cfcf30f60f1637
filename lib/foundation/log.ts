import 'server-only';
import pino, { type DestinationStream } from 'pino';
import { type Env, env } from './env';
import { currentRequestId } from './http/request-id';
import { describeError, type ErrorFields, redact } from './redact';

/**
 * Events of the log. They are constants, because text composed at run time could carry private
 * data.
 */
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
  | 'assistant set up wrongly'
  | 'mail not composed'
  | 'push subscription not kept'
  | 'trips not watched'
  | 'worker died';

/** Fields of a line, in their order. Fields that are not listed here do not reach the log. */
export interface LogFields {
  readonly requestId?: string | undefined;
  readonly method?: string;
  /** From `pathShape`: no query, no token, no id. */
  readonly path?: string;
  /** File path of a route, such as `/[locale]/islands/[slug]`. */
  readonly route?: string;
  /** Outcome of a request, an operation or an action. */
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
  /** Next's number of an error, which the failed page also shows. */
  readonly digest?: string;
  /** Reason for rejecting data of another service. */
  readonly reason?: string;
  /** For a feed: its publisher, version and last day, and its numbers of trips and faults. */
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

/** Created here or by Next.js. Redaction would mistake them for keys or telephone numbers. */
const numbers = new Set<keyof LogFields>(['requestId', 'digest']);

/**
 * Checks the fields again at run time, for values that get past the types: drops unknown fields and
 * redacts texts.
 */
function allowed(fields: LogFields): Record<string, string | number> {
  const kept: Record<string, string | number> = {};
  for (const name of Object.keys(listed) as (keyof LogFields)[]) {
    const value = fields[name];
    if (typeof value === 'number') kept[name] = value;
    else if (typeof value === 'string') kept[name] = numbers.has(name) ? value : redact(value);
  }
  return kept;
}

/** A log of JSON lines: `time`, `level`, `event`, the fields, and the details of an error. */
const now = () => new Date(performance.timeOrigin + performance.now());

type Say = (event: LogEvent, fields?: LogFields, error?: unknown) => void;

/** A log of JSON lines: `time`, `level`, `event`, the fields, and the details of an error. */
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
      const known = allowed({ requestId: currentRequestId(), ...fields });
      const fault: { error?: ErrorFields } =
        error === undefined ? {} : { error: describeError(error) };
      lines[severity]({ ...known, ...fault }, event);
    };
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}

/** The only log of the server. Nothing in it reaches a browser. */
export const log = makeLog(env.LOG_LEVEL);
