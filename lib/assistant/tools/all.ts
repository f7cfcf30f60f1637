import 'server-only';
import { flyOrSailTool, placesTool, sailingsTool, sailingWeatherTool } from './journeys';
import { knowledgeTools } from './knowledge';
import { listingTools } from './listings';
import { budgetTool, planTool } from './planning';
import type { AssistantTool } from './tool';
import { packageTool, suggestTool } from './trips';

/** Every operation that a model or another program may call: they read and change nothing. */
export const readOnlyTools: readonly AssistantTool[] = [
  ...knowledgeTools,
  sailingsTool,
  planTool,
  packageTool,
  suggestTool,
  placesTool,
  sailingWeatherTool,
  flyOrSailTool,
  budgetTool,
  ...listingTools,
];
