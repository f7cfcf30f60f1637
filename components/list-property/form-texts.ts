import type { Messages } from '@/lib/i18n/messages';
import type { PropertyLists } from '@/lib/list-property/rules';

export type PropertyTexts = Messages['listProperty']['form'];

export interface Option {
  readonly value: string;
  readonly label: string;
}

/** Options of the form, with the labels of the page. */
export interface PropertyChoices {
  readonly kinds: readonly Option[];
  readonly islands: readonly Option[];
  readonly amenities: readonly Option[];
  /** The season's months, by the season. */
  readonly seasons: Readonly<Record<string, string>>;
}

/** Props of every part of the form. */
export interface PartProps {
  texts: PropertyTexts;
  choices: PropertyChoices;
  /** Values typed before the page was reloaded. */
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
