import 'server-only';
import { type Configuration, OTLPHttpProtoTraceExporter, registerOTel } from '@vercel/otel';
import { pathShape, redact } from './redact';

type Exporter = Exclude<NonNullable<Configuration['traceExporter']>, 'auto'>;
type Span = Parameters<Exporter['export']>[0][number];
type Attributes = Span['attributes'];

/** Attributes that hold a path of this site, which may contain ids and tokens of people. */
const paths = new Set(['http.target', 'url.path']);

function redactAttributes(attributes: Attributes = {}): Attributes {
  const kept: Attributes = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'string') kept[name] = paths.has(name) ? pathShape(value) : redact(value);
    else if (!Array.isArray(value)) kept[name] = value;
  }
  return kept;
}

/** A view of a span without what could identify a person, by the rules of the log (ADR 31). */
export function redactSpan(span: Span): Span {
  const { message } = span.status;
  const events = span.events.map((event) => ({
    ...event,
    name: redact(event.name),
    attributes: redactAttributes(event.attributes),
  }));
  return Object.create(span, {
    name: { value: redact(span.name), enumerable: true },
    attributes: { value: redactAttributes(span.attributes), enumerable: true },
    events: { value: events, enumerable: true },
    status: {
      value: message === undefined ? span.status : { ...span.status, message: redact(message) },
      enumerable: true,
    },
  });
}

/**
 * Parses the headers variable: `name=value` pairs separated by commas, with percent-encoded values.
 */
function headersOf(text = ''): Record<string, string> {
  const pairs = text.split(',').filter((pair) => pair.includes('='));
  return Object.fromEntries(
    pairs.map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [name.trim(), decodeURIComponent(value.join('=').trim())];
    }),
  );
}

/** Sends Next's spans of each request to a collector, after redaction. */
export function startTracing(endpoint: string, headers?: string): void {
  const exporter = new OTLPHttpProtoTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: headersOf(headers),
  });
  registerOTel({
    serviceName: 'cyclades-compass',
    // No other processor: it would send the unredacted spans to the same collector as well.
    spanProcessors: [],
    traceExporter: {
      export: (spans, done) => exporter.export(spans.map(redactSpan), done),
      shutdown: () => exporter.shutdown(),
      forceFlush: () => exporter.forceFlush(),
    },
  });
}
