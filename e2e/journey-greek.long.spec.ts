import { travellerJourney } from './support/traveller';

// The same in English is in journey.spec.ts.
travellerJourney('el');
