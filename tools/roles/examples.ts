import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Intent } from '@/lib/assistant/built-in/intent/intents';
import { featuresOf, placesOf, tokensOf } from '@/lib/assistant/built-in/roles/features';
import { isRole, type Role } from '@/lib/assistant/built-in/roles/roles';
import { withPlaces } from '@/lib/assistant/built-in/understand/place-names';
import { plainText } from '@/lib/assistant/built-in/understand/text';
import { readExamples as readIntents, textOf } from '../intents/examples';
import type { Sample } from '../intents/learn';

const folder = 'tools/roles/examples';

/** A message with the role of each of its places, in their order. */
export interface Example {
  readonly said: string;
  readonly isLater: boolean;
  /** Text as the built-in assistant reads it. */
  readonly text: string;
  /** `no` for a place that is only known not to be refused. */
  readonly roles: readonly (Role | 'no')[];
}

const marked = /\[([a-z]+):([^\]]*)\]/g;

function roleOf(name: string, line: string): Role | 'no' {
  if (name !== 'no' && !isRole(name)) throw new Error(`No role is called “${name}”: ${line}`);
  return name;
}

/**
 * Reads a line: `first` or `later`, a tab, and a message in which each place is written
 * `[role:name]`. Undefined if the assistant reads other places in it, such as a village's island.
 *
 * @param isGreekPage the assistant reads Latin letters as Greek
 * @throws Error naming the line, if a role is unknown
 */
function exampleOf(line: string, isGreekPage: boolean): Example | undefined {
  const [when = '', written = ''] = line.split('\t');
  const roles = [...written.matchAll(marked)].map(([, name = '']) => roleOf(name, line));
  const said = written.replace(marked, '$2');
  const text = withPlaces(plainText(said, isGreekPage ? 'el' : 'en'), said);
  if (placesOf(tokensOf(text)).length !== roles.length) return undefined;
  return { said, isLater: when === 'later', text, roles };
}

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n').filter(Boolean);

/**
 * Reads every n-th example of each file; those in `greek*` files were written on a Greek page. One
 * takes a millisecond.
 */
export const readExamples = (every = 1): Example[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.tsv'))
    .flatMap((file) =>
      linesOf(path.join(folder, file)).flatMap((line, at) =>
        at % every === 0 ? (exampleOf(line, file.startsWith('greek')) ?? []) : [],
      ),
    );

/** Intents of messages that ask about places and hardly ever refuse one. */
const asking: ReadonlySet<Intent> = new Set([
  ...(['about', 'access', 'activities', 'around', 'beaches', 'children', 'climate'] as const),
  ...(['duration', 'feasts', 'food', 'forecast', 'health', 'luggage', 'money'] as const),
  ...(['nightlife', 'pets', 'phone', 'prices', 'rights', 'rooms', 'rules', 'safety'] as const),
  ...(['services', 'shelter', 'sights', 'stay', 'strike', 'sunset', 'tickets'] as const),
  ...(['vehicles', 'walks', 'water', 'when'] as const),
]);

/** Reads examples of intents that ask about places, of which it is only known that none is refused. */
export const readQuestions = (): Example[] =>
  readIntents()
    .filter(({ intent }) => asking.has(intent))
    .flatMap((one) => {
      const text = textOf(one);
      const roles = placesOf(tokensOf(text)).map(() => 'no' as const);
      return roles.length > 0
        ? [{ said: one.said, isLater: one.before !== undefined, text, roles }]
        : [];
    });

/** Reads messages that are not learnt from: lines as in the examples, after the language and a tab. */
export const readHeldOut = (): Example[] =>
  linesOf('tools/roles/held-out.tsv').flatMap((line) => {
    const [language = '', ...cells] = line.split('\t');
    return exampleOf(cells.join('\t'), language !== 'en') ?? [];
  });

/** Features of each place of an example with its role. */
export function samplesOf({ text, isLater, roles }: Example): Sample[] {
  const tokens = tokensOf(text);
  const places = placesOf(tokens);
  return roles.map((role, nth) => {
    const last = roles[nth - 1];
    const before = last === 'no' ? 'visit' : last;
    const features = featuresOf({ tokens, places, nth, before, isLater });
    return role === 'no' ? { features, label: undefined, not: 'avoid' } : { features, label: role };
  });
}
