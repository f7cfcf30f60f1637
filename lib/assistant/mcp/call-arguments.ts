import 'server-only';
import { monthOfWord } from '@/lib/assistant/built-in/understand/month-words';
import { withPlaces } from '@/lib/assistant/built-in/understand/place-names';
import type { AssistantTool } from '@/lib/assistant/tools/tool';
import { editDistance } from '@/lib/foundation/i18n/edit-distance';
import { fold } from '@/lib/foundation/i18n/fold';

/** Arguments of a call by name. */
export type Arguments = Readonly<Record<string, unknown>>;

interface Property {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly items?: Property;
}

/** Argument of every tool that has a short answer. */
export const detail = 'detail';

const propertiesOf = ({ input }: AssistantTool) =>
  (input.properties ?? {}) as Readonly<Record<string, Property>>;

/** Arguments that name places, in whatever spelling. */
export const placeArguments: ReadonlySet<string> = new Set([
  'from',
  'to',
  'start',
  'end',
  'place',
  'island',
  'islands',
  'order',
]);

/**
 * Reads the arguments of a call as clients send them: lists also as JSON text, places by any name,
 * months by name, islands of a plan as objects. Returns a sentence for names the tool does not have.
 */
export function readArguments(
  tool: AssistantTool,
  args: Arguments,
): { readonly args: Arguments } | { readonly refusal: string } {
  const properties = propertiesOf(tool);
  const known = Object.keys(properties);
  const unknown = Object.keys(args).filter((name) => name !== detail && !known.includes(name));
  if (unknown.length > 0) {
    const names = unknown.slice(0, 5).map((name) => {
      const nearest = nearestOf(name, known);
      return nearest
        ? `"${name.slice(0, 60)}" (did you mean "${nearest}"?)`
        : `"${name.slice(0, 60)}"`;
    });
    return { refusal: `Unknown: ${names.join(', ')}. ${tool.name} takes: ${known.join(', ')}.` };
  }
  const entries = Object.entries(args).flatMap(([name, value]) =>
    name === detail ? [] : [[name, argumentOf(tool.name, name, value, properties[name])] as const],
  );
  return { args: Object.fromEntries(entries) };
}

/** The known name that contains, or is contained in, an unknown one, or differs by few letters. */
function nearestOf(name: string, known: readonly string[]): string | undefined {
  const plain = name.toLowerCase();
  const within = known
    .filter((one) => plain.includes(one.toLowerCase()) || one.toLowerCase().includes(plain))
    .toSorted((a, b) => b.length - a.length)[0];
  return within ?? known.find((one) => editDistance(plain.slice(0, 40), one.toLowerCase()) <= 2);
}

function argumentOf(tool: string, name: string, value: unknown, property: Property | undefined) {
  const listed = property?.type === 'array' || name === 'islands' ? listOf(value) : value;
  if (name === 'islands' && Array.isArray(listed)) return listed.map(stayOf).join(',');
  if (Array.isArray(listed)) return listed.map((one) => plainValue(tool, name, one));
  return plainValue(tool, name, listed);
}

/** A list that was sent as JSON text. */
function listOf(value: unknown): unknown {
  if (typeof value !== 'string' || !value.trim().startsWith('[')) return value;
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) ? list : value;
  } catch {
    return value;
  }
}

function plainValue(tool: string, name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (name === 'month') return monthOfWord(fold(value.trim())) || value;
  return placeArguments.has(name) ? placeOf(tool, value) : value;
}

/** Id of a place under any of its names; anything else stays as it is. */
function placeOf(tool: string, value: string): string {
  const id = /^@([a-z]+)@$/.exec(withPlaces(fold(value.trim()), value.trim()))?.[1];
  if (!id || /^[A-Z]{3}$/.test(value)) return value;
  const isAthens = id === 'athens' || id === 'ath';
  return isAthens ? (tool === 'planFerries' ? 'athens' : 'piraeus') : id;
}

/** Entry of the planner's list for an island with its nights, `naxos:2-4`. */
function stayOf(stay: unknown): string {
  if (typeof stay !== 'object' || stay === null) return placeOf('planFerries', String(stay));
  const { island, nights, minNights, maxNights, optional } = stay as Arguments;
  const least = nights ?? minNights;
  const most = nights ?? maxNights;
  const range = [least, most].filter((one) => one !== undefined).map(Number);
  const span = range.length > 0 ? `:${[...new Set(range)].join('-')}` : '';
  return `${placeOf('planFerries', String(island))}${optional === true ? '?' : ''}${span}`;
}
