import 'server-only';
import {
  boatTools,
  ferryOrFlightTool,
  placesTool,
  sailingsTool,
  sailingWeatherTool,
} from './journeys';
import { knowledgeTools } from './knowledge';
import { listingTools } from './listings';
import { budgetTool, planTool } from './planning';
import type { AssistantTool } from './tool';
import { curatedTripTool, suggestTool } from './trips';

/** Read-only operations that models and other programs may call. */
export const readOnlyTools: readonly AssistantTool[] = [
  ...knowledgeTools,
  sailingsTool,
  planTool,
  curatedTripTool,
  suggestTool,
  placesTool,
  sailingWeatherTool,
  ...boatTools,
  ferryOrFlightTool,
  budgetTool,
  ...listingTools,
];
