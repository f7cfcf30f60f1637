import { type Locale, placesLocale } from '../locales';
import type { Declension, Gender } from './declension';
import { placeNames } from './place-names';

/** A Greek name in the forms a sentence may need, with and without its article. */
export interface PlaceCases {
  /** «Νάξος» */
  readonly nom: string;
  /** «Νάξου» */
  readonly gen: string;
  /** «Νάξο» */
  readonly acc: string;
  /** «η Νάξος» */
  readonly the: string;
  /** «της Νάξου» */
  readonly the_gen: string;
  /** «τη Νάξο», after από, προς, για, ως, χωρίς */
  readonly the_acc: string;
  /** «στη Νάξο» */
  readonly at: string;
}

/** Suffixes after `{name_` in Greek messages. */
export const caseForms = ['gen', 'acc', 'the', 'the_gen', 'the_acc', 'at'] as const;

const articles: Record<
  Gender,
  readonly [nominative: string, genitive: string, accusative: string]
> = {
  masculine: ['ο', 'του', 'τον'],
  feminine: ['η', 'της', 'τη'],
  neuter: ['το', 'του', 'το'],
  'feminine plural': ['οι', 'των', 'τις'],
  'neuter plural': ['τα', 'των', 'τα'],
};

/** Before these, «τη» keeps its ν: vowels, κ π τ ξ ψ (and with them μπ ντ γκ τσ τζ). */
const keepsNu = /^(?:[αάεέηήιίϊΐοόυύϋΰωώκπτξψ]|μπ|ντ|γκ)/iu;

/** Removes a part in brackets from a name: «Κέα (Τζια)» is declined as Κέα. */
const bare = (name: string) => name.replace(/\s*\([^)]*\)/g, '').trim();

function decline(name: string, { gender, genitive, accusative = name }: Declension): PlaceCases {
  const [the, ofThe, toThe] = articles[gender];
  const article = toThe === 'τη' && keepsNu.test(accusative) ? 'την' : toThe;
  return {
    nom: name,
    gen: genitive,
    acc: accusative,
    the: `${the} ${name}`,
    the_gen: `${ofThe} ${genitive}`,
    the_acc: `${article} ${accusative}`,
    at: `σ${article} ${accusative}`,
  };
}

/** Cases of a name without a known declension, from another company's feed: «το λιμάνι» takes the case instead. */
const undeclined = (name: string): PlaceCases => ({
  nom: name,
  gen: name,
  acc: name,
  the: `το λιμάνι ${name}`,
  the_gen: `του λιμανιού ${name}`,
  the_acc: `το λιμάνι ${name}`,
  at: `στο λιμάνι ${name}`,
});

/** The cases of a Greek name, given in the nominative. */
export function casesOf(name: string): PlaceCases {
  const known = placeNames[bare(name)];
  return known ? decline(bare(name), known) : undeclined(name);
}

/**
 * Returns the cases of a port of an island: «στην Αιγιάλη Αμοργού», and «στη Χώρα Νάξου», whose
 * name includes the island.
 */
function casesWithin(port: string, island: string): PlaceCases {
  const [cases, within] = [casesOf(port), casesOf(island).gen];
  if (cases.gen.endsWith(within)) return cases;
  const entries = Object.entries(cases).map(([form, text]) => [form, `${text} ${within}`]);
  return Object.fromEntries(entries) as unknown as PlaceCases;
}

/** Arguments of a message that names a place. */
export type PlaceArguments<Key extends string> = Readonly<
  Record<Key | `${Key}_${(typeof caseForms)[number]}`, string>
>;

/** The arguments of a text for a name that has been declined; `shown` is the name on its own. */
function caseArguments<Key extends string>(
  key: Key,
  shown: string,
  cases: PlaceCases,
): PlaceArguments<Key> {
  const forms = caseForms.map((form) => [`${key}_${form}`, cases[form]]);
  return Object.fromEntries([[key, shown], ...forms]) as PlaceArguments<Key>;
}

/**
 * The arguments of a text that names a place: `{to}` as it is, and for Greek texts `{to_acc}`, `{to_the_acc}` and
 * the other forms. A language without cases gets the name in all of them.
 */
export function placeArguments<Key extends string>(
  key: Key,
  name: string,
  locale: Locale,
): PlaceArguments<Key> {
  if (locale === placesLocale) return caseArguments(key, name, casesOf(name));
  const same = {
    nom: name,
    gen: name,
    acc: name,
    the: name,
    the_gen: name,
    the_acc: name,
    at: name,
  };
  return caseArguments(key, name, same);
}

/** Arguments of a message that names a port together with its island; `shown` is the two names on their own. */
export function portArgumentsWithin<Key extends string>(
  key: Key,
  shown: string,
  [port, island]: readonly [port: string, island: string],
  locale: Locale,
): PlaceArguments<Key> {
  return locale === placesLocale
    ? caseArguments(key, shown, casesWithin(port, island))
    : placeArguments(key, shown, locale);
}
