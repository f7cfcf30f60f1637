import { type Localized, perLocale } from '../../../foundation/i18n/locales.ts';
import type { Faults } from './faults.ts';
import { cleanText, readName } from './names.ts';
import type { Tables } from './table.ts';

const file = 'translations.txt';

/** Translations of a feed in the languages of the site, by table, field, and record or value. */
export class Translations {
  readonly #words = new Map<string, string>();
  readonly #feedLanguage: string;

  /** `feedLanguage` is `feed_lang` or the language of the agencies. */
  constructor(tables: Tables, feedLanguage: string, faults: Faults) {
    this.#feedLanguage = feedLanguage.slice(0, 2).toLowerCase();
    const columns = [
      'table_name',
      'field_name',
      'language',
      'translation',
      'record_id',
      'field_value',
    ] as const;
    tables.each(file, columns, (row, line) => {
      const language = row.language.slice(0, 2).toLowerCase();
      const words = readName(row, 'translation', file, line, faults);
      if (!words) return;
      const target = row.record_id ? `#${row.record_id}` : `=${cleanText(row.field_value)}`;
      this.#words.set(`${row.table_name}.${row.field_name}.${language}${target}`, words);
    });
  }

  /** Texts of a field of a record. The feed's own text replaces a missing language. */
  of(table: string, field: string, recordId: string, value: string): Localized {
    return perLocale((language) => {
      const key = `${table}.${field}.${language}`;
      const words = this.#words.get(`${key}#${recordId}`) ?? this.#words.get(`${key}=${value}`);
      return language === this.#feedLanguage ? value : (words ?? value);
    });
  }
}
