import { travellerJourney } from './support/traveller';

travellerJourney('en');
