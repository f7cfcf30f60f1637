import type { Messages } from '@/lib/foundation/i18n/messages';

/** Namespaces with forms: their `fields` contain a sentence for each error. */
export type FormNamespace = {
  [Name in keyof Messages]: Messages[Name] extends { fields: object } ? Name : never;
}[keyof Messages];

/**
 * Possible errors of a form field: a key below `fields` of its namespace, or of any. Zod accepts any text as a message,
 * so schemas name their errors through a function that accepts only these.
 */
export type Fault<Name extends FormNamespace = FormNamespace> = Name extends unknown
  ? keyof Messages[Name]['fields']
  : never;

/** Faults by the name of their field. */
export type Faults<Name extends FormNamespace = FormNamespace> = Readonly<
  Record<string, Fault<Name>>
>;
