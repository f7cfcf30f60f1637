import { wishJourney } from './support/assistant';
import { languages } from './support/languages';

for (const { locale } of languages) wishJourney(locale);
