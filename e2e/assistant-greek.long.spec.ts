import { wishJourney } from './support/assistant';

// The same in English is in assistant.spec.ts.
wishJourney('el');
