import { z } from 'zod';
import type { ApiOperation } from '@/lib/http/operation';
import { locales } from '@/lib/i18n/locales';
import { searchAnswer } from './answer-schema';
import { searchParameters } from './parameters';

/** `GET /api/ferries/search`. */
export const searchOperation: ApiOperation = {
  path: '/api/ferries/search',
  id: 'searchFerries',
  summary: 'Journeys by ferry between two places on a day',
  description:
    'Every boat of the day without a change, and every journey with changes that no other beats on departure, arrival, changes and price together. A return and further legs are answered one by one.',
  parameters: searchParameters.extend({
    lang: z.enum(locales).default('en').meta({ description: 'Language of messages and label.' }),
  }),
  answer: searchAnswer,
  answerName: 'SearchAnswer',
};
