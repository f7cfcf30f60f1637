import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import type { RawQuery } from '@/lib/http/raw-query';
import type { Locale } from '@/lib/i18n/locales';
import { localizePath } from '@/lib/i18n/paths';
import type { AnyOperation, OperationContext } from '@/lib/operations/operation';
import { queryOf } from './arguments';

type Json = Readonly<Record<string, unknown>>;

/** What a tool adds to its operation: pages of what an answer says, and the part of it a model needs. */
export interface ToolParts<Answer = never> {
  readonly operation: AnyOperation;
  /**
   * Pages of the site on what the answer states, paths without language prefix: `page` for the whole, else by the id
   * of what they are of.
   */
  pages(answer: Answer, query: RawQuery): Readonly<Record<string, string>>;
  /** Keeps of an answer what this schema names; the whole answer without it. */
  readonly brief?: z.ZodType;
}

/** How a call ended, as JSON: with an answer that passed its schema, or with a message in the language asked for. */
export type ToolOutput =
  | {
      readonly state: 'ok';
      readonly answer: Json;
      /** Addresses on this site, language prefix included: see {@link ToolParts.pages}. */
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

/** An operation as models and other programs call it. Reads only. */
export interface AssistantTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** JSON Schema of the arguments: an object. */
  readonly input: Json;
  /** What an `ok` output's answer has passed. */
  readonly answer: z.ZodType;
  /**
   * Runs the operation for arguments as a model sent them, whatever they are. An answer that fails its own schema is
   * `unsound` and never handed on.
   */
  run(args: unknown, context: OperationContext & { readonly locale: Locale }): Promise<ToolOutput>;
  /** The output as a model reads it: compact, with its pages. */
  brief(output: ToolOutput): Json;
}

/** The tool of an operation: name, description and schemas are the operation's own. */
export function toolOf<Answer>({ operation, pages, brief }: ToolParts<Answer>): AssistantTool {
  return {
    name: operation.name,
    title: operation.summary,
    description: operation.description,
    input: inputOf(operation),
    answer: operation.answer,

    async run(args, context) {
      const { locale } = context;
      const query = queryOf(operation.input, args);
      const outcome = await operation.run(query, context);
      if (outcome.state === 'ok') {
        const told = JSON.parse(JSON.stringify(await operation.answerOf(outcome.result, locale)));
        const checked = operation.answer.safeParse(told);
        if (!checked.success) {
          const t = await getTranslations({ locale, namespace: 'operations' });
          return { state: 'unsound', message: t('unsound') };
        }
        const links = Object.entries(pages(told as Answer, query)).map(
          ([of, path]) => [of, localizePath(path, locale)] as const,
        );
        return { state: 'ok', answer: told, pages: Object.fromEntries(links) };
      }
      if (outcome.state === 'faults') {
        return { state: 'faults', ...(await operation.explain(outcome.faults, query, locale)) };
      }
      if (outcome.state === 'wait') {
        const { state, seconds } = outcome;
        return { state, seconds, message: await operation.explainWait(seconds, locale) };
      }
      const { state } = outcome;
      const message = (await operation.explainOther?.(state, locale)) ?? state;
      return 'seconds' in outcome
        ? { state, message, seconds: outcome.seconds }
        : { state, message };
    },

    brief(output) {
      if (output.state !== 'ok') return output;
      const kept = brief ? (brief.parse(output.answer) as Json) : output.answer;
      return { ...kept, pages: output.pages };
    },
  };
}

/** The parameters as JSON Schema. What has a default may be left out. */
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
