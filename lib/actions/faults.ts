import type { Messages } from '@/lib/i18n/messages';

/** Namespaces with forms: a sentence for each fault stands below their `fields`. */
export type FormNamespace = {
  [Name in keyof Messages]: Messages[Name] extends { fields: object } ? Name : never;
}[keyof Messages];

/**
 * What can be wrong with a field of a form: a key below `fields` of its namespace, or of any of them. Zod takes
 * any text for a message, so schemas name their faults through a function of their own that takes these alone.
 */
export type Fault<Name extends FormNamespace = FormNamespace> = Name extends unknown
  ? keyof Messages[Name]['fields']
  : never;

/** Faults by the name of their field. */
export type Faults<Name extends FormNamespace = FormNamespace> = Readonly<
  Record<string, Fault<Name>>
>;
