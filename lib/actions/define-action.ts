import 'server-only';
import { unstable_rethrow } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import type { z } from 'zod';
import { defaultLocale, isLocale, type Locale } from '@/lib/i18n/locales';
import type { namespaces } from '@/lib/i18n/messages';
import { isWithinLimit, type RateLimit } from './rate-limit';
import type { ActionErrorCode, ActionResult } from './result';

interface ActionDefinition<Schema extends z.ZodType, Data> {
  /**
   * Where the words are. The namespace holds `failure.<code>` for every code and `fields.<key>` for every
   * message of the schema, which are keys and not sentences.
   */
  namespace: (typeof namespaces)[number];
  schema: Schema;
  rateLimit: RateLimit;
  run: (input: z.output<Schema>, context: { locale: Locale }) => Promise<Data>;
}

function fieldsOf(form: FormData): Record<string, string> {
  const entries = [...form].filter((entry): entry is [string, string] => {
    return typeof entry[1] === 'string' && !entry[0].startsWith('$ACTION');
  });
  return Object.fromEntries(entries);
}

/**
 * The one way to write: checks the form against the schema, takes the rate limit, runs, and answers with
 * a typed result. It never throws at the user: whatever fails inside is logged and answered as
 * `unavailable`. The page sends its language in the field `locale`, because an action belongs to no page.
 */
export function defineAction<Schema extends z.ZodType, Data>(
  definition: ActionDefinition<Schema, Data>,
): (form: FormData) => Promise<ActionResult<Data>> {
  const { namespace, schema, rateLimit, run } = definition;
  return async (form) => {
    const fields = fieldsOf(form);
    const locale = isLocale(fields.locale) ? fields.locale : defaultLocale;
    const t = await getTranslations({ locale, namespace });
    const failure = (code: ActionErrorCode, more = {}): ActionResult<Data> => ({
      ok: false,
      error: { code, message: t(`failure.${code}`), ...more },
    });
    try {
      const parsed = schema.safeParse(fields);
      if (!parsed.success) {
        const faults: Record<string, string> = {};
        for (const { path, message } of parsed.error.issues) {
          faults[String(path[0])] ??= t(`fields.${message}`);
        }
        return failure('invalid', { fields: faults });
      }
      if (!(await isWithinLimit(rateLimit))) return failure('rateLimited');
      return { ok: true, data: await run(parsed.data, { locale }) };
    } catch (error) {
      unstable_rethrow(error);
      console.error(`Action ${rateLimit.bucket}:`, error instanceof Error ? error.message : error);
      return failure('unavailable');
    }
  };
}
