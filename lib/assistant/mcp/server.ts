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
import { z } from 'zod';
import { readOnlyTools } from '@/lib/assistant/tools/all';
import type { AssistantTool, ToolOutput } from '@/lib/assistant/tools/tool';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { site } from '@/lib/foundation/site';
import type { OperationContext } from '@/lib/platform/operations/operation';

/** Version of the tools as offered here. */
const version = '1.0.0';

const instructions = `Ferries, islands, places to stay, weather and costs of the Cyclades, read only. Sailings carry a label: unless it names a published timetable they are a typical pattern, not a schedule, and have to be said to be. Listings marked isSample are made up. Money is in euro cents, days are ISO dates in Europe/Athens. What a tool does not say is not known: do not fill it in.`;

const byName = new Map(readOnlyTools.map((tool) => [tool.name, tool]));

/**
 * Schema of a call's result: the operation's answer and the pages about it. Uses JSON Schema draft
 * 7, which the official client reads. It would ignore tuples of a later draft.
 */
function outputSchema({ answer }: AssistantTool) {
  const { $schema, ...schema } = z.toJSONSchema(answer, {
    io: 'output',
    unrepresentable: 'any',
    target: 'draft-7',
  });
  return {
    $schema,
    type: 'object' as const,
    properties: {
      answer: schema,
      pages: {
        type: 'object',
        additionalProperties: { type: 'string' },
        description: `Addresses on ${site.name} of what the answer says.`,
      },
    },
    required: ['answer', 'pages'],
  };
}

const offered = readOnlyTools.map((tool) => ({
  name: tool.name,
  title: tool.title,
  description: tool.description,
  inputSchema: { ...tool.input, type: 'object' as const },
  outputSchema: outputSchema(tool),
  annotations: {
    title: tool.title,
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
}));

/** Makes addresses absolute for clients outside the site. */
const absolute = (pages: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(pages).map(([of, path]) => [of, new URL(path, site.origin).href]),
  );

/**
 * Converts an output to a protocol result. Refusals are error results, which the model can act on.
 */
function resultOf(output: ToolOutput): CallToolResult {
  if (output.state === 'ok') {
    const said = { answer: output.answer, pages: absolute(output.pages) };
    return { content: [{ type: 'text', text: JSON.stringify(said) }], structuredContent: said };
  }
  return { isError: true, content: [{ type: 'text', text: JSON.stringify(output) }] };
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
    const before = queue;
    const answer = (async () => {
      await before;
      await setImmediate();
      context.signal?.throwIfAborted();
      return tool.run(params.arguments ?? {}, context);
    })();
    queue = answer.catch(() => undefined);
    return resultOf(await answer);
  });
  return server;
}
