import { plannerLanguages } from './support/planner';
import { plannerJourneys } from './support/planner-journeys';

// The same journeys in English, and the texts of both languages, are in planner.spec.ts.
plannerJourneys(plannerLanguages.el);
