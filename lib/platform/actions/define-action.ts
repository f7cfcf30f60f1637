import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import { createTranslator } from 'next-intl';
import { getMessages } from 'next-intl/server';
import type { z } from 'zod';
import { localeOf, texts } from '@/lib/foundation/http/form';
import type { Locale } from '@/lib/foundation/i18n/locales';
import { log } from '@/lib/foundation/log';
import type { FormNamespace } from './faults';
import { loggedAction } from './logged-action';
import { isWithinLimit, type RateLimit } from './rate-limit';
import { type ActionErrorCode, ActionFailure, type ActionResult } from './result';

export interface ActionDefinition<Schema extends z.ZodType, Data, Context> {
  /**
   * Namespace of the texts. It may contain `failure.<code>`, instead of the common text of that code, and contains
   * `fields.<fault>` for every message of the schema, which are codes and not sentences.
   */
  namespace: FormNamespace;
  schema: Schema;
  rateLimit: RateLimit;
  run: (input: z.output<Schema>, context: Context) => Promise<Data>;
}

export interface ActionContext {
  /** Language of the form's page. */
  locale: Locale;
}

/** The sentences of a namespace, with those of `common` for failures it does not say itself. */
async function wordsOf(namespace: FormNamespace, locale: Locale) {
  const { [namespace]: own, common } = await getMessages({ locale });
  const failures: Record<ActionErrorCode, string> = { ...common.failure, ...own.failure };
  // Zod's messages are arbitrary strings, so the texts are looked up by any string.
  const faults: Record<string, string> = own.fields;
  const failure = createTranslator({ locale, messages: failures });
  const fault = createTranslator({ locale, messages: faults });
  return {
    failure,
    // Our forms cannot cause other errors, so these have no text of their own, and zod's texts are
    // not for visitors.
    fault: (name: string) => (Object.hasOwn(faults, name) ? fault(name) : failure('invalid')),
  };
}

/**
 * Defines every action that writes: checks the form against the schema, applies the rate limit,
 * runs the action, and answers with a typed result. It never throws at the user: an ActionFailure
 * becomes its own answer, and any other error is logged and answered as `unavailable`. `prepare`
 * makes the context and the key of the limit.
 */
export function defineActionWith<Context extends ActionContext>(
  prepare: (locale: Locale) => Promise<{ context: Context; limitKey?: string }>,
) {
  return <Schema extends z.ZodType, Data>(
    definition: ActionDefinition<Schema, Data, Context>,
  ): ((form: FormData) => Promise<ActionResult<Data>>) => {
    const { namespace, schema, rateLimit, run } = definition;
    const answer = async (form: FormData): Promise<ActionResult<Data>> => {
      const locale = localeOf(form);
      const words = await wordsOf(namespace, locale);
      const failure = (code: ActionErrorCode, more = {}): ActionResult<Data> => ({
        ok: false,
        error: { code, message: words.failure(code), ...more },
      });
      try {
        const parsed = schema.safeParse(texts(form));
        if (!parsed.success) {
          const faults: Record<string, string> = {};
          for (const { path, message } of parsed.error.issues) {
            faults[String(path[0])] ??= words.fault(message);
          }
          return failure('invalid', { fields: faults });
        }
        const { context, limitKey } = await prepare(locale);
        if (!(await isWithinLimit(rateLimit, limitKey))) return failure('rateLimited');
        return { ok: true, data: await run(parsed.data, context) };
      } catch (error) {
        unstable_rethrow(error);
        if (error instanceof ActionFailure) {
          const fields = Object.entries(error.fields).map(([name, key]) => [
            name,
            words.fault(key),
          ]);
          const more = error.sentence ? { message: error.sentence } : {};
          return failure(error.code, { fields: Object.fromEntries(fields), ...more });
        }
        log.error('action failed', { action: rateLimit.bucket }, error);
        return failure('unavailable');
      }
    };
    return (form) => loggedAction(rateLimit.bucket, () => answer(form));
  };
}

/** A public action, limited by the sender's address. */
export const defineAction = defineActionWith<ActionContext>(async (locale) => ({
  context: { locale },
}));
