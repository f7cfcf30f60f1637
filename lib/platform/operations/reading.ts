import { getTranslations } from 'next-intl/server';
import { z } from 'zod';
import { type ComputeLimit, secondsToWait } from '@/lib/foundation/http/compute-limit';
import { allValues, firstValue, type RawQuery } from '@/lib/foundation/http/raw-query';
import type { Locale } from '@/lib/foundation/i18n/locales';
import type { Operation } from './operation';

/** Error in a parameter of a reading: it is missing, or its value is unknown. */
export interface ReadingFault {
  readonly field: string;
  readonly fault: 'missing' | 'unknown-choice';
}

interface Reading<Input extends z.ZodObject, Answer> {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  /** Lists may be repeated or separated by commas in the query. */
  readonly input: Input;
  readonly answer: z.ZodType<Answer>;
  /** Rate limit of an expensive operation. */
  readonly limit?: ComputeLimit;
  answerOf(question: z.output<Input>, locale: Locale): Promise<Answer>;
}

/** Operation over records in memory; its schema defines every possible fault of a query. */
export function readingOperation<Input extends z.ZodObject, Answer>({
  limit,
  ...reading
}: Reading<Input, Answer>): Operation<z.output<Input>, ReadingFault, Answer> {
  return {
    ...reading,
    async run(query, { headers }) {
      const seconds = limit ? await secondsToWait(limit, headers) : 0;
      if (seconds > 0) return { state: 'wait', seconds };
      const values = valuesOf(reading.input, query);
      const parsed = reading.input.safeParse(values);
      if (parsed.success) return { state: 'ok', result: parsed.data };
      const faults = parsed.error.issues.map(({ path: [field = ''] }): ReadingFault => {
        const name = String(field);
        return { field: name, fault: values[name] === undefined ? 'missing' : 'unknown-choice' };
      });
      return { state: 'faults', faults };
    },
    async explain(faults, _query, locale) {
      const t = await getTranslations({ locale, namespace: 'operations.errors' });
      const fields = faults.map(
        ({ field, fault }) => [field, { code: fault, message: t(fault) }] as const,
      );
      return { message: t('summary'), fields: Object.fromEntries(fields) };
    },
    async explainWait(seconds, locale) {
      const t = await getTranslations({ locale, namespace: 'operations' });
      return t('tooMany', { seconds });
    },
  };
}

/** Values of each parameter in a query; an empty one counts as absent. */
function valuesOf(input: z.ZodObject, query: RawQuery): Record<string, unknown> {
  const values = Object.entries(input.shape).map(([name, schema]) => {
    if (!isList(schema as z.ZodType)) return [name, firstValue(query[name])?.trim() || undefined];
    const list = allValues(query[name]).flatMap((value) => value.split(','));
    const given = list.map((value) => value.trim()).filter(Boolean);
    return [name, given.length > 0 ? given : undefined];
  });
  return Object.fromEntries(values);
}

const isList = (schema: z.ZodType): boolean =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault
    ? isList(schema.unwrap() as z.ZodType)
    : schema instanceof z.ZodArray;
