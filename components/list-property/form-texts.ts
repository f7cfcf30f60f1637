import type { PropertyLists } from '@/lib/booking/list-property/rules';
import type { Messages } from '@/lib/foundation/i18n/messages';

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
  /** Months of each season, by season. */
  readonly seasons: Readonly<Record<string, string>>;
}

/** Props of each part of the form. */
export interface PartProps {
  texts: PropertyTexts;
  choices: PropertyChoices;
  /** Values typed before the page was reloaded. */
  typed: Readonly<Record<string, string>>;
  /** Error messages by field. */
  faults: Readonly<Record<string, string>>;
}

const values = (options: readonly Option[]) => options.map(({ value }) => value);

/** Returns the values of the options, which the validation rules expect. */
export const listsOf = ({ kinds, islands, amenities }: PropertyChoices): PropertyLists => ({
  kinds: values(kinds),
  islands: values(islands),
  amenities: values(amenities),
});
