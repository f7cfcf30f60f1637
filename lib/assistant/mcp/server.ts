import 'server-only';
import { setImmediate } from 'node:timers/promises';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  ListToolsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js';
import { readOnlyTools } from '@/lib/assistant/tools/all';
import type { AssistantTool, ToolOutput } from '@/lib/assistant/tools/tool';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { islandSlugs } from '@/lib/foundation/ids/island-slugs';
import { site } from '@/lib/foundation/site';
import type { OperationContext } from '@/lib/platform/operations/operation';
import { type Arguments, detail, readArguments } from './call-arguments';
import { explainRefusal } from './refusals';

/** Version of the tools as offered here. */
const version = '1.0.0';

const instructions = `Ferries, islands, places to stay, weather and costs of the Cyclades, read only. Sailings carry a label: unless it names a published timetable they are a typical pattern, not a schedule; say so. Listings marked isSample are made up. Money is in euro cents, days are ISO dates in Europe/Athens. What a tool does not say is not known: do not fill it in. Answers are short; \`detail: true\` gives the whole. Places may be written as people write them, in Latin or Greek letters; lists may be JSON text.`;

const byName = new Map(readOnlyTools.map((tool) => [tool.name, tool]));

/** Schema of every result. The answers themselves are described in the API's own document. */
const outputSchema = {
  type: 'object' as const,
  properties: {
    answer: { type: 'object' },
    pages: { type: 'object' },
  },
  required: ['answer', 'pages'],
};

/** Islands of a plan as objects, which clients write more reliably than a grammar in a string. */
const stays = {
  description: 'Islands with nights; a string like `naxos:2-4,milos?:2` works as well.',
  anyOf: [
    {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          island: { type: 'string' },
          nights: { type: 'integer' },
          minNights: { type: 'integer' },
          maxNights: { type: 'integer' },
          optional: { type: 'boolean' },
        },
        required: ['island'],
      },
    },
    { type: 'string' },
  ],
};

/** Notes on lists in addresses of the API, which do not apply to JSON. */
const listsInAddresses = / Repeat the parameter or (?:separate values with|use) commas[^.]*\./;

/**
 * Shortens the schema of an argument: without the list of all islands, of which any name is
 * understood, without the pattern of dates, and without empty defaults.
 */
function shortened(property: unknown): unknown {
  const {
    enum: values,
    items,
    pattern,
    description,
    default: usual,
    ...rest
  } = property as Record<string, unknown>;
  const isIslands = Array.isArray(values) && values.includes(islandSlugs[0]);
  return {
    ...rest,
    ...(values && !isIslands ? { enum: values } : {}),
    ...(pattern && rest.format !== 'date' ? { pattern } : {}),
    ...(description ? { description: String(description).replace(listsInAddresses, '') } : {}),
    ...(usual !== undefined && !Array.isArray(usual) ? { default: usual } : {}),
    ...(items ? { items: shortened(items) } : {}),
  };
}

function inputSchema({ name, input }: AssistantTool) {
  const properties = (input.properties ?? {}) as Record<string, unknown>;
  return {
    ...input,
    type: 'object' as const,
    properties: {
      ...Object.fromEntries(
        Object.entries(properties).map(([key, property]) => [key, shortened(property)]),
      ),
      ...(name === 'planFerries' ? { islands: stays } : {}),
      [detail]: { type: 'boolean' },
    },
    additionalProperties: false,
  };
}

const offered = readOnlyTools.map((tool) => ({
  name: tool.name,
  title: tool.title,
  description: tool.description,
  inputSchema: inputSchema(tool),
  outputSchema,
  annotations: { readOnlyHint: true, openWorldHint: false },
}));

/** Makes addresses absolute for clients outside the site. */
const absolute = (pages: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(pages).map(([of, path]) => [of, new URL(path, site.origin).href]),
  );

/**
 * Converts an output to a protocol result. Refusals are error results, which the model can act on.
 */
function resultOf(tool: AssistantTool, output: ToolOutput, args: Arguments): CallToolResult {
  if (output.state === 'ok') {
    const { pages: _, ...brief } = tool.brief(output);
    const answer = args[detail] === true ? output.answer : brief;
    const content = { answer, pages: absolute(output.pages) };
    return {
      content: [{ type: 'text', text: JSON.stringify(content) }],
      structuredContent: content,
    };
  }
  const refusal = explainRefusal(tool, args, output);
  return { isError: true, content: [{ type: 'text', text: JSON.stringify(refusal) }] };
}

/**
 * Creates a stateless Model Context Protocol server over the read-only operations for one request.
 * The operations apply their own rate limits by sender; `answerMcp` has counted the messages
 * before. Calls of a batch run one after the other and yield to other requests in between.
 */
export function mcpServer(context: OperationContext & { readonly locale: Locale }): Server {
  const server = new Server(
    { name: 'cyclades-compass', title: site.name, version, websiteUrl: site.origin },
    { capabilities: { tools: {} }, instructions },
  );
  let queue: Promise<unknown> = Promise.resolve();
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: offered }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }) => {
    const tool = byName.get(params.name);
    if (!tool) {
      throw new McpError(ErrorCode.InvalidParams, `No tool "${params.name.slice(0, 60)}"`);
    }
    const read = readArguments(tool, params.arguments ?? {});
    if ('refusal' in read) {
      const refused = { state: 'faults', message: read.refusal, fields: {} };
      return { isError: true, content: [{ type: 'text', text: JSON.stringify(refused) }] };
    }
    const before = queue;
    const answer = (async () => {
      await before;
      await setImmediate();
      context.signal?.throwIfAborted();
      return tool.run(read.args, context);
    })();
    queue = answer.catch(() => undefined);
    return resultOf(tool, await answer, params.arguments ?? {});
  });
  return server;
}
