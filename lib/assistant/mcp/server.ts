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
import type { Locale } from '@/lib/i18n/locales';
import type { OperationContext } from '@/lib/operations/operation';
import { site } from '@/lib/site';

/** Of the tools as they are offered here. */
const version = '1.0.0';

const instructions = `Ferries, islands, places to stay, weather and costs of the Cyclades, read only. Sailings carry a label: unless it names a published timetable they are a typical pattern, not a schedule, and have to be said to be. Listings marked isSample are made up. Money is in euro cents, days are ISO dates in Europe/Athens. What a tool does not say is not known: do not fill it in.`;

const byName = new Map(readOnlyTools.map((tool) => [tool.name, tool]));

/**
 * The schema of what a call gives: the operation's answer, and the pages of the site on it. In draft 7, which the official
 * client reads: it would take the pairs of a later one for nothing.
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

/** Absolute addresses: whoever reads them is elsewhere. */
const absolute = (pages: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(pages).map(([of, path]) => [of, new URL(path, site.origin).href]),
  );

/** How a call ended, as the protocol has it: what an operation refuses is an answer the model can act on. */
function resultOf(output: ToolOutput): CallToolResult {
  if (output.state === 'ok') {
    const said = { answer: output.answer, pages: absolute(output.pages) };
    return { content: [{ type: 'text', text: JSON.stringify(said) }], structuredContent: said };
  }
  return { isError: true, content: [{ type: 'text', text: JSON.stringify(output) }] };
}

/**
 * A server of the Model Context Protocol over the read-only operations, for one request: nothing is kept between two. Limits
 * are the operations' own, by the sender of the request, who is counted before (`answerMcp`). The calls of a batch are
 * answered one after the other, and others have their turn in between.
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
