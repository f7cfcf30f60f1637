import { jsonSchema, tool } from 'ai';
import { tripLimits } from '@/lib/trips/saved-trips/limits';

/**
 * Tool that saves a plan to My Trips. It has no `execute`: the page asks the traveller, then a
 * server action saves on their behalf and solves the plan again
 * (`app/[locale]/touristas-ai/chat`).
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
