import 'server-only';
import { flyOrSailTool, placesTool, sailingsTool, sailingWeatherTool } from './journeys';
import { knowledgeTools } from './knowledge';
import { listingTools } from './listings';
import { budgetTool, planTool } from './planning';
import type { AssistantTool } from './tool';

/** Every operation that a model or another program may call: they read and change nothing. */
export const readOnlyTools: readonly AssistantTool[] = [
  ...knowledgeTools,
  sailingsTool,
  planTool,
  placesTool,
  sailingWeatherTool,
  flyOrSailTool,
  budgetTool,
  ...listingTools,
];
