import 'server-only';
import { jsonSchema, type ToolSet, tool } from 'ai';
import type { AssistantTool } from '@/lib/assistant/tools/tool';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { OperationContext } from '@/lib/platform/operations/operation';
import { saveToolName, saveTrip } from './save-tool';

type Caller = OperationContext & { readonly locale: Locale };

/**
 * Tools of an answer for the AI SDK. Their output is the brief of a result with its pages, for the
 * model and the browser's history. The page draws its own rows from
 * the result, which {@link runOperation} keeps.
 */
export function toolSet(tools: readonly AssistantTool[], caller: Caller): ToolSet {
  const reading = tools.map((one) => [
    one.name,
    tool({
      description: one.description,
      inputSchema: jsonSchema<object>({ ...one.input }),
      execute: async (args, { abortSignal }) =>
        one.brief(await one.run(args, { ...caller, signal: abortSignal ?? caller.signal })),
    }),
  ]);
  return { ...Object.fromEntries(reading), [saveToolName]: saveTrip };
}
