import type { Messages } from '@/lib/i18n/messages';
import type { PropertyLists } from '@/lib/list-property/rules';

export type PropertyTexts = Messages['listProperty']['form'];

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** What the form offers, in the words of the page. */
export interface PropertyChoices {
  readonly kinds: readonly Option[];
  readonly islands: readonly Option[];
  readonly amenities: readonly Option[];
  /** The season's months, by the season. */
  readonly seasons: Readonly<Record<string, string>>;
}

/** What every part of the form is given. */
export interface PartProps {
  texts: PropertyTexts;
  choices: PropertyChoices;
  /** What was typed before the page came back. */
  typed: Readonly<Record<string, string>>;
  /** Sentences by field. */
  faults: Readonly<Record<string, string>>;
}

const values = (options: readonly Option[]) => options.map(({ value }) => value);

/** The same without words, as the rules want it. */
export const listsOf = ({ kinds, islands, amenities }: PropertyChoices): PropertyLists => ({
  kinds: values(kinds),
  islands: values(islands),
  amenities: values(amenities),
});
