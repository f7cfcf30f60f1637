import { jsonSchema, tool } from 'ai';
import { tripLimits } from '@/lib/trips/limits';

/**
 * Puts a plan into My Trips. It has no `execute`: the page asks the traveller, and a server action does it as that
 * person and solves the plan anew (`app/[locale]/(assistant)/touristas-ai/chat`).
 */
export const saveTrip = tool({
  description:
    'Asks the traveller whether to save a solved plan to My Trips. Only when they asked to save it.',
  inputSchema: jsonSchema<{ title: string; plan: string }>({
    type: 'object',
    properties: {
      title: { type: 'string', maxLength: tripLimits.title, description: 'A title for the trip.' },
      plan: {
        type: 'string',
        maxLength: tripLimits.planQuery,
        description: '`pages.page` of the result of planFerries that is to be saved.',
      },
    },
    required: ['title', 'plan'],
    additionalProperties: false,
  }),
});

export const saveToolName = 'saveTrip';
