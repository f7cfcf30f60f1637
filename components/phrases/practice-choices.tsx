import { SelectField } from '@/components/ui/field';
import type { PracticeTexts } from './practice-texts';

interface PracticeChoicesProps {
  decks: readonly { id: string; title: string }[];
  deckId: string;
  fromGreek: boolean;
  texts: PracticeTexts;
  onDeck: (id: string) => void;
  onDirection: (fromGreek: boolean) => void;
}

/** Options of the practice: set of phrases and direction. */
export function PracticeChoices(props: PracticeChoicesProps) {
  const { decks, deckId, fromGreek, texts, onDeck, onDirection } = props;
  return (
    <div className="mt-5 grid gap-4 sm:grid-cols-2">
      <SelectField
        id="practice-deck"
        label={texts.deck}
        value={deckId}
        onChange={(event) => onDeck(event.target.value)}
      >
        {decks.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      <SelectField
        id="practice-direction"
        label={texts.direction}
        value={fromGreek ? 'from' : 'to'}
        onChange={(event) => onDirection(event.target.value === 'from')}
      >
        <option value="from">{texts.fromGreek}</option>
        <option value="to">{texts.toGreek}</option>
      </SelectField>
    </div>
  );
}
