import { z } from 'zod';
import type { RawQuery } from '@/lib/foundation/http/raw-query';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { localizePath } from '@/lib/foundation/i18n/paths';
import type { AnyOperation, OperationContext } from '@/lib/platform/operations/operation';
import { queryOf } from './arguments';
import { runOperation } from './run-operation';

type Json = Readonly<Record<string, unknown>>;

/** Parts that a tool adds to its operation: pages about an answer, and the brief a model needs. */
export interface ToolParts<Answer = never> {
  readonly operation: AnyOperation;
  /**
   * Pages of the site about the answer, as paths without language prefix: `page` for the whole
   * answer, and others by the id of their subject.
   */
  pages(answer: Answer, query: RawQuery): Readonly<Record<string, string>>;
  /** Parameters that every call has, whatever a model sends. */
  readonly always?: RawQuery;
  /** Schema of the fields that the brief keeps; the whole answer if absent. */
  readonly brief?: z.ZodType;
}

/**
 * Result of a call as JSON: an answer that passed its schema, or a message in the requested
 * language.
 */
export type ToolOutput =
  | {
      readonly state: 'ok';
      readonly answer: Json;
      /** Addresses on this site with language prefix: see {@link ToolParts.pages}. */
      readonly pages: Readonly<Record<string, string>>;
    }
  | {
      readonly state: 'faults';
      readonly message: string;
      readonly fields: Readonly<
        Record<string, { readonly code: string; readonly message: string }>
      >;
    }
  | {
      readonly state: 'wait' | 'busy' | 'missing' | 'unavailable' | 'unsound';
      readonly message: string;
      readonly seconds?: number;
    };

/** Read-only operation as models and other programs call it. */
export interface AssistantTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** JSON Schema of the arguments, an object. */
  readonly input: Json;
  /** Schema that the answer of an `ok` output has passed. */
  readonly answer: z.ZodType;
  /** Query of the operation for any arguments a model sends. */
  query(args: unknown): RawQuery;
  /**
   * Runs the operation with any arguments a model sends. An answer that fails its own schema
   * becomes `unsound` and is not returned.
   */
  run(args: unknown, context: OperationContext & { readonly locale: Locale }): Promise<ToolOutput>;
  /** Compact output for a model, with its pages. */
  brief(output: ToolOutput): Json;
}

/** Creates the tool of an operation with the operation's name, description and schemas. */
export function toolOf<Answer>({
  operation,
  pages,
  always,
  brief,
}: ToolParts<Answer>): AssistantTool {
  const query = (args: unknown) => ({ ...queryOf(operation.input, args), ...always });
  return {
    name: operation.name,
    title: operation.summary,
    description: operation.description,
    input: inputOf(operation),
    answer: operation.answer,

    query,

    async run(args, context) {
      const { locale } = context;
      const parameters = query(args);
      const outcome = await runOperation(operation, parameters, context);
      if (outcome.state === 'ok') {
        const { answer } = outcome;
        const links = Object.entries(pages(answer as Answer, parameters)).map(
          ([of, path]) => [of, localizePath(path, locale)] as const,
        );
        return { state: 'ok', answer, pages: Object.fromEntries(links) };
      }
      const { state, message, fields, seconds } = outcome;
      if (state === 'faults') return { state, message, fields };
      return seconds === undefined ? { state, message } : { state, message, seconds };
    },

    brief(output) {
      if (output.state !== 'ok') return output;
      const kept = brief ? (brief.parse(output.answer) as Json) : output.answer;
      return { ...kept, pages: output.pages };
    },
  };
}

/** JSON Schema of the parameters. Those with a default are optional. */
function inputOf({ input }: AnyOperation): Json {
  const {
    $schema: _,
    required,
    ...schema
  } = z.toJSONSchema(input, {
    io: 'output',
    unrepresentable: 'any',
  }) as { properties: Record<string, Json>; required?: string[]; $schema?: string };
  const isNeeded = (name: string) => {
    const { default: usual, type, minItems } = schema.properties[name] ?? {};
    return usual === undefined && (type !== 'array' || Number(minItems) > 0);
  };
  return { ...schema, required: (required ?? []).filter(isNeeded) };
}
