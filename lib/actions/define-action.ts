import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { z } from 'zod';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import type { namespaces } from '@/lib/i18n/messages';
import { isWithinLimit, type RateLimit } from './rate-limit';
import { type ActionErrorCode, ActionFailure, type ActionResult } from './result';

export interface ActionDefinition<Schema extends z.ZodType, Data, Context> {
  /**
   * Where the words are. The namespace may hold `failure.<code>`, else the common one of the code is said,
   * and holds `fields.<key>` for every message of the schema, which are keys and not sentences.
   */
  namespace: (typeof namespaces)[number];
  schema: Schema;
  rateLimit: RateLimit;
  run: (input: z.output<Schema>, context: Context) => Promise<Data>;
}

export interface ActionContext {
  /** The language of the page the form stands on. */
  locale: Locale;
}

function fieldsOf(form: FormData): Record<string, string> {
  const entries = [...form].filter((entry): entry is [string, string] => {
    return typeof entry[1] === 'string' && !entry[0].startsWith('$ACTION');
  });
  return Object.fromEntries(entries);
}

/** The sentences of a namespace, with those of `common` for failures it does not say itself. */
async function wordsOf(namespace: (typeof namespaces)[number], locale: Locale) {
  const [own, common] = await Promise.all([
    getTranslations({ locale, namespace }),
    getTranslations({ locale, namespace: 'common' }),
  ]);
  return {
    failure: (code: ActionErrorCode) =>
      own.has(`failure.${code}`) ? own(`failure.${code}`) : common(`failure.${code}`),
    field: (key: string) => own(`fields.${key}`),
  };
}

/**
 * The one way to write: checks the form against the schema, takes the rate limit, runs, and answers with
 * a typed result. It never throws at the user: an ActionFailure is answered as it says, and whatever else
 * fails inside is logged and answered as `unavailable`. The page sends its language in the field `locale`,
 * because an action belongs to no page. `prepare` makes the context and gives the key the limit counts by.
 */
export function defineActionWith<Context extends ActionContext>(
  prepare: (locale: Locale) => Promise<{ context: Context; limitKey?: string }>,
) {
  return <Schema extends z.ZodType, Data>(
    definition: ActionDefinition<Schema, Data, Context>,
  ): ((form: FormData) => Promise<ActionResult<Data>>) => {
    const { namespace, schema, rateLimit, run } = definition;
    return async (form) => {
      const fields = fieldsOf(form);
      const locale = isLocale(fields.locale) ? fields.locale : defaultLocale;
      const words = await wordsOf(namespace, locale);
      const failure = (code: ActionErrorCode, more = {}): ActionResult<Data> => ({
        ok: false,
        error: { code, message: words.failure(code), ...more },
      });
      try {
        const parsed = schema.safeParse(fields);
        if (!parsed.success) {
          const faults: Record<string, string> = {};
          for (const { path, message } of parsed.error.issues) {
            faults[String(path[0])] ??= words.field(message);
          }
          return failure('invalid', { fields: faults });
        }
        const { context, limitKey } = await prepare(locale);
        if (!(await isWithinLimit(rateLimit, limitKey))) return failure('rateLimited');
        return { ok: true, data: await run(parsed.data, context) };
      } catch (error) {
        unstable_rethrow(error);
        if (error instanceof ActionFailure) {
          const said = Object.entries(error.fields).map(([name, key]) => [name, words.field(key)]);
          const more = error.sentence ? { message: error.sentence } : {};
          return failure(error.code, { fields: Object.fromEntries(said), ...more });
        }
        console.error(
          `Action ${rateLimit.bucket}:`,
          error instanceof Error ? error.message : error,
        );
        return failure('unavailable');
      }
    };
  };
}

/** An action of anybody, limited by the sender's address. */
export const defineAction = defineActionWith<ActionContext>(async (locale) => ({
  context: { locale },
}));
