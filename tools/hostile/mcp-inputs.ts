import fc from 'fast-check';
import type { Input } from './input.ts';
import type { Targets } from './targets.ts';
import { encoded, jsonText, text, tree } from './values.ts';

const versions = ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25', '1999-01-01', 'x', ''];

/** One message of the Model Context Protocol: a tool that exists with odd arguments, or an odd method. */
function message({ operations, parameters }: Targets): fc.Arbitrary<object> {
  const name = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...operations) },
    { weight: 1, arbitrary: text },
  );
  const values = fc.dictionary(fc.constantFrom(...parameters), fc.oneof(text, tree), {
    maxKeys: 6,
  });
  const id = fc.oneof(fc.integer(), text, fc.constant(null), tree);
  const call = fc.record({ jsonrpc: fc.constant('2.0'), id, name, values }).map((one) => ({
    jsonrpc: one.jsonrpc,
    id: one.id,
    method: 'tools/call',
    params: { name: one.name, arguments: one.values },
  }));
  const other = fc.record(
    {
      jsonrpc: fc.constantFrom('2.0', '1.0', ''),
      id,
      method: fc.oneof(
        fc.constantFrom(
          ...['initialize', 'tools/list', 'ping', 'notifications/initialized', 'resources/list'],
          ...['prompts/list', 'completion/complete', 'logging/setLevel', 'notifications/cancelled'],
        ),
        text,
      ),
      params: fc.oneof(
        tree,
        fc.record({
          protocolVersion: fc.constantFrom(...versions),
          capabilities: tree,
          clientInfo: tree,
        }),
      ),
    },
    { requiredKeys: ['method'] },
  );
  return fc.oneof({ weight: 3, arbitrary: call }, { weight: 1, arbitrary: other });
}

/**
 * Requests of other assistants: a message, or a batch of up to a hundred, of one tool or of
 * several, in every protocol version.
 */
export function mcpInput(targets: Targets): fc.Arbitrary<Input> {
  const one = message(targets);
  const batch = fc.oneof(
    fc.array(one, { maxLength: 12 }),
    // The same call as often as a batch may hold it, and oftener.
    fc.tuple(one, fc.constantFrom(10, 11, 100)).map(([same, times]) => Array(times).fill(same)),
  );
  return fc
    .record({
      path: fc.oneof(
        fc.constant('/api/mcp'),
        encoded.map((odd) => `/api/mcp?lang=${odd}`),
      ),
      body: fc.oneof(one.map(json), batch.map(json), jsonText),
      version: fc.constantFrom(undefined, ...versions),
      session: fc.boolean(),
      chunked: fc.boolean(),
    })
    .map(({ path, body, version, session, chunked }) => ({
      family: 'assistants',
      to: 'site' as const,
      method: 'POST',
      path,
      headers: {
        accept: 'application/json, text/event-stream',
        'content-type': 'application/json',
        ...(version !== undefined && { 'mcp-protocol-version': version }),
        ...(session && { 'mcp-session-id': 'x'.repeat(64), 'last-event-id': '9' }),
      },
      body: Buffer.from(body),
      chunked,
      as: 'nobody' as const,
    }));
}

const json = (value: unknown) => JSON.stringify(value) ?? 'null';
