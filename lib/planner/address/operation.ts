import { z } from 'zod';
import type { ApiOperation } from '@/lib/http/operation';
import { locales } from '@/lib/i18n/locales';
import { planAnswer } from './answer-schema';
import { planParameters } from './parameters';

/** `GET /api/ferries/plan`. */
export const planOperation: ApiOperation = {
  path: '/api/ferries/plan',
  id: 'planFerries',
  summary: 'The best order of islands with the ferries of each leg',
  description:
    'Compares the orders of the islands over the sailings that run on the days asked for: proven best up to ten islands, beyond that the best found with a proven gap. The parameters are those of the planner page; a plan takes two seconds at most.',
  parameters: planParameters.extend({
    lang: z.enum(locales).default('en').meta({ description: 'Language of messages and label.' }),
  }),
  answer: planAnswer,
  answerName: 'PlanAnswer',
};
